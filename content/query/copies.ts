import type { ExprNode } from 'groq-js'
import { childrenOf } from './tree.ts'

/**
 * How often, at most, a query shows one value of its data. Projections on one another multiply: `@{"a": @, "b": @}` twenty times
 * over shows a document a million times, which costs nothing to make, since they are one object, but ages to go over.
 */
export function copiesIn(node: ExprNode): number {
  switch (node.type) {
    case 'Everything':
    case 'Parameter':
    case 'This':
    case 'Parent':
      return 1
    case 'AccessAttribute':
      return node.base ? copiesIn(node.base) : 1
    case 'Filter':
      return copiesIn(node.base)
    case 'FlatMap':
    case 'Map':
    case 'Projection':
      return Math.max(1, copiesIn(node.base)) * Math.max(1, copiesIn(node.expr))
    default:
      return childrenOf(node).reduce((sum, child) => sum + copiesIn(child), 0)
  }
}
