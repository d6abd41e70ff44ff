import type { ExprNode } from 'groq-js'
import { charged, sortingWeight } from './charged.ts'
import { guarded } from './guard.ts'
import { mapChildren } from './tree.ts'
import { weightOf } from './weight.ts'

/** The planned node, and where it goes over an array, an array that is charged for before it is gone over. */
export function meteredLoop(node: ExprNode, planned: (node: ExprNode) => ExprNode): ExprNode {
  switch (node.type) {
    case 'Filter':
    case 'FlatMap':
    case 'Map':
      return { ...node, base: charged(planned(node.base), weightOf(node.expr)), expr: planned(node.expr) }
    case 'PipeFuncCall': {
      const weight = node.args.reduce((sum, argument) => sum + weightOf(argument), sortingWeight)
      return { ...node, base: charged(planned(node.base), weight), args: node.args.map(planned) }
    }
    default:
      return guarded(node, planned) ?? mapChildren(node, planned)
  }
}
