import type { ExprNode } from 'groq-js'
import type { ContentDocument, Json } from '#content/documents.ts'
import type { Documents } from '#content/store/content-store.ts'
import { type BoundedCache, boundedCache } from './bounded-cache.ts'
import { sortingWeight } from './charged.ts'
import { hostNode } from './host-node.ts'
import { type Lookup, pathOf } from './lookup.ts'
import type { Run } from './run.ts'
import { type Source, sourceOf, withFilters } from './source.ts'
import { byId } from './view.ts'

interface Walk {
  /** How many elements are wanted. */
  limit: number
  filters: readonly ExprNode[]
  planned: (node: ExprNode) => ExprNode
}

/** Filters documents in `_id` order until there are enough. */
export function unorderedWalk({ limit, filters, planned }: Walk): ExprNode {
  const source = sourceOf(filters)
  const conditions = filters.map(planned)
  return hostNode((evaluate, run) => {
    const { weight, documents } = source(evaluate, run)
    const list = documents()
    const found: unknown[] = []
    let size = firstChunk(limit)
    for (let start = 0; start < list.length && found.length < limit; start += size, size = nextChunk(size)) {
      const chunk = list.slice(start, start + size)
      run.meter.charge(weight * chunk.length)
      found.push(...arrayOf(evaluate(withFilters({ type: 'Value', value: chunk }, conditions))))
    }
    return found
  })
}

/**
 * Filters and sorts documents along a list that the store keeps in order, until there are enough. Where there is no such list, or
 * another index leaves far fewer documents, all candidates are filtered and sorted.
 */
export function orderedWalk({ limit, order, filters, planned }: Walk & { order: ExprNode[] }): ExprNode {
  const source = sourceOf(filters)
  const conditions = filters.map(planned)
  const steps = order.map(planned)
  const sorted = (documents: readonly ContentDocument[]): ExprNode => ({
    type: 'PipeFuncCall',
    name: 'order',
    base: withFilters({ type: 'Value', value: documents }, conditions),
    args: steps,
  })
  const [first] = order
  const key = first && sortKeyOf(first)
  return hostNode((evaluate, run) => {
    const found = source(evaluate, run)
    const weight = found.weight + sortingWeight
    const list = key && orderedList(found, key, run)
    if (!list || !key) {
      run.meter.charge(weight * found.size)
      return evaluate(sorted(found.documents()))
    }
    const result: unknown[] = []
    let size = firstChunk(limit)
    const groups = groupsOf(list, key)
    for (
      let chunk = take(groups, size);
      chunk.length > 0 && result.length < limit;
      chunk = take(groups, size)
    ) {
      run.meter.charge(weight * chunk.length)
      const documents = chunk.flatMap((document) => run.view.shown(document) ?? []).sort(byId)
      result.push(...arrayOf(evaluate(sorted(documents))))
      size = nextChunk(size)
    }
    return result
  })
}

/** Chunks begin with some more than is wanted, since filters let few or many pass, and grow to a size that wastes little. */
const firstChunk = (limit: number): number => Math.min(Math.max(2 * limit, 8), 1_024)
const nextChunk = (size: number): number => Math.min(2 * size, 1_024)

interface SortKey {
  path: readonly string[]
  isDescending: boolean
}

function sortKeyOf(node: ExprNode): SortKey | undefined {
  const isDirected = node.type === 'Asc' || node.type === 'Desc'
  const path = pathOf(isDirected ? node.base : node)
  // In an overlay documents have other ids than in the list.
  if (!path || path[0] === '_id' || path[0] === '_originalId') return undefined
  return { path, isDescending: node.type === 'Desc' }
}

function orderedList(
  { lookup, size }: Source,
  { path }: SortKey,
  { view, meter }: Run,
): readonly ContentDocument[] | undefined {
  const type = lookup && typeOf(lookup)
  if (type === undefined) return undefined
  const { length } = view.documents.ofType(type)
  if (size * narrow < length) return undefined
  if (!isKept(view.documents, JSON.stringify([type, ...path]))) meter.charge(length * makingWeight)
  return view.documents.orderedBy(type, path)
}

/** Whether the store has most likely made a list before; it keeps those that were used last, as is done here. */
function isKept(documents: Documents, key: string): boolean {
  const lists = keptLists.get(documents) ?? boundedCache<true>({ entries: 16, characters: 100_000 })
  keptLists.set(documents, lists)
  const isKept = lists.get(key) === true
  lists.set(key, true)
  return isKept
}

const keptLists = new WeakMap<Documents, BoundedCache<true>>()

/** Steps for each document of a list that has to be sorted first. */
const makingWeight = 4

/** Sorting so much less than the whole type is taken to be quicker than looking for the few along the list. */
const narrow = 8

function typeOf(lookup: Lookup<unknown>): string | undefined {
  const parts = lookup.by === 'every' ? lookup.parts : [lookup]
  for (const part of parts)
    if (part.by === 'field' && !part.isIn && part.path.join('.') === '_type' && typeof part.key === 'string')
      return part.key
  return undefined
}

/** Runs of documents with the same value, from the end where the order is descending. */
function* groupsOf(
  list: readonly ContentDocument[],
  { path, isDescending }: SortKey,
): Generator<ContentDocument[]> {
  let group: ContentDocument[] = []
  let value: Json | undefined
  for (let step = 0; step < list.length; step += 1) {
    const document = list[isDescending ? list.length - 1 - step : step]
    if (!document) continue
    const own = valueAt(document, path)
    if (group.length > 0 && own !== value) {
      yield group
      group = []
    }
    value = own
    group.push(document)
  }
  if (group.length > 0) yield group
}

/** Whole groups, so that what comes later sorts later. */
function take(groups: Generator<ContentDocument[]>, size: number): ContentDocument[] {
  const chunk: ContentDocument[] = []
  while (chunk.length < size) {
    const { value: group, done } = groups.next()
    if (done) break
    for (const document of group) chunk.push(document)
  }
  return chunk
}

/** Lists are kept for text or numbers only. */
function valueAt(document: ContentDocument, path: readonly string[]): Json | undefined {
  let value: Json | undefined = document
  for (const name of path) {
    if (!isObject(value)) return undefined
    value = value[name]
  }
  return value
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
