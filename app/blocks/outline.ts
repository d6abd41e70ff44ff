import type { AnyEntry } from '#content-model/blocks/block-types.ts'
import { isRecord } from '#content-model/fields/record.ts'
import type { PageContent } from '#content-model/texts/derived-values.ts'
import { showsNothing } from './sections/section-value.ts'

/** A heading of the page. */
export interface Heading {
  /** Its place in addresses: `#…`, different from all others of the page. */
  id: string
  text: string
  level: 2 | 3
}

/** The headings of a page in reading order. */
export interface Outline {
  headings: readonly Heading[]
  /** The heading that a section, a block with a title, or a paragraph of style h2 or h3 shows. */
  headingOf(shown: object): Heading | undefined
}

type Part = NonNullable<PageContent['sections']>[number]

/** Goes over a page as it is drawn: titles of sections, of blocks, and headings in texts of Text Blocks. */
export function outlineOf(page: PageContent): Outline {
  const { main, beside } = partsOf(page)
  const headings = new Map<object, Heading>()
  const taken = new Set<string>()
  const add = (shown: object, text: string, level: 2 | 3) => {
    headings.set(shown, { id: freeId(text, taken), text, level })
  }
  for (const part of [...main, ...beside]) addPart(part)
  return { headings: [...headings.values()], headingOf: (shown) => headings.get(shown) }

  function addPart(part: Part) {
    if (part._type === 'entry') addEntry(part, 2)
    if (part._type !== 'section' || showsNothing(part)) return
    if (part.title) add(part, part.title, 2)
    for (const one of part.content ?? []) if (one._type === 'entry') addEntry(one, part.title ? 3 : 2)
  }

  function addEntry(entry: AnyEntry, level: 2 | 3) {
    if (showsNothing(entry)) return
    const { fields } = entry
    const title = 'title' in fields ? fields.title : undefined
    if (typeof title === 'string' && title !== '' && entry.componentType !== 'Table of contents')
      add(entry, title, level)
    if (entry.componentType !== 'Text Block') return
    for (const paragraph of entry.fields.body) {
      // Items of lists are no headings, whatever their style.
      if (paragraph._type !== 'block' || !isRecord(paragraph) || paragraph.listItem !== undefined) continue
      const text = paragraph.children.map((span) => span.text).join('')
      if (paragraph.style === 'h2' || paragraph.style === 'h3')
        add(paragraph, text, paragraph.style === 'h2' ? 2 : 3)
    }
  }
}

/** The parts of a page: those in its column, and those that stand beside it or, on a phone, after it. */
export function partsOf({ sections = [], body = [] }: PageContent): { main: Part[]; beside: Part[] } {
  const isBeside = (part: Part) => part._type === 'section' && part.kind === 'Sidebar'
  const parts = [...sections, ...body]
  return { main: parts.filter((part) => !isBeside(part)), beside: parts.filter(isBeside) }
}

/** A heading in the form of an address; a second one of the same words gets a number. */
function freeId(text: string, taken: Set<string>): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const base = /^[a-z]/.test(plain) ? plain : `part-${plain}`.replace(/-$/, '')
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  taken.add(id)
  return id
}
