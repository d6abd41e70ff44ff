import type { ExprNode, OpCallNode } from 'groq-js'
import { toOuterScope } from './closed.ts'

/**
 * The conditions of a filter that an index can look up; every document that passes the filter meets them.
 * Keys are expressions from outside the filter, or in `Lookup<unknown>` their values in one evaluation.
 */
export type Lookup<Key = ExprNode> =
  | { by: 'field'; path: readonly string[]; isIn: boolean; key: Key }
  | { by: 'references'; keys: readonly Key[] }
  | { by: 'versionOf'; key: Key }
  | { by: 'every'; parts: readonly Lookup<Key>[] }
  | { by: 'either'; parts: readonly Lookup<Key>[] }

/** @param filters applied one after another to one base; a document must pass all of them */
export function toLookup(filters: readonly ExprNode[]): Lookup | undefined {
  const parts = filters.flatMap(toLookups)
  return parts.length > 1 ? { by: 'every', parts } : parts[0]
}

/** Evaluates an expression in the scope of a host node to plain data, a `DateTime`, or a `Path`. */
export type Evaluate = (node: ExprNode) => unknown

/** Returns the lookup with each key evaluated once. */
export function evaluateKeys(lookup: Lookup, evaluate: Evaluate): Lookup<unknown> {
  switch (lookup.by) {
    case 'field':
    case 'versionOf':
      return { ...lookup, key: evaluate(lookup.key) }
    case 'references':
      return { ...lookup, keys: lookup.keys.map(evaluate) }
    default:
      return { ...lookup, parts: lookup.parts.map((part) => evaluateKeys(part, evaluate)) }
  }
}

function toLookups(filter: ExprNode): Lookup[] {
  switch (filter.type) {
    case 'Group':
      return toLookups(filter.base)
    case 'And':
      return [...toLookups(filter.left), ...toLookups(filter.right)]
    case 'Or':
      return either(toLookup([filter.left]), toLookup([filter.right]))
    case 'OpCall':
      return filter.op === '==' ? equality(filter) : filter.op === 'in' ? membership(filter) : []
    case 'FuncCall': {
      const keys = filter.args.map(toOuterScope).filter((key) => key !== undefined)
      if (keys.length !== filter.args.length || filter.name === undefined) return []
      const [key] = keys
      if (filter.namespace === 'global' && filter.name === 'references') return [{ by: 'references', keys }]
      if (filter.namespace === 'sanity' && filter.name === 'versionOf' && key)
        return [{ by: 'versionOf', key }]
      return []
    }
    default:
      return []
  }
}

function either(left: Lookup | undefined, right: Lookup | undefined): Lookup[] {
  return left && right ? [{ by: 'either', parts: [left, right] }] : []
}

function equality({ left, right }: OpCallNode): Lookup[] {
  return [...fieldLookup(left, right, false), ...fieldLookup(right, left, false)]
}

const membership = ({ left, right }: OpCallNode): Lookup[] => fieldLookup(left, right, true)

function fieldLookup(field: ExprNode, value: ExprNode, isIn: boolean): Lookup[] {
  const path = toFieldPath(field)
  const key = toOuterScope(value)
  return path && key ? [{ by: 'field', path, isIn, key }] : []
}

/**
 * Returns `['slug', 'current']` for `slug.current`, or undefined for anything but plain attribute names of
 * the element itself.
 */
export function toFieldPath(node: ExprNode): string[] | undefined {
  if (node.type === 'Group') return toFieldPath(node.base)
  if (node.type !== 'AccessAttribute' || node.name.includes('.')) return undefined
  if (!node.base || node.base.type === 'This') return [node.name]
  const base = toFieldPath(node.base)
  return base && [...base, node.name]
}
