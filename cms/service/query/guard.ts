import type { ArrayNode, ExprNode, FuncCallNode, OpCallNode } from 'groq-js'
import { pathInPath, withoutRepeatedNull } from './beyond-groq-js.ts'
import { chargeForValue } from './charged.ts'
import { geoFunction } from './geo.ts'
import { hostNode } from './host-node.ts'
import type { Evaluate } from './lookup.ts'
import type { Meter } from './meter.ts'
import { isTextQuery, textMatch } from './text-query.ts'

type Planned = (node: ExprNode) => ExprNode

/**
 * Wraps a node whose time or value grows with its operands so that their size is charged to the meter:
 * `match`, `in` with a list, joined lists and texts.
 *
 * @returns undefined for nodes whose cost does not depend on their operands
 */
export function chargeForOperands(node: ExprNode, planned: Planned): ExprNode | undefined {
  switch (node.type) {
    case 'OpCall':
      return guardedOperator(node, planned)
    case 'FuncCall':
      return guardedFunction(node, planned)
    case 'Array':
      return node.elements.some(({ isSplat }) => isSplat)
        ? chargeForResult(withElements(node, planned))
        : undefined
    default:
      return undefined
  }
}

// Plan children only once they are known to be needed: planning them twice at each level would take
// exponential time.
function guardedOperator(node: OpCallNode, planned: Planned): ExprNode | undefined {
  const { op, left, right } = node
  if (op === 'in')
    return pathInPath({ ...node, left: planned(left), right: chargeForValue(planned(right), 1) })
  // Joining a constant cannot make a value grow faster than the query is long.
  if (op === '+' && !isConstant(left) && !isConstant(right))
    return chargeForResult({ ...node, left: planned(left), right: planned(right) })
  if (op !== 'match') return undefined
  if (isTextQuery(right)) return textMatch(planned(left), right.args.map(planned)[0])
  return guardedMatch(node, planned(left), planned(right))
}

/**
 * Keeps the `match` node, because `score()` looks for it. The left side evaluates both operands and the right
 * side reuses the result, because evaluating an operand twice at each level would take exponential time.
 */
function guardedMatch(node: OpCallNode, left: ExprNode, right: ExprNode): ExprNode {
  let pattern: unknown
  const text = hostNode((evaluate, { meter }) => {
    const value = evaluate(left)
    const next = evaluate(right)
    chargeMatch(value, next, meter)
    pattern = next
    return value
  })
  return { ...node, left: text, right: hostNode(() => pattern) }
}

function guardedFunction(node: FuncCallNode, planned: Planned): ExprNode | undefined {
  switch (`${node.namespace}::${node.name}`) {
    case 'global::references':
    case 'array::compact':
    case 'global::lower':
    case 'global::upper':
    case 'string::lower':
    case 'string::upper':
    case 'string::startsWith':
    case 'math::min':
    case 'math::max':
    case 'math::sum':
    case 'math::avg':
    case 'pt::text':
      return { ...node, args: node.args.map((argument) => chargeForValue(planned(argument), 1)) }
    case 'array::unique':
      return { ...node, args: node.args.map((list) => withoutRepeatedNull(chargeForValue(planned(list), 1))) }
    case 'array::join':
    case 'string::split':
      return chargeForResult({
        ...node,
        args: node.args.map((argument) => chargeForValue(planned(argument), 1)),
      })
    case 'array::intersects':
      return guardedIntersection(node, node.args.map(planned))
    default:
      return geoFunction(node, planned)
  }
}

function guardedIntersection(node: FuncCallNode, args: readonly ExprNode[]): ExprNode {
  return hostNode((evaluate, { meter }) => {
    const lists = args.map(evaluate)
    meter.charge(lists.reduce<number>((product, list) => product * measureLength(list), 1))
    return evaluate({ ...node, args: lists.map((value) => ({ type: 'Value', value })) })
  })
}

function withElements(node: ArrayNode, planned: Planned): ExprNode {
  return {
    ...node,
    elements: node.elements.map((element) => ({ ...element, value: planned(element.value) })),
  }
}

/** A parameter is not a constant here, because it may be a list of any length. */
const isConstant = ({ type }: ExprNode): boolean => type === 'Value'

/**
 * Charges for the length of the value once it is evaluated: in a chain of doublings, only the last one is
 * charged too late.
 */
function chargeForResult(node: ExprNode): ExprNode {
  return hostNode((evaluate: Evaluate, { meter }) => {
    const value = evaluate(node)
    meter.charge(Array.isArray(value) ? value.length : measureLength(value) / charactersPerStep)
    return value
  })
}

/** Characters that can be copied or compared in about the time it takes to visit one node. */
export const charactersPerStep = 32

function chargeMatch(text: unknown, pattern: unknown, meter: Meter): void {
  const texts = listTexts(text)
  const terms = listTexts(pattern).flatMap((part) => part.split(/\s+/))
  const length = texts.reduce((sum, part) => sum + part.length, 0)
  meter.charge((length * terms.length) / charactersPerStep)
  // A term becomes a regular expression that tries every way its wildcards can divide up a word.
  const wildcards = Math.max(0, ...terms.map((term) => term.split('*').length - 1))
  if (wildcards < 2) return
  const longest = Math.max(0, ...texts.flatMap((part) => part.split(/\s+/).map((word) => word.length)))
  meter.charge((longest ** Math.min(wildcards, 8) * terms.length) / charactersPerStep)
}

function listTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string')
}

function measureLength(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 1
}
