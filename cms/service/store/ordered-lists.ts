import { LRUCache } from 'lru-cache'
import { type ContentDocument, isJsonObject, type Json } from '#content/documents.ts'
import { byId, type Compare, type Edit, withEdits } from './sorted-documents.ts'

export interface OrderedLists {
  /**
   * @param documents returns the documents of the type in `_id` order; called when the list is first
   *   requested
   */
  get(
    type: string,
    path: readonly string[],
    documents: () => readonly ContentDocument[],
  ): readonly ContentDocument[] | undefined
  apply(edits: readonly Edit[]): void
}

/**
 * Creates lists on their first use and keeps them in order; the least recently used one makes room for a new
 * one.
 */
export function createOrderedLists(): OrderedLists {
  const lists = new LRUCache<string, OrderedList>({ max: maxLists })
  return {
    get(type, path, documents) {
      const key = JSON.stringify([type, ...path])
      const list = lists.get(key) ?? createList(type, path, documents())
      lists.set(key, list)
      return list.isOrdered() ? list.documents : undefined
    },
    apply(edits) {
      for (const list of lists.values()) apply(list, edits)
    },
  }
}

/** A list takes 8 bytes per document of its type: 13 MB for all lists over 100,000 documents. */
const maxLists = 16

interface OrderedList {
  type: string
  path: readonly string[]
  compare: Compare
  documents: ContentDocument[]
  /** How many documents have text, a number, no value, or something else. */
  kinds: Record<Kind, number>
  isOrdered(): boolean
}

function createList(
  type: string,
  path: readonly string[],
  documents: readonly ContentDocument[],
): OrderedList {
  const compare: Compare = (a, b) => compareValues(valueAt(a, path), valueAt(b, path)) || byId(a, b)
  const kinds = { text: 0, number: 0, nothing: 0, else: 0 }
  const list: OrderedList = {
    type,
    path,
    compare,
    documents: documents.toSorted(compare),
    kinds,
    isOrdered: () => kinds.else === 0 && (kinds.text === 0 || kinds.number === 0),
  }
  for (const document of documents) kinds[getKind(valueAt(document, path))] += 1
  return list
}

function apply(list: OrderedList, edits: readonly Edit[]): void {
  const ofType = (document: ContentDocument | null) => (document?._type === list.type ? document : null)
  const own = edits
    .map(({ before, after }) => ({ before: ofType(before), after: ofType(after) }))
    .filter(({ before, after }) => before || after)
  for (const { before, after } of own) {
    if (before) list.kinds[getKind(valueAt(before, list.path))] -= 1
    if (after) list.kinds[getKind(valueAt(after, list.path))] += 1
  }
  if (own.length > 0) list.documents = withEdits(list.documents, own, list.compare)
}

/** Looks only at own properties of objects; returns null if there is no value. */
export function valueAt(document: ContentDocument, path: readonly string[]): Json {
  let value: Json = document
  for (const name of path) {
    if (!isJsonObject(value) || !Object.hasOwn(value, name)) return null
    value = value[name] ?? null
  }
  return value
}

type Kind = 'text' | 'number' | 'nothing' | 'else'

function getKind(value: Json): Kind {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  return value === null ? 'nothing' : 'else'
}

const ranks: Record<Kind, number> = { number: 1, text: 2, else: 3, nothing: 4 }

/** Missing values come last, as in GROQ. */
function compareValues(a: Json, b: Json): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return ranks[getKind(a)] - ranks[getKind(b)]
}
