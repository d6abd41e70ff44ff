import type { ExprNode } from 'groq-js'
import { chargeForValue, sortingWeight } from './charged.ts'
import { chargeForOperands } from './guard.ts'
import { mapChildren } from './tree.ts'
import { weighNode } from './weight.ts'

/** Plans a node; if it loops over an array, the work is charged before the loop starts. */
export function meteredLoop(node: ExprNode, planned: (node: ExprNode) => ExprNode): ExprNode {
  switch (node.type) {
    case 'Filter':
    case 'FlatMap':
    case 'Map':
      return {
        ...node,
        base: chargeForValue(planned(node.base), weighNode(node.expr)),
        expr: planned(node.expr),
      }
    case 'PipeFuncCall': {
      const weight = node.args.reduce((sum, argument) => sum + weighNode(argument), sortingWeight)
      return { ...node, base: chargeForValue(planned(node.base), weight), args: node.args.map(planned) }
    }
    default:
      return chargeForOperands(node, planned) ?? mapChildren(node, planned)
  }
}
