import type { Json } from '#content/documents.ts'
import type { Lookup } from './lookup.ts'

/**
 * What an answer depends on. A mutation cannot change the answer unless it touches one of these documents, or
 * adds a document to one of these lists or removes one from it. `type` is `*` for documents of every type;
 * `field` is a dotted path, or `_ref` for "refers to".
 */
export interface Reads {
  ids: string[]
  lists: { type: string; field?: string; value?: Json }[]
}

export interface ReadLog {
  id(id: string): void
  /** Logs a list that a filter selects from all documents; without a lookup, logs all documents. */
  list(lookup?: Lookup<unknown>): void
  reads(): Reads
}

type List = Reads['lists'][number]

/** An answer with more reads than this depends on everything, which bounds the number of its tags. */
const maxReads = 1_000

export function readLog(): ReadLog {
  const ids = new Set<string>()
  const lists = new Map<string, List>()
  const add = (list: List) => {
    const key = JSON.stringify([list.type, list.field, list.value])
    if (lists.size < maxReads) lists.set(key, list)
    else lists.set(everythingKey, everything)
  }
  const log = (lookup: Lookup<unknown> | undefined) => {
    const known = lookup && toReads(lookup)
    for (const id of known?.ids ?? []) ids.add(id)
    for (const list of known?.lists ?? [everything]) add(list)
    if (ids.size > maxReads) add(everything)
  }
  return {
    id(id) {
      if (ids.size <= maxReads) ids.add(id)
      else add(everything)
    },
    list: log,
    reads() {
      if (lists.has(everythingKey)) return { ids: [], lists: [everything] }
      return { ids: [...ids].sort(), lists: [...lists.values()].filter((list) => !isCovered(list, lists)) }
    },
  }
}

const everything: List = { type: '*' }
const everythingKey = JSON.stringify(['*', undefined, undefined])

/** Returns whether the log also contains the list of the whole type. */
function isCovered({ type, field }: List, lists: ReadonlyMap<string, List>): boolean {
  return field !== undefined && lists.has(JSON.stringify([type, undefined, undefined]))
}

/** Returns undefined if any mutation may change the list. */
function toReads(lookup: Lookup<unknown>): Reads | undefined {
  const parts = lookup.by === 'every' ? lookup.parts : [lookup]
  for (const part of parts) {
    const ids = valuesAt(part, '_id')
    if (ids) return { ids: ids.filter((id) => typeof id === 'string'), lists: [] }
  }
  const types = parts
    .flatMap((part) => valuesAt(part, '_type') ?? [])
    .filter((type) => typeof type === 'string')
  const hasType = parts.some((part) => valuesAt(part, '_type'))
  const field = parts.map((part) => fieldRead(part)).find((read) => read && (hasType || read.isForEveryType))
  if (field) {
    const { name, values } = field
    const lists = (hasType ? types : ['*']).flatMap((type) =>
      values.map((value) => ({ type, field: name, value })),
    )
    return { ids: [], lists }
  }
  if (hasType) return { ids: [], lists: types.map((type) => ({ type })) }
  for (const part of parts) {
    const read = part.by === 'either' ? joinReads(part.parts) : undefined
    if (read) return read
  }
  return undefined
}

function joinReads(parts: readonly Lookup<unknown>[]): Reads | undefined {
  const reads = parts.map(toReads)
  const known = reads.filter((read) => read !== undefined)
  if (known.length < reads.length) return undefined
  return { ids: known.flatMap(({ ids }) => ids), lists: known.flatMap(({ lists }) => lists) }
}

/** Returns the values a field may have, if they are known: one for `==`, any number for `in`. */
function valuesAt(part: Lookup<unknown>, name: string): readonly unknown[] | undefined {
  if (part.by !== 'field' || part.path.join('.') !== name) return undefined
  if (!part.isIn) return [part.key]
  return Array.isArray(part.key) ? part.key : undefined
}

/**
 * Returns the field and values of a part if transactions have tags for them; `sync-tags.ts` lists the fields
 * that also have tags without a type.
 */
function fieldRead(
  part: Lookup<unknown>,
): { name: string; values: Json[]; isForEveryType: boolean } | undefined {
  if (part.by === 'references')
    return scalars(
      '_ref',
      part.keys.flatMap((key) => (Array.isArray(key) ? key : [key])).filter((key) => typeof key === 'string'),
      true,
    )
  if (part.by === 'versionOf') return scalars('sanity::versionOf', [part.key], true)
  if (part.by !== 'field' || part.path.length > 2 || part.path[0]?.startsWith('_')) return undefined
  const name = part.path.join('.')
  const values = valuesAt(part, name)
  return values && scalars(name, values, name === 'slug.current')
}

function scalars(name: string, values: readonly unknown[], isForEveryType: boolean) {
  const known = values.filter(isScalar)
  return known.length === values.length ? { name, values: known, isForEveryType } : undefined
}

/** Null also equals a missing field, so null has no tag. */
function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
