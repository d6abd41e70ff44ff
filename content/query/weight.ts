import type { ExprNode } from 'groq-js'
import { childrenOf } from './tree.ts'

/**
 * How many nodes are visited to evaluate an expression once, loops inside it not counted: those count themselves. A base that is a
 * loop counts as one; see `metered.ts`.
 */
export function weightOf(node: ExprNode): number {
  switch (node.type) {
    case 'Filter':
    case 'FlatMap':
    case 'Map':
      return 1 + weightOf(node.base)
    case 'FuncCall':
      // These look at every value of a document or of an array.
      return (isWhole(node.name) ? 20 : 1) + sum(node.args)
    case 'OpCall':
      return (node.op === 'match' ? 20 : 1) + weightOf(node.left) + weightOf(node.right)
    default:
      return 1 + sum(childrenOf(node))
  }
}

const isWhole = (name: string): boolean => ['references', 'text', 'query'].includes(name)

const sum = (nodes: readonly ExprNode[]): number => nodes.reduce((total, node) => total + weightOf(node), 0)
