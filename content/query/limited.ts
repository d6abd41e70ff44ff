import type { AccessElementNode, ExprNode, SliceNode } from 'groq-js'
import { charged } from './charged.ts'
import { filtersOf } from './source.ts'
import { orderedWalk, unorderedWalk } from './walk.ts'
import { weightOf } from './weight.ts'

/** How many elements from the start a slice or an element can show; undefined where it counts from the end. */
export function limitOf(node: SliceNode | AccessElementNode): number | undefined {
  const last = node.type === 'Slice' ? node.right : node.index
  const first = node.type === 'Slice' ? node.left : node.index
  return first >= 0 && last >= 0 ? Math.ceil(last) + 1 : undefined
}

/**
 * A plan whose value begins with the same elements as the node's, but may end after the limit. Undefined for what is not a list
 * of documents, filtered, ordered or mapped.
 */
export function limitedTo(
  limit: number,
  node: ExprNode,
  planned: (node: ExprNode) => ExprNode,
): ExprNode | undefined {
  if (node.type === 'Group') return limitedTo(limit, node.base, planned)
  if (node.type === 'Map') {
    const base = limitedTo(limit, node.base, planned)
    return base && { ...node, base: charged(base, weightOf(node.expr)), expr: planned(node.expr) }
  }
  const isOrdered = node.type === 'PipeFuncCall' && node.name === 'order'
  const filters = filtersOf(isOrdered ? node.base : node)
  if (!filters || filters.length === 0) return undefined
  return isOrdered
    ? orderedWalk({ limit, order: node.args, filters, planned })
    : unorderedWalk({ limit, filters, planned })
}
