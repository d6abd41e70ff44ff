import { type ExprNode, type OpCallNode, Path } from 'groq-js'
import { hostNode } from './host-node.ts'

/** `path("a.b") in path("a.**")`: groq-js takes only text on the left. Other `in` are left to it. */
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

/** For `array::unique`: null equals null, so that one of them stays; groq-js lets all stay. */
export function withoutRepeatedNull(list: ExprNode): ExprNode {
  return hostNode((evaluate) => {
    const value = evaluate(list)
    if (!Array.isArray(value)) return value
    const first = value.findIndex(isNothing)
    return value.filter((item, place) => !isNothing(item) || place === first)
  })
}

const isNothing = (item: unknown): boolean => item === null || item === undefined
