import { type ExprNode, type OpCallNode, Path } from 'groq-js'
import { hostNode } from './host-node.ts'

/**
 * Evaluates `path("a.b") in path("a.**")`, because groq-js accepts only text on the left. Every other `in`
 * goes to groq-js.
 */
export function pathInPath(node: OpCallNode): ExprNode {
  if (node.left.type !== 'FuncCall' || node.left.name !== 'path') return node
  return hostNode((evaluate) => {
    const inner = evaluate(node.left)
    const outer = evaluate(node.right)
    if (inner instanceof Path && outer instanceof Path) return outer.matches(inner.toJSON())
    return evaluate({
      ...node,
      left: { type: 'Value', value: inner },
      right: { type: 'Value', value: outer },
    })
  })
}

/** Keeps one null in the list given to `array::unique`; groq-js would keep every null. */
export function withoutRepeatedNull(list: ExprNode): ExprNode {
  return hostNode((evaluate) => {
    const value = evaluate(list)
    if (!Array.isArray(value)) return value
    const first = value.findIndex(isNothing)
    return value.filter((item, place) => !isNothing(item) || place === first)
  })
}

const isNothing = (item: unknown): boolean => item === null || item === undefined
