import type { ExprNode } from 'groq-js'
import { getChildren } from './tree.ts'

/**
 * Returns how many nodes are visited to evaluate an expression once. The body of a loop does not count,
 * because loops charge for themselves; see `metered.ts`.
 */
export function weighNode(node: ExprNode): number {
  switch (node.type) {
    case 'Filter':
    case 'FlatMap':
    case 'Map':
      return 1 + weighNode(node.base)
    case 'FuncCall':
      // These functions read every value of a document or an array.
      return (isWhole(node.name) ? 20 : 1) + sum(node.args)
    case 'OpCall':
      return (node.op === 'match' ? 20 : 1) + weighNode(node.left) + weighNode(node.right)
    default:
      return 1 + sum(getChildren(node))
  }
}

const isWhole = (name: string): boolean => ['references', 'text', 'query'].includes(name)

const sum = (nodes: readonly ExprNode[]): number => nodes.reduce((total, node) => total + weighNode(node), 0)
