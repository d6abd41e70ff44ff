import { type Doc, Mutation } from '@sanity/mutator'
import { isJsonArray, isJsonObject, type Json } from '#content/documents.ts'
import { assertJsonObject, type Meter } from './json-bounds.ts'
import { conflict, malformed } from './mutation-errors.ts'
import { type Position, toInsertion } from './patch-insert.ts'
import type { PathSegment } from './patch-path.ts'
import { getValueAt, matchPath, type Place } from './path-matches.ts'

/** One operation of a patch. The operations of a patch are listed in the order of execution. */
export type PatchOperation =
  | { kind: 'set' | 'setIfMissing'; path: readonly PathSegment[]; value: Json }
  | { kind: 'unset'; path: readonly PathSegment[] }
  | { kind: 'inc'; path: readonly PathSegment[]; by: number; written: string }
  | { kind: 'insert'; position: Position; path: readonly PathSegment[]; items: readonly Json[] }
  | { kind: 'diffMatchPatch'; path: readonly PathSegment[]; patch: string; hunks: number; written: string }

type Fields = { readonly [field: string]: Json }

/**
 * Applies the operations to a document. The places that a path matches are found here, in bounded time;
 * `@sanity/mutator` changes each place. The caller validates the result as a document.
 * @throws MutationRefused with a sentence, if an operation cannot be performed
 */
export function applyPatch(document: Fields, operations: readonly PatchOperation[], meter: Meter): Fields {
  let result = document
  for (const operation of operations) {
    const changes = toPlaceChanges(operation, result)
    for (const change of changes) result = applyAt(result, change, meter)
    // A value set in many places is held in memory once but written many times.
    if (changes.length > 1) assertJsonObject(result, meter)
  }
  return result
}

interface PlaceChange {
  place: Place
  patch: object
  /** The cost in addition to copying. */
  cost?: number
}

function toPlaceChanges(operation: PatchOperation, document: Fields): PlaceChange[] {
  switch (operation.kind) {
    case 'set':
    case 'setIfMissing':
      return settable(operation.path, document).map((place) => ({
        place,
        patch: { [operation.kind]: { [pathText(place)]: operation.value } },
      }))
    case 'unset':
      return deepestFirst(matchPath(operation.path, document)).map((place) => ({
        place,
        patch: { unset: [pathText(place)] },
      }))
    case 'inc':
      return existing(operation, document, (value) => typeof value === 'number', 'number').map((place) => ({
        place,
        patch: { inc: { [pathText(place)]: operation.by } },
      }))
    case 'diffMatchPatch':
      return existing(operation, document, (value) => typeof value === 'string', 'text').map((place) => ({
        place,
        patch: { diffMatchPatch: { [pathText(place)]: operation.patch } },
        cost: String(getValueAt(document, place)).length * operation.hunks * SEARCH_COST,
      }))
    case 'insert':
      return insertions(operation, document)
  }
}

/**
 * Returns the places to set. They must exist up to the last brackets or `..`; missing attributes after that
 * are created.
 */
function settable(path: readonly PathSegment[], document: Fields): Place[] {
  const names = (from: number) =>
    path.slice(from).flatMap((segment) => (segment.kind === 'attribute' ? segment.name : []))
  const last = path.findLastIndex((segment) => segment.kind !== 'attribute')
  if (last === -1) return [names(0)]
  const tail = last + (path[last]?.kind === 'descend' ? 2 : 1)
  return deepestFirst(matchPath(path.slice(0, tail), document).map((place) => [...place, ...names(tail)]))
}

function existing(
  operation: { path: readonly PathSegment[]; written: string },
  document: Fields,
  fits: (value: Json | undefined) => boolean,
  wanted: string,
): Place[] {
  const places = matchPath(operation.path, document)
  if (places.length === 0 || !places.every((place) => fits(getValueAt(document, place)))) {
    // This is a conflict, because it depends on the current value: the same patch may work later.
    throw conflict('patchTargetError', `Expected a ${wanted} at "${operation.written}"`, {
      path: operation.written,
    })
  }
  return places
}

function insertions(operation: PatchOperation & { kind: 'insert' }, document: Fields): PlaceChange[] {
  const last = operation.path.at(-1)
  const containers = deepestFirst(matchPath(operation.path.slice(0, -1), document))
  return containers.flatMap((place) => {
    const items = getValueAt(document, place)
    const insertion = last && isJsonArray(items) ? toInsertion(operation.position, last, items) : null
    if (!insertion) return []
    const path = `${pathText(place)}[${insertion.indexes.join(',')}]`
    const patch = { insert: { [insertion.position]: path, items: [...operation.items] } }
    return { place, patch, cost: isJsonArray(items) ? items.length * insertion.indexes.length : 0 }
  })
}

function applyAt(document: Fields, { place, patch, cost = 0 }: PlaceChange, meter: Meter): Fields {
  meter.left -= cost + copyCost(document, place)
  if (meter.left < 0) throw malformed('The transaction is too large')
  if (!isDoc(document)) throw malformed('The document has no _id or _type')
  const after: unknown = new Mutation({ mutations: [{ patch: { id: document._id, ...patch } }] }).apply(
    document,
  )
  if (!isFields(after)) throw malformed('The patch does not produce a valid document')
  return after
}

const isDoc = (document: Fields): document is Fields & Doc =>
  typeof document._id === 'string' && typeof document._type === 'string'

/** Needs no deeper check, because both the original value and everything added to it were JSON. */
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The cost per character of finding the position of a text patch. */
const SEARCH_COST = 16
/** The cost of copying an array item or an object field relative to reading a character (measured). */
const ITEM_COST = 16
const FIELD_COST = 100

/** Returns the cost of copying each container on the way to a place. */
function copyCost(document: Fields, place: Place): number {
  let cost = FIELD_COST
  for (let length = 0; length < place.length; length++) {
    const value = getValueAt(document, place.slice(0, length))
    if (isJsonArray(value)) cost += value.length * ITEM_COST
    else if (isJsonObject(value)) cost += Object.keys(value).length * FIELD_COST
    else break
  }
  return cost
}

/** Sorts the places so that no change moves or replaces the place of a later one. */
function deepestFirst(places: readonly Place[]): Place[] {
  return places.toSorted((left, right) => {
    for (const [at, step] of left.entries()) {
      const other = right[at]
      if (other === undefined) return -1
      if (step !== other) {
        return typeof step === 'number' && typeof other === 'number' ? other - step : step < other ? 1 : -1
      }
    }
    return right.length - left.length
  })
}

/** Writes a place as a path for `@sanity/mutator`, with every ambiguous name in quotes. */
function pathText(place: Place): string {
  return place
    .map((step, at) => {
      if (typeof step === 'number') return `[${step}]`
      if (!/^[A-Za-z_]\w*$/.test(step) || step === 'true' || step === 'false') {
        return `['${step.replace(/[\\']/g, '\\$&')}']`
      }
      return at === 0 ? step : `.${step}`
    })
    .join('')
}
