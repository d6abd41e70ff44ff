import type { ArrayNode, ExprNode, FuncCallNode, OpCallNode } from 'groq-js'
import { pathInPath, withoutRepeatedNull } from './beyond-groq-js.ts'
import { charged } from './charged.ts'
import { geoFunction } from './geo.ts'
import { type Evaluate, hostNode } from './host-node.ts'
import type { Meter } from './meter.ts'
import { isTextQuery, textMatch } from './text-query.ts'

type Planned = (node: ExprNode) => ExprNode

/**
 * The same node, charged for by the size of its operands, where its time or its value grows with them: `match`, `in` a list, lists
 * and texts put together. Undefined for nodes that cost the same whatever they are given.
 */
export function guarded(node: ExprNode, planned: Planned): ExprNode | undefined {
  switch (node.type) {
    case 'OpCall':
      return guardedOperator(node, planned)
    case 'FuncCall':
      return guardedFunction(node, planned)
    case 'Array':
      return node.elements.some(({ isSplat }) => isSplat) ? grown(withElements(node, planned)) : undefined
    default:
      return undefined
  }
}

// Children are planned only once it is sure that they are needed: planned twice at each level, a deep query would never be ready.
function guardedOperator(node: OpCallNode, planned: Planned): ExprNode | undefined {
  const { op, left, right } = node
  if (op === 'in') return pathInPath({ ...node, left: planned(left), right: charged(planned(right), 1) })
  // What is joined to a constant grows no faster than the query is long.
  if (op === '+' && !isConstant(left) && !isConstant(right))
    return grown({ ...node, left: planned(left), right: planned(right) })
  if (op !== 'match') return undefined
  if (isTextQuery(right)) return textMatch(planned(left), right.args.map(planned)[0])
  return guardedMatch(node, planned(left), planned(right))
}

/**
 * It stays a `match`, which `score()` looks for. The left side is evaluated first: it evaluates both, and the right side takes what
 * was found, since what is evaluated twice at each level takes ages in the depth.
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
      return { ...node, args: node.args.map((argument) => charged(planned(argument), 1)) }
    case 'array::unique':
      return { ...node, args: node.args.map((list) => withoutRepeatedNull(charged(planned(list), 1))) }
    case 'array::join':
    case 'string::split':
      return grown({ ...node, args: node.args.map((argument) => charged(planned(argument), 1)) })
    case 'array::intersects':
      return guardedIntersection(node, node.args.map(planned))
    default:
      return geoFunction(node, planned)
  }
}

function guardedIntersection(node: FuncCallNode, args: readonly ExprNode[]): ExprNode {
  return hostNode((evaluate, { meter }) => {
    const lists = args.map(evaluate)
    meter.charge(lists.reduce<number>((product, list) => product * lengthOf(list), 1))
    return evaluate({ ...node, args: lists.map((value) => ({ type: 'Value', value })) })
  })
}

function withElements(node: ArrayNode, planned: Planned): ExprNode {
  return {
    ...node,
    elements: node.elements.map((element) => ({ ...element, value: planned(element.value) })),
  }
}

/** A parameter is none: it may be a list of any length. */
const isConstant = ({ type }: ExprNode): boolean => type === 'Value'

/** Charged for by the length of its value: of a chain of doublings no more than the last one comes too late. */
function grown(node: ExprNode): ExprNode {
  return hostNode((evaluate: Evaluate, { meter }) => {
    const value = evaluate(node)
    meter.charge(Array.isArray(value) ? value.length : lengthOf(value) / charactersPerStep)
    return value
  })
}

/** Characters that are copied or compared in about the time in which a node is visited. */
const charactersPerStep = 32

function chargeMatch(text: unknown, pattern: unknown, meter: Meter): void {
  const texts = textsOf(text)
  const terms = textsOf(pattern).flatMap((part) => part.split(/\s+/))
  const length = texts.reduce((sum, part) => sum + part.length, 0)
  meter.charge((length * terms.length) / charactersPerStep)
  // A term becomes a regular expression that tries each way in which its wildcards can share a word.
  const wildcards = Math.max(0, ...terms.map((term) => term.split('*').length - 1))
  if (wildcards < 2) return
  const longest = Math.max(0, ...texts.flatMap((part) => part.split(/\s+/).map((word) => word.length)))
  meter.charge((longest ** Math.min(wildcards, 8) * terms.length) / charactersPerStep)
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string')
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 1
}
