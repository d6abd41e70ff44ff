import { isRecord } from '#content-model/fields/record.ts'
import type { PageContent } from '#content-model/texts/derived-values.ts'
import { type CitationValue, isMark } from './rich-text/text-value.ts'

/** A source of the page. */
interface PageSource {
  /** From 1, in reading order. */
  number: number
  /** Its place in addresses: `#…`. */
  id: string
  citation: CitationValue
}

/** What the texts of a page cite, numbered once for the page: the same source has the same number. */
export interface PageSources {
  list: readonly PageSource[]
  /** Undefined: the source is not of this page. */
  sourceOf(citation: CitationValue): PageSource | undefined
  /** Whether a text marks figures of our own. */
  hasExamples: boolean
}

/** Goes over a page as it is drawn: sources that words are marked with, then those of a whole block. */
export function sourcesOf({ body = [], sections = [] }: PageContent): PageSources {
  const sources = new Map<string, PageSource>()
  let hasExamples = false
  for (const part of [...sections, ...body]) visit(part)
  return {
    list: [...sources.values()],
    sourceOf: (citation) => sources.get(keyOf(citation)),
    hasExamples,
  }

  function add(citation: unknown) {
    if (!isRecord(citation) || !isCitation(citation)) return
    const key = keyOf(citation)
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
        // A note stands behind the last of its words.
        if (!(Array.isArray(next) && next.includes(name))) add(mark)
        if (mark?._type === 'definition') visit(mark.definition)
      }
    }
  }
}

function keyOf({ publisher, title, url, date }: CitationValue): string {
  return JSON.stringify([publisher, title, url, date])
}

function isCitation(value: Record<string, unknown>): value is Record<string, unknown> & CitationValue {
  return typeof value._type === 'string' && isMark({ _type: value._type }, 'citation')
}

function recordsIn(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}
