import type { ExprNode } from 'groq-js'
import { getChildren, mapChildren } from './tree.ts'

/**
 * Rewrites an expression inside a filter so that it can be evaluated where the filter's base stands: `^`
 * becomes `@`.
 *
 * @returns undefined if the expression may depend on the filtered element and so has no single value there
 */
export function toOuterScope(node: ExprNode): ExprNode | undefined {
  return isClosed(node) ? shiftParents(node) : undefined
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
      // Allow only text joined to a constant of the query, such as `"drafts." + ^._id`; joined lists could
      // grow without bound.
      return (
        node.op === '+' &&
        getChildren(node).every(isClosed) &&
        getChildren(node).some(({ type }) => type === 'Value')
      )
    case 'FuncCall':
      return ofValues.has(`${node.namespace}::${node.name}`) && node.args.every(isClosed)
    case 'AccessElement':
    case 'Array':
    case 'ArrayCoerce':
    case 'Deref':
    case 'Group':
      return getChildren(node).every(isClosed)
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

/**
 * Returns whether an expression only follows attributes and references of the array element, which is `@`
 * there: `[]._ref`, `[]->_id`.
 */
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

function shiftParents(node: ExprNode): ExprNode {
  if (node.type === 'Parent') return node.n === 1 ? { type: 'This' } : { type: 'Parent', n: node.n - 1 }
  // The expression applied to the elements has its own scope and contains no `^`.
  if (node.type === 'Map' || node.type === 'FlatMap') return { ...node, base: shiftParents(node.base) }
  return mapChildren(node, shiftParents)
}
