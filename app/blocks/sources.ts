import { isRecord } from '#cms/model/fields/record.ts'
import type { PageContent } from '#cms/model/texts/derived-values.ts'
import { type CitationValue, isMark } from './rich-text/text-value.ts'

/** A source cited on the page. */
interface PageSource {
  /** The number in reading order, starting at 1. */
  number: number
  /** The anchor of the source (`#…`). */
  id: string
  citation: CitationValue
}

/**
 * The sources that a page cites, numbered once for the whole page: the same source always has the same
 * number.
 */
export interface PageSources {
  list: readonly PageSource[]
  /** Returns undefined when the page does not cite the source. */
  getSource(citation: CitationValue): PageSource | undefined
  /** Whether a text marks a figure as our own example. */
  hasExamples: boolean
}

/**
 * Numbers the sources of a page in the order it renders them; sources cited on words come before those of
 * their whole block.
 */
export function numberSources({ body = [], sections = [] }: PageContent): PageSources {
  const sources = new Map<string, PageSource>()
  let hasExamples = false
  for (const part of [...sections, ...body]) visit(part)
  return {
    list: [...sources.values()],
    getSource: (citation) => sources.get(toSourceKey(citation)),
    hasExamples,
  }

  function add(citation: unknown) {
    if (!isRecord(citation) || !isCitation(citation)) return
    const key = toSourceKey(citation)
    const number = sources.size + 1
    if (!sources.has(key)) sources.set(key, { number, id: `source-${number}`, citation })
  }

  function visit(value: unknown) {
    if (Array.isArray(value)) for (const one of value) visit(one)
    else if (isRecord(value)) {
      if (value._type === 'block') visitParagraph(value)
      else for (const [name, one] of Object.entries(value)) if (name !== 'sources') visit(one)
      if (Array.isArray(value.sources)) for (const one of value.sources) add(one)
    }
  }

  function visitParagraph({ children, markDefs }: Record<string, unknown>) {
    const known = new Map(recordsIn(markDefs).map((mark) => [mark._key, mark]))
    const spans = recordsIn(children)
    for (const [at, { marks }] of spans.entries()) {
      const next = spans[at + 1]?.marks
      for (const name of Array.isArray(marks) ? marks : []) {
        const mark = known.get(name)
        if (mark?._type === 'example') hasExamples = true
        // The note follows the last of its words.
        if (!(Array.isArray(next) && next.includes(name))) add(mark)
        if (mark?._type === 'definition') visit(mark.definition)
      }
    }
  }
}

function toSourceKey({ publisher, title, url, publishedOn }: CitationValue): string {
  return JSON.stringify([publisher, title, url, publishedOn])
}

function isCitation(value: Record<string, unknown>): value is Record<string, unknown> & CitationValue {
  return typeof value._type === 'string' && isMark({ _type: value._type }, 'citation')
}

function recordsIn(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}
