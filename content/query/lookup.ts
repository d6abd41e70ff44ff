import type { ExprNode, OpCallNode } from 'groq-js'
import { outside } from './closed.ts'
import type { Evaluate } from './host-node.ts'

/**
 * What a filter asks of every document that passes, as far as it can be looked up. The keys are expressions that stand outside the
 * filter; `Value` is what they are worth in one evaluation.
 */
export type Lookup<Key = ExprNode> =
  | { by: 'field'; path: readonly string[]; isIn: boolean; key: Key }
  | { by: 'references'; keys: readonly Key[] }
  | { by: 'versionOf'; key: Key }
  | { by: 'every'; parts: readonly Lookup<Key>[] }
  | { by: 'either'; parts: readonly Lookup<Key>[] }

/** @param filters of one base, one after another: a document has to pass all */
export function lookupOf(filters: readonly ExprNode[]): Lookup | undefined {
  const parts = filters.flatMap(partsOf)
  return parts.length > 1 ? { by: 'every', parts } : parts[0]
}

/** The same with the keys evaluated, each once. */
export function evaluated(lookup: Lookup, evaluate: Evaluate): Lookup<unknown> {
  switch (lookup.by) {
    case 'field':
    case 'versionOf':
      return { ...lookup, key: evaluate(lookup.key) }
    case 'references':
      return { ...lookup, keys: lookup.keys.map(evaluate) }
    default:
      return { ...lookup, parts: lookup.parts.map((part) => evaluated(part, evaluate)) }
  }
}

function partsOf(filter: ExprNode): Lookup[] {
  switch (filter.type) {
    case 'Group':
      return partsOf(filter.base)
    case 'And':
      return [...partsOf(filter.left), ...partsOf(filter.right)]
    case 'Or':
      return either(lookupOf([filter.left]), lookupOf([filter.right]))
    case 'OpCall':
      return filter.op === '==' ? equality(filter) : filter.op === 'in' ? membership(filter) : []
    case 'FuncCall': {
      const keys = filter.args.map(outside).filter((key) => key !== undefined)
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
  const path = pathOf(field)
  const key = outside(value)
  return path && key ? [{ by: 'field', path, isIn, key }] : []
}

/** `slug.current` as `['slug', 'current']`; undefined for anything but plain names of the element itself. */
export function pathOf(node: ExprNode): string[] | undefined {
  if (node.type === 'Group') return pathOf(node.base)
  if (node.type !== 'AccessAttribute' || node.name.includes('.')) return undefined
  if (!node.base || node.base.type === 'This') return [node.name]
  const base = pathOf(node.base)
  return base && [...base, node.name]
}
