import { isJsonArray, isJsonObject, type Json } from '#content/documents.ts'
import { malformed } from './mutation-errors.ts'
import type { PathSegment, PathTerm } from './patch-path.ts'

/** The location of a value in a document, as attribute names and array indexes. */
export type Place = readonly (string | number)[]

interface Node {
  place: Place
  value: Json
}

/**
 * A patch from the editor matches a handful of places; changing this many still takes well under a second.
 */
export const MAX_MATCHES = 5_000
const MAX_VISITED = 200_000

/**
 * Returns the existing places that a path matches, without duplicates.
 * @throws MutationRefused with a sentence, if there are too many
 */
export function matchPath(segments: readonly PathSegment[], value: Json): Place[] {
  return matchNodes(segments, [{ place: [], value }], { left: MAX_VISITED }).map((node) => node.place)
}

export function getValueAt(value: Json, place: Place): Json | undefined {
  let found: Json | undefined = value
  for (const step of place) {
    if (typeof step === 'number') found = isJsonArray(found) ? found[step] : undefined
    else found = isJsonObject(found) && Object.hasOwn(found, step) ? found[step] : undefined
  }
  return found
}

/**
 * Resolves a range to array indexes. In `insert`, -1 means after the last item, as the client's `splice` uses
 * it; elsewhere it means the last item.
 */
export function rangeBounds(
  range: PathTerm & { kind: 'range' },
  length: number,
  behind = false,
): { start: number; end: number } {
  const bound = (index: number | null, missing: number) => {
    const position = index === null ? missing : index < 0 ? length + index + (behind ? 1 : 0) : index
    return Math.max(0, Math.min(length, position))
  }
  return { start: bound(range.start, 0), end: bound(range.end, length) }
}

function matchNodes(
  segments: readonly PathSegment[],
  from: readonly Node[],
  visits: { left: number },
): Node[] {
  let nodes: Node[] = [...from]
  for (const segment of segments) {
    const found: Node[] = []
    for (const node of nodes) {
      const before = found.length
      stepInto(segment, node, visits, found)
      visits.left -= 1 + found.length - before
      if (visits.left < 0) throw malformed('The path matches too many places')
    }
    nodes = segment.kind === 'attribute' ? found : each(found)
  }
  if (nodes.length > MAX_MATCHES) throw malformed('The path matches too many places')
  return nodes
}

function each(nodes: readonly Node[]): Node[] {
  if (nodes.length < 2) return [...nodes]
  return [...new Map(nodes.map((node) => [JSON.stringify(node.place), node])).values()]
}

function stepInto(segment: PathSegment, node: Node, visits: { left: number }, found: Node[]): void {
  if (segment.kind === 'attribute') attribute(node, segment.name, found)
  else if (segment.kind === 'descend') descend(node, visits, found)
  else for (const term of segment.terms) matchTerm(term, node, visits, found)
}

function attribute({ place, value }: Node, name: string, found: Node[]): void {
  const inner = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  if (inner !== undefined) found.push({ place: [...place, name], value: inner })
}

function descend(node: Node, visits: { left: number }, found: Node[]): void {
  if (--visits.left < 0) throw malformed('The path matches too many places')
  found.push(node)
  if (isJsonArray(node.value)) {
    for (const [index, value] of node.value.entries()) {
      descend({ place: [...node.place, index], value }, visits, found)
    }
  } else if (isJsonObject(node.value)) {
    for (const [name, value] of Object.entries(node.value)) {
      descend({ place: [...node.place, name], value }, visits, found)
    }
  }
}

function matchTerm(term: PathTerm, node: Node, visits: { left: number }, found: Node[]): void {
  if (term.kind === 'path') {
    found.push(...matchNodes(term.segments, [node], visits))
  } else if (term.kind === 'constraint' && !isJsonArray(node.value)) {
    if (holds(term, node.value)) found.push(node)
  } else if (isJsonArray(node.value)) {
    for (const index of findIndexes(term, node.value)) {
      const value = node.value[index]
      if (value !== undefined) found.push({ place: [...node.place, index], value })
    }
  }
}

function findIndexes(term: Exclude<PathTerm, { kind: 'path' }>, items: readonly Json[]): number[] {
  if (term.kind === 'index') return [term.index < 0 ? items.length + term.index : term.index]
  if (term.kind === 'constraint') {
    return [...items.keys()].filter((index) => holds(term, items[index] ?? null))
  }
  const { start, end } = rangeBounds(term, items.length)
  return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
}

function holds(term: PathTerm & { kind: 'constraint' }, item: Json): boolean {
  const found = term.attributes.length === 0 ? item : getValueAt(item, term.attributes)
  if (found === undefined || (typeof found === 'object' && found !== null)) return false
  if (term.operator === '?') return true
  if (term.operator === '==') return found === term.value
  if (term.operator === '!=') return found !== term.value
  if (typeof found === 'number' && typeof term.value === 'number') {
    return isOrdered(found, term.operator, term.value)
  }
  return (
    typeof found === 'string' && typeof term.value === 'string' && isOrdered(found, term.operator, term.value)
  )
}

function isOrdered<T extends string | number>(left: T, operator: '<' | '<=' | '>' | '>=', right: T): boolean {
  if (operator === '<') return left < right
  if (operator === '<=') return left <= right
  return operator === '>' ? left > right : left >= right
}
