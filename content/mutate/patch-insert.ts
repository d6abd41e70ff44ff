import type { Json } from '#content/documents.ts'
import { malformed } from './mutation-errors.ts'
import type { PathSegment, PathTerm } from './patch-path.ts'
import { MAX_MATCHES, matchPath, rangeBounds } from './path-matches.ts'

export type Position = 'before' | 'after' | 'replace'

/**
 * Where items go into an array, as an insert at plain indexes: before the first match, after the last, or in the place of
 * all. A single index outside the array, and a range without items, still name a spot (`append` on an empty array,
 * `splice` that deletes nothing); a condition that no item meets names none.
 */
export function insertionOf(
  position: Position,
  segment: PathSegment,
  items: readonly Json[],
): { position: Position; indexes: number[] } | null {
  if (segment.kind !== 'union') return null
  const indexes = [...new Set(segment.terms.flatMap((term) => indexesOf(term, items)))].toSorted(
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
  const spot = only && segment.terms.length === 1 ? spotOf(only, items.length) : null
  if (spot === null) return null
  return spot < items.length ? { position: 'before', indexes: [spot] } : { position: 'after', indexes: [-1] }
}

function indexesOf(term: PathTerm, items: readonly Json[]): number[] {
  if (term.kind === 'range') {
    const { start, end } = rangeBounds(term, items.length, true)
    return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
  }
  const places = matchPath([{ kind: 'union', terms: [term] }], items)
  return places.flatMap(([index]) => (typeof index === 'number' ? index : []))
}

function spotOf(term: PathTerm, length: number): number | null {
  if (term.kind === 'range') return rangeBounds(term, length, true).start
  if (term.kind === 'index') return term.index < 0 ? 0 : length
  return null
}
