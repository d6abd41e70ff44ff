import type { ExprNode } from 'groq-js'
import { LRUCache } from 'lru-cache'
import type { ContentDocument, Json } from '#content/documents.ts'
import type { Documents } from '#content/store/content-store.ts'
import { valueAt } from '#content/store/ordered-lists.ts'
import { byId } from '#content/store/sorted-documents.ts'
import { sortingWeight } from './charged.ts'
import { hostNode, type Run } from './host-node.ts'
import { type Lookup, toFieldPath } from './lookup.ts'
import { type Source, toSource, withFilters } from './source.ts'

interface Walk {
  /** Number of elements wanted. */
  limit: number
  filters: readonly ExprNode[]
  planned: (node: ExprNode) => ExprNode
}

/** Filters documents in `_id` order until there are enough. */
export function unorderedWalk({ limit, filters, planned }: Walk): ExprNode {
  const source = toSource(filters)
  const conditions = filters.map(planned)
  return hostNode((evaluate, run) => {
    const { weight, documents } = source(evaluate, run)
    const list = documents()
    const found: unknown[] = []
    let size = firstChunk(limit)
    for (let start = 0; start < list.length && found.length < limit; start += size, size = nextChunk(size)) {
      const chunk = list.slice(start, start + size)
      run.meter.charge(weight * chunk.length)
      found.push(...toArray(evaluate(withFilters({ type: 'Value', value: chunk }, conditions))))
    }
    return found
  })
}

/**
 * Filters and sorts documents along a list that the store keeps in order, until there are enough. If there is
 * no such list, or another index leaves far fewer documents, it filters and sorts all candidates.
 */
export function orderedWalk({ limit, order, filters, planned }: Walk & { order: ExprNode[] }): ExprNode {
  const source = toSource(filters)
  const conditions = filters.map(planned)
  const steps = order.map(planned)
  const sorted = (documents: readonly ContentDocument[]): ExprNode => ({
    type: 'PipeFuncCall',
    name: 'order',
    base: withFilters({ type: 'Value', value: documents }, conditions),
    args: steps,
  })
  const [first] = order
  const key = first && toSortKey(first)
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
    const groups = walkGroups(list, key)
    for (
      let chunk = take(groups, size);
      chunk.length > 0 && result.length < limit;
      chunk = take(groups, size)
    ) {
      run.meter.charge(weight * chunk.length)
      const documents = chunk.flatMap((document) => run.view.shown(document) ?? []).sort(byId)
      result.push(...toArray(evaluate(sorted(documents))))
      size = nextChunk(size)
    }
    return result
  })
}

/**
 * The first chunk is larger than the limit, because filters may let few or many documents pass; chunks then
 * double up to a size that wastes little work.
 */
const firstChunk = (limit: number): number => Math.min(Math.max(2 * limit, 8), 1_024)
const nextChunk = (size: number): number => Math.min(2 * size, 1_024)

interface SortKey {
  path: readonly string[]
  isDescending: boolean
}

function toSortKey(node: ExprNode): SortKey | undefined {
  const isDirected = node.type === 'Asc' || node.type === 'Desc'
  const path = toFieldPath(isDirected ? node.base : node)
  // In an overlay, documents have different ids than in the list.
  if (!path || path[0] === '_id' || path[0] === '_originalId') return undefined
  return { path, isDescending: node.type === 'Desc' }
}

function orderedList(
  { lookup, size }: Source,
  { path }: SortKey,
  { view, meter }: Run,
): readonly ContentDocument[] | undefined {
  const type = lookup && getType(lookup)
  if (type === undefined) return undefined
  const { length } = view.documents.ofType(type)
  if (size * narrow < length) return undefined
  if (!isKept(view.documents, JSON.stringify([type, ...path]))) meter.charge(length * makingWeight)
  return view.documents.orderedBy(type, path)
}

/**
 * Returns whether the store has probably made a list before: this cache and the store both keep the most
 * recently used lists.
 */
function isKept(documents: Documents, key: string): boolean {
  const lists = cachedLists.get(documents) ?? createCachedLists()
  cachedLists.set(documents, lists)
  const isKept = lists.get(key) === true
  lists.set(key, true)
  return isKept
}

const cachedLists = new WeakMap<Documents, ReturnType<typeof createCachedLists>>()

function createCachedLists() {
  return new LRUCache<string, true>({
    max: 16,
    maxSize: 100_000,
    sizeCalculation: (_kept, key) => key.length,
  })
}

/** Steps per document for a list that must first be sorted. */
const makingWeight = 4

/**
 * If the candidates are fewer than the documents of the type by this factor, sorting them is assumed to be
 * faster than finding them along the list.
 */
const narrow = 8

function getType(lookup: Lookup<unknown>): string | undefined {
  const parts = lookup.by === 'every' ? lookup.parts : [lookup]
  for (const part of parts)
    if (part.by === 'field' && !part.isIn && part.path.join('.') === '_type' && typeof part.key === 'string')
      return part.key
  return undefined
}

/** Yields runs of documents with the same value, starting from the end if the order is descending. */
function* walkGroups(
  list: readonly ContentDocument[],
  { path, isDescending }: SortKey,
): Generator<ContentDocument[]> {
  let group: ContentDocument[] = []
  let value: Json = null
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

/** Takes whole groups, so that later chunks sort after earlier ones. */
function take(groups: Generator<ContentDocument[]>, size: number): ContentDocument[] {
  const chunk: ContentDocument[] = []
  while (chunk.length < size) {
    const { value: group, done } = groups.next()
    if (done) break
    for (const document of group) chunk.push(document)
  }
  return chunk
}

const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
