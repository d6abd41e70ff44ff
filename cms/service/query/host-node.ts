import type { ExprNode } from 'groq-js'
import type { Evaluate } from './lookup.ts'
import type { Meter } from './meter.ts'
import type { ReadLog } from './read-log.ts'
import type { View } from './view.ts'

/** One evaluation of one query, with everything its host nodes need. */
export interface Run {
  view: View
  meter: Meter
  reads: ReadLog
}

/**
 * Creates a node whose value is computed by this code while groq-js evaluates the rest of the tree, in the
 * scope (`@`, `^`, parameters) where the node stands.
 *
 * groq-js has no such node, but two of its functions can be combined into one: it evaluates the arguments of
 * `string::lower` with `args.map(evaluate)`, and `coalesce` reads its arguments one by one from an iterator
 * and returns the first that is not null. So the first argument of `coalesce` is a `string::lower` that
 * borrows `evaluate` and itself returns null, and the second is the value computed in between.
 * `host-node.test.ts` fails if another version of groq-js works differently.
 */
export function hostNode(compute: (evaluate: Evaluate, run: Run) => unknown): ExprNode {
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args: new HostArguments(compute) }
}

/**
 * The parameter that passes a run to its host nodes; its name starts with a space, so no query can use it.
 */
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
      value = this.#compute(evaluate, getRun(evaluate(runNode)))
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
    this.#use((node) => getData(evaluate(node, 0, this)))
    return [evaluate(nothing, 0, this)]
  }
}

function getData(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'data' in value) return value.data
  throw new Error('groq-js no longer evaluates the arguments of its functions by map')
}

function getRun(value: unknown): Run {
  if (isRun(value)) return value
  throw new Error('A planned query was evaluated without its run parameter')
}

function isRun(value: unknown): value is Run {
  return typeof value === 'object' && value !== null && 'meter' in value
}
