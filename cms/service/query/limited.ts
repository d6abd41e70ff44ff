import type { AccessElementNode, ExprNode, SliceNode } from 'groq-js'
import { chargeForValue } from './charged.ts'
import { listFilters } from './source.ts'
import { orderedWalk, unorderedWalk } from './walk.ts'
import { weighNode } from './weight.ts'

/**
 * Returns how many elements from the start a slice or an index can reach, or undefined if it counts from the
 * end.
 */
export function getLimit(node: SliceNode | AccessElementNode): number | undefined {
  const last = node.type === 'Slice' ? node.right : node.index
  const first = node.type === 'Slice' ? node.left : node.index
  return first >= 0 && last >= 0 ? Math.ceil(last) + 1 : undefined
}

/**
 * Plans a node so that its value starts with the same elements but may end after the limit.
 *
 * @returns undefined if the node is not a filtered list of documents, optionally ordered or mapped
 */
export function limitedTo(
  limit: number,
  node: ExprNode,
  planned: (node: ExprNode) => ExprNode,
): ExprNode | undefined {
  if (node.type === 'Group') return limitedTo(limit, node.base, planned)
  if (node.type === 'Map') {
    const base = limitedTo(limit, node.base, planned)
    return base && { ...node, base: chargeForValue(base, weighNode(node.expr)), expr: planned(node.expr) }
  }
  const isOrdered = node.type === 'PipeFuncCall' && node.name === 'order'
  const filters = listFilters(isOrdered ? node.base : node)
  if (!filters || filters.length === 0) return undefined
  return isOrdered
    ? orderedWalk({ limit, order: node.args, filters, planned })
    : unorderedWalk({ limit, filters, planned })
}
