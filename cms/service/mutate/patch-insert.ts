import type { Json } from '#content/documents.ts'
import { malformed } from './mutation-errors.ts'
import type { PathSegment, PathTerm } from './patch-path.ts'
import { MAX_MATCHES, matchPath, rangeBounds } from './path-matches.ts'

export type Position = 'before' | 'after' | 'replace'

/**
 * Converts an insert position to plain indexes: before the first match, after the last, or in place of all
 * matches. An index outside the array or an empty range is a valid position too (`append` to an empty array,
 * a `splice` that deletes nothing). A condition without a match is not, and returns null.
 */
export function toInsertion(
  position: Position,
  segment: PathSegment,
  items: readonly Json[],
): { position: Position; indexes: number[] } | null {
  if (segment.kind !== 'union') return null
  const indexes = [...new Set(segment.terms.flatMap((term) => findIndexes(term, items)))].toSorted(
    (left, right) => left - right,
  )
  if (indexes.length > MAX_MATCHES) throw malformed('The path matches too many places')
  const [first] = indexes
  const last = indexes.at(-1)
  if (first !== undefined && last !== undefined) {
    if (position === 'replace') return { position, indexes }
    return { position, indexes: [position === 'before' ? first : last] }
  }
  const [only] = segment.terms
  const spot = only && segment.terms.length === 1 ? toSpot(only, items.length) : null
  if (spot === null) return null
  return spot < items.length ? { position: 'before', indexes: [spot] } : { position: 'after', indexes: [-1] }
}

function findIndexes(term: PathTerm, items: readonly Json[]): number[] {
  if (term.kind === 'range') {
    const { start, end } = rangeBounds(term, items.length, true)
    return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
  }
  const places = matchPath([{ kind: 'union', terms: [term] }], items)
  return places.flatMap(([index]) => (typeof index === 'number' ? index : []))
}

function toSpot(term: PathTerm, length: number): number | null {
  if (term.kind === 'range') return rangeBounds(term, length, true).start
  if (term.kind === 'index') return term.index < 0 ? 0 : length
  return null
}
