import { isRecord } from '#cms/model/fields/record.ts'
import { decorators, listKinds, paragraphStyles } from '#cms/model/rich-text/styles.ts'
import { findUnknownTokens } from '#cms/model/tokens/find-unknown-tokens.ts'
import type { TokenWords } from '#cms/model/tokens/template-tokens.ts'
import { isPictureId } from './media/picture.ts'

interface FoundProblem {
  /** For example, `sections[0].content[2].fields.body[3]`. */
  path: string
  message: string
}

/**
 * Finds what a page leaves out of a document: unknown tokens; blocks, marks and members that cannot be
 * parsed; unknown styles and marks; and pictures with malformed references. Loaders log the result once for
 * each page rendered.
 * @param document the document as pages read it
 * @param words the token words from the settings
 */
export function findProblems(document: unknown, words: TokenWords): FoundProblem[] {
  return [...findUnknownTokens(document, words), ...findIn(document, '')]
}

function findIn(value: unknown, path: string): FoundProblem[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => findIn(one, `${path}[${at}]`))
  if (!isRecord(value)) return []
  const within = Object.entries(value).flatMap(([name, one]) =>
    findIn(one, path === '' ? name : `${path}.${name}`),
  )
  return [...findText(value).map((message) => ({ path, message })), ...within]
}

function findText(value: Record<string, unknown>): string[] {
  if (value._type === 'unreadable') {
    const problems = Array.isArray(value.problems) ? value.problems.join('; ') : ''
    return [`${String(value.was)} cannot be read: ${problems}`]
  }
  if (value._type === 'block') return findUnknownNames(value)
  if (isRecord(value.asset)) {
    const id = value.asset._ref ?? value.asset._id
    if (typeof id === 'string' && !isPictureId(id)) return [`${JSON.stringify(id)} is not an image reference`]
  }
  return []
}

/** Finds the names of styles, lists and marks that a paragraph is rendered without. */
function findUnknownNames({ style, listItem, children, markDefs }: Record<string, unknown>): string[] {
  const marks = recordsIn(children).flatMap((span) => (Array.isArray(span.marks) ? span.marks : []))
  const keys = recordsIn(markDefs).map(({ _key }) => _key)
  return [
    ...named('style', [style ?? 'normal'], paragraphStyles),
    ...named('list', [listItem ?? 'bullet'], listKinds),
    ...named('mark', marks, [...decorators, ...keys]),
  ]
}

function named(kind: string, names: unknown[], known: readonly unknown[]): string[] {
  const unknown = new Set(names.filter((name) => !known.includes(name)))
  return [...unknown].map((name) => `there is no ${kind} ${JSON.stringify(name)}`)
}

function recordsIn(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}
