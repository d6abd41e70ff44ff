import { type AnyEntry, entry } from '#cms/model/blocks/block-types.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import type { TitledText } from '#domain/structured-data/page-metadata.ts'
import { findTexts } from './find-texts.ts'
import { plainText } from './plain-text.ts'

/** The content of a page, for every document type with a body or sections. */
export type PageContent = Pick<Read<'blog'>, 'body' | 'sections'>

/**
 * Computes the values that the specification derives from a page's blocks, under the names of the
 * specification.
 */
export function derivedValues(page: PageContent) {
  const entries = listEntries(page)
  return {
    key_takeaways: entries.flatMap((one) =>
      one.componentType === 'Key takeaways banner' ? one.fields.takeaways : [],
    ),
    all_textblocks: entries.flatMap((one) =>
      one.componentType === 'Text Block' ? [plainText(one.fields.body)] : [],
    ),
    banner_1: first(entries, getTip),
    card_1: first(entries, listCardLines),
    faq_1: first(entries, getQuestions),
    estimatedTimeToRead: minutesToRead(findPageTexts(page).join('')),
  }
}

/** Lists the blocks of a page in reading order, inside and outside sections. Unreadable items are skipped. */
export function listEntries({ body = [], sections = [] }: PageContent): AnyEntry[] {
  return [...body, ...sections].flatMap((part) => {
    if (part._type === 'entry') return [part]
    if (part._type === 'section') return (part.content ?? []).filter((one) => one._type === 'entry')
    return []
  })
}

/** Returns the text of all blocks of a page, with its tokens not filled in. */
export function toArticleBody(page: PageContent): string {
  return findPageTexts(page).join('\n\n')
}

function findPageTexts(page: PageContent): string[] {
  return listEntries(page)
    .flatMap((one) => findTexts(entry, one))
    .map(({ parts }) => parts.map(({ text }) => text).join(''))
}

/** Divides the characters by 5 per word and 200 words a minute. A short text takes 0 minutes. */
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

function getTip(one: AnyEntry): string | undefined {
  const isTip = one.componentType === 'TuitionHero tip banner - purple' || one.componentType === 'Tip banner'
  return isTip ? one.fields.text : undefined
}

/** Returns the lines of each card: the list items of a card of type List, otherwise its paragraphs. */
function listCardLines(one: AnyEntry): string[][] | undefined {
  if (one.componentType !== 'Cards') return undefined
  return one.fields.cardItems.map(({ items, body }) => items ?? (body ? plainText(body).split('\n\n') : []))
}

function getQuestions(one: AnyEntry): TitledText[] | undefined {
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
