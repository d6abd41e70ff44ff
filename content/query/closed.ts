import type { ExprNode } from 'groq-js'
import { childrenOf, mapChildren } from './tree.ts'

/**
 * An expression of a filter as it is outside of it, where the filter's base stands: `^` becomes `@`. Undefined where it depends on
 * the element that is filtered, so that it has no one value there.
 */
export function outside(node: ExprNode): ExprNode | undefined {
  return isClosed(node) ? shifted(node) : undefined
}

function isClosed(node: ExprNode): boolean {
  switch (node.type) {
    case 'Value':
    case 'Parameter':
    case 'Parent':
      return true
    case 'AccessAttribute':
      return node.base !== undefined && isClosed(node.base)
    case 'Map':
    case 'FlatMap':
      return isClosed(node.base) && isOfElement(node.expr)
    case 'OpCall':
      // Only text to a text of the query, such as `"drafts." + ^._id`: lists put together can grow without measure.
      return (
        node.op === '+' &&
        childrenOf(node).every(isClosed) &&
        childrenOf(node).some(({ type }) => type === 'Value')
      )
    case 'FuncCall':
      return ofValues.has(`${node.namespace}::${node.name}`) && node.args.every(isClosed)
    case 'AccessElement':
    case 'Array':
    case 'ArrayCoerce':
    case 'Deref':
    case 'Group':
      return childrenOf(node).every(isClosed)
    default:
      return false
  }
}

const ofValues = new Set([
  'global::coalesce',
  'global::string',
  'global::lower',
  'global::upper',
  'global::path',
])

/** `[]._ref`, `[]->_id`: steps from the element of an array, which is `@` there. */
function isOfElement(node: ExprNode): boolean {
  switch (node.type) {
    case 'This':
      return true
    case 'AccessAttribute':
    case 'Deref':
    case 'ArrayCoerce':
      return node.base !== undefined && isOfElement(node.base)
    default:
      return false
  }
}

function shifted(node: ExprNode): ExprNode {
  if (node.type === 'Parent') return node.n === 1 ? { type: 'This' } : { type: 'Parent', n: node.n - 1 }
  // What is done to elements stands in a scope of their own, and holds no `^`.
  if (node.type === 'Map' || node.type === 'FlatMap') return { ...node, base: shifted(node.base) }
  return mapChildren(node, shifted)
}
