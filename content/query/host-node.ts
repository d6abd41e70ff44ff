import type { ExprNode } from 'groq-js'
import type { Run } from './run.ts'

/** What an expression is worth where the host node stands: plain data, or a `DateTime` or `Path`. */
export type Evaluate = (node: ExprNode) => unknown

/**
 * A node whose value is computed here while groq-js evaluates around it, in the scope (`@`, `^`, parameters) in which it stands.
 *
 * groq-js has no such node, but two of its functions make one: the arguments of `string::lower` are evaluated by
 * `args.map(evaluate)`, and `coalesce` takes its arguments one after another from an iterator and gives the first that is not
 * null. So the first "argument" of `coalesce` is a `string::lower` that borrows `evaluate` and is itself null, and the second is
 * what was computed meanwhile. `host-node.test.ts` fails where another version of groq-js does this in another way.
 */
export function hostNode(compute: (evaluate: Evaluate, run: Run) => unknown): ExprNode {
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args: new HostArguments(compute) }
}

/** The parameter under which a run is handed to its host nodes: no query can name it. */
export const runParameter = ' run'

const runNode: ExprNode = { type: 'Parameter', name: runParameter }
const nothing: ExprNode = { type: 'Value', value: null }

class HostArguments extends Array<ExprNode> {
  readonly #compute: (evaluate: Evaluate, run: Run) => unknown

  constructor(compute: (evaluate: Evaluate, run: Run) => unknown) {
    super()
    this.#compute = compute
  }

  override *[Symbol.iterator](): ArrayIterator<ExprNode> {
    let value: unknown
    const borrow = new BorrowedScope((evaluate) => {
      value = this.#compute(evaluate, runOf(evaluate(runNode)))
    })
    yield { type: 'FuncCall', namespace: 'string', name: 'lower', args: borrow }
    yield { type: 'Value', value }
  }
}

class BorrowedScope extends Array<ExprNode> {
  readonly #use: (evaluate: Evaluate) => void

  constructor(use: (evaluate: Evaluate) => void) {
    super()
    this.#use = use
  }

  override map<Mapped>(evaluate: (node: ExprNode, index: number, nodes: ExprNode[]) => Mapped): Mapped[] {
    this.#use((node) => dataOf(evaluate(node, 0, this)))
    return [evaluate(nothing, 0, this)]
  }
}

function dataOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'data' in value) return value.data
  throw new Error('groq-js no longer evaluates the arguments of its functions by map')
}

function runOf(value: unknown): Run {
  if (isRun(value)) return value
  throw new Error('A planned query is evaluated without the parameter for its run')
}

function isRun(value: unknown): value is Run {
  return typeof value === 'object' && value !== null && 'meter' in value
}
