import { type AnyEntry, entry } from '#content-model/blocks/block-types.ts'
import type { Read } from '#content-model/documents/document-types.ts'
import type { TitledText } from '#domain/structured-data/page-metadata.ts'
import { plainText } from './plain-text.ts'
import { textsOf } from './texts-of.ts'

/** The parts of a page: of any type of document that has a body or sections. */
export type PageContent = Pick<Read<'blog'>, 'body' | 'sections'>

/** What the specification derives from the blocks of a page, by its names. */
export function derivedValues(page: PageContent) {
  const entries = entriesOf(page)
  return {
    key_takeaways: entries.flatMap((one) =>
      one.componentType === 'Key takeaways banner' ? one.fields.takeaways : [],
    ),
    all_textblocks: entries.flatMap((one) =>
      one.componentType === 'Text Block' ? [plainText(one.fields.body)] : [],
    ),
    banner_1: first(entries, tipOf),
    card_1: first(entries, linesOfCards),
    faq_1: first(entries, questionsOf),
    estimatedTimeToRead: minutesToRead(textsOfPage(page).join('')),
  }
}

/** The blocks of a page in reading order, in sections and outside. What cannot be read is left out. */
export function entriesOf({ body = [], sections = [] }: PageContent): AnyEntry[] {
  return [...body, ...sections].flatMap((part) => {
    if (part._type === 'entry') return [part]
    if (part._type === 'section') return (part.content ?? []).filter((one) => one._type === 'entry')
    return []
  })
}

/** All the words of a page's blocks; tokens in them are not filled in. */
export function articleBodyOf(page: PageContent): string {
  return textsOfPage(page).join('\n\n')
}

function textsOfPage(page: PageContent): string[] {
  return entriesOf(page)
    .flatMap((one) => textsOf(entry, one))
    .map(({ parts }) => parts.map(({ text }) => text).join(''))
}

/** Characters divided by 5, the length of a word, and by 200 words a minute. A short text takes 0. */
export function minutesToRead(text: string): number {
  return Math.round(text.length / 5 / 200)
}

function first<Found>(entries: readonly AnyEntry[], find: (one: AnyEntry) => Found | undefined) {
  for (const one of entries) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

function tipOf(one: AnyEntry): string | undefined {
  const isTip = one.componentType === 'TuitionHero tip banner - purple' || one.componentType === 'Tip banner'
  return isTip ? one.fields.text : undefined
}

/** Each card as its lines: those of a card of type List, else its paragraphs. */
function linesOfCards(one: AnyEntry): string[][] | undefined {
  if (one.componentType !== 'Cards') return undefined
  return one.fields.cardItems.map(({ items, body }) => items ?? (body ? plainText(body).split('\n\n') : []))
}

function questionsOf(one: AnyEntry): TitledText[] | undefined {
  switch (one.componentType) {
    case 'FAQ - purple - one column':
    case 'FAQ - white - one column':
    case 'Author and FAQ':
      return one.fields.questions.map(titledText)
    case 'Accordion list':
      return one.fields.items.map(titledText)
    default:
      return undefined
  }
}

function titledText({
  title,
  content,
}: {
  title: string
  content: Parameters<typeof plainText>[0]
}): TitledText {
  return { title, text: plainText(content) }
}
