import type { AnyEntry } from '#cms/model/blocks/block-types.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import type { PageContent } from '#cms/model/texts/derived-values.ts'
import { showsNothing } from './sections/section-value.ts'

export interface Heading {
  /** The anchor of the heading (`#…`), unique on the page. */
  id: string
  text: string
  level: 2 | 3
  /**
   * Set for the title of a block right below a heading: two headings in a row would leave the first one empty,
   * so the title is a line below it.
   */
  isLine?: boolean
}

/** The headings of a page in reading order. */
export interface Outline {
  headings: readonly Heading[]
  /** Returns the heading, or the line below one, of a section, of a block with a title, or of a paragraph with style h2 or h3. */
  getHeading(shown: object): Heading | undefined
}

type Part = NonNullable<PageContent['sections']>[number]

/**
 * Builds the outline of a page as it is rendered: titles of sections and blocks, and headings in the text of
 * Text Blocks.
 */
export function buildOutline(page: PageContent): Outline {
  const { main, beside } = splitPage(page)
  const headings = new Map<object, Heading>()
  const taken = new Set<string>()
  /** The heading of a text below which nothing stands yet. */
  let bare: Heading | undefined
  const add = (shown: object, text: string, level: 2 | 3) => {
    const isLine = bare !== undefined && bare.level >= level
    const heading = { id: toUniqueId(text, taken), text, level: (isLine && bare?.level) || level, isLine }
    headings.set(shown, heading)
    return heading
  }
  for (const part of [...main, ...beside]) addPart(part)
  return {
    headings: [...headings.values()].filter(({ isLine }) => !isLine),
    getHeading: (shown) => headings.get(shown),
  }

  function addPart(part: Part) {
    if (part._type === 'entry') addEntry(part, 2)
    if (part._type !== 'section' || showsNothing(part)) return
    bare = undefined
    if (part.title) add(part, part.title, 2)
    for (const one of part.content ?? []) if (one._type === 'entry') addEntry(one, part.title ? 3 : 2)
  }

  function addEntry(entry: AnyEntry, level: 2 | 3) {
    if (showsNothing(entry)) return
    const { fields } = entry
    const title = 'title' in fields ? fields.title : undefined
    if (typeof title === 'string' && title !== '' && entry.componentType !== 'Table of contents')
      add(entry, title, level)
    bare = undefined
    if (entry.componentType !== 'Text Block') return
    for (const paragraph of entry.fields.body) {
      bare = undefined
      // List items are never headings, whatever their style.
      if (paragraph._type !== 'block' || !isRecord(paragraph) || paragraph.listItem !== undefined) continue
      const text = paragraph.children.map((span) => span.text).join('')
      if (paragraph.style === 'h2' || paragraph.style === 'h3')
        bare = add(paragraph, text, paragraph.style === 'h2' ? 2 : 3)
    }
  }
}

/** Splits a page into the parts in its main column and the parts beside it, which follow it on a phone. */
export function splitPage({ sections = [], body = [] }: PageContent): { main: Part[]; beside: Part[] } {
  const isBeside = (part: Part) => part._type === 'section' && part.kind === 'Sidebar'
  const parts = [...sections, ...body]
  return { main: parts.filter((part) => !isBeside(part)), beside: parts.filter(isBeside) }
}

/** Turns a heading's text into an anchor; a repeated heading gets a number. */
function toUniqueId(text: string, taken: Set<string>): string {
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
