import type { ContentDocument } from '#content/documents.ts'
import { byId, type Edit, withEdits } from './sorted-documents.ts'

/** The documents of each key, in `_id` order. */
export interface Postings {
  get(key: string): readonly ContentDocument[]
  /** Applies edits, each of a different document. */
  apply(edits: readonly Edit[]): void
}

/** @param getKeys returns the keys of a document, each once */
export function createPostings(getKeys: (document: ContentDocument) => Iterable<string>): Postings {
  // Most keys have a single document, which is stored without an array, because 100,000 arrays of one element
  // take 5 MB.
  const entries = new Map<string, ContentDocument | ContentDocument[]>()

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return nothing
      return isList(entry) ? entry : [entry]
    },

    apply(edits) {
      for (const [key, ofKey] of editsByKey(edits, getKeys)) {
        const entry = entries.get(key)
        const list = entry === undefined ? [] : isList(entry) ? entry : [entry]
        const edited = withEdits(list, ofKey, byId)
        const [first] = edited
        if (!first) entries.delete(key)
        else entries.set(key, edited.length === 1 && !isList(entry) ? first : edited)
      }
    },
  }
}

const nothing: readonly ContentDocument[] = Object.freeze([])

function editsByKey(
  edits: readonly Edit[],
  getKeys: (document: ContentDocument) => Iterable<string>,
): Map<string, Edit[]> {
  const byKey = new Map<string, Edit[]>()
  for (const { before, after } of edits) {
    const own = new Map<string, Edit>()
    for (const key of before ? getKeys(before) : []) own.set(key, { before, after: null })
    for (const key of after ? getKeys(after) : [])
      own.set(key, { before: own.get(key)?.before ?? null, after })
    for (const [key, edit] of own) {
      const list = byKey.get(key)
      if (list) list.push(edit)
      else byKey.set(key, [edit])
    }
  }
  return byKey
}

// A document is never an array, so this tells the two apart.
function isList(entry: ContentDocument | ContentDocument[] | undefined): entry is ContentDocument[] {
  return Array.isArray(entry)
}
