import type { ExprNode } from 'groq-js'
import { getChildren } from './tree.ts'

/**
 * Returns the maximum number of times a query shows one value of its data. Nested projections multiply:
 * twenty levels of `@{"a": @, "b": @}` show a document a million times. Building that result is cheap,
 * because the copies share one object, but traversing it takes very long.
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
      return getChildren(node).reduce((sum, child) => sum + copiesIn(child), 0)
  }
}
