import type { Json } from '#content/documents.ts'
import type { Lookup } from './lookup.ts'

/**
 * What an answer depends on: a mutation that touches none of these documents and puts nothing into or takes nothing out of these
 * lists cannot change it. `type` is `*` for documents of every type; a field is a dotted path, `_ref` for "refers to".
 */
export interface Reads {
  ids: string[]
  lists: { type: string; field?: string; value?: Json }[]
}

export interface ReadLog {
  id(id: string): void
  /** A list that a filter makes of all documents; without a lookup, of everything. */
  list(lookup?: Lookup<unknown>): void
  reads(): Reads
}

type List = Reads['lists'][number]

/** More than so many are one dependency on everything, so that an answer never has more tags. */
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
    const known = lookup && readsOf(lookup)
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

/** By the whole of its type. */
function isCovered({ type, field }: List, lists: ReadonlyMap<string, List>): boolean {
  return field !== undefined && lists.has(JSON.stringify([type, undefined, undefined]))
}

/** Undefined: anything may change it. */
function readsOf(lookup: Lookup<unknown>): Reads | undefined {
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
    const read = part.by === 'either' ? eitherOf(part.parts) : undefined
    if (read) return read
  }
  return undefined
}

function eitherOf(parts: readonly Lookup<unknown>[]): Reads | undefined {
  const reads = parts.map(readsOf)
  const known = reads.filter((read) => read !== undefined)
  if (known.length < reads.length) return undefined
  return { ids: known.flatMap(({ ids }) => ids), lists: known.flatMap(({ lists }) => lists) }
}

/** What a field has to be, if that can be told: `==` one value, `in` one of some. */
function valuesAt(part: Lookup<unknown>, name: string): readonly unknown[] | undefined {
  if (part.by !== 'field' || part.path.join('.') !== name) return undefined
  if (!part.isIn) return [part.key]
  return Array.isArray(part.key) ? part.key : undefined
}

/** A part that a transaction's tags tell by field and value; see `sync-tags.ts` for those it has without a type. */
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

/** Null also equals a field that is missing, so that it has no tag. */
function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
