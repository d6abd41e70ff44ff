import { type ExprNode, parse } from 'groq-js'
import type { Json } from '#content/documents.ts'
import { boundedCache } from './bounded-cache.ts'
import { copiesIn } from './copies.ts'
import { checkFunctions } from './functions.ts'
import { maxCopies, maxDepth } from './limits.ts'
import { queryError, queryErrorOf } from './query-error.ts'
import { excessOf } from './query-text.ts'
import { nodesOf } from './tree.ts'

export type Params = { readonly [name: string]: Json }

/** A query as a tree, with the names of the parameters it still takes. One object for one text: plans are kept by it. */
export interface ParsedQuery {
  text: string
  tree: ExprNode
  parameters: ReadonlySet<string>
  /** Its result may repeat parts so often that going over it takes longer than the steps tell. */
  mayMultiply: boolean
}

/**
 * Parses a query, or takes it from the queries parsed before.
 *
 * @throws ContentError 400 with the position: a text that is not GROQ, an unknown function, a parameter that is not given, or
 *   more than `limits.ts` allows
 */
export function parseQuery(query: string, params: Params): ParsedQuery {
  const parsed = parsedOf(query, params)
  for (const name of parsed.parameters) if (!Object.hasOwn(params, name)) throw missing(query, name)
  return parsed
}

/** Trees of queries, by their text, and by their constants where those are parameters. Some 20 MB when full of long queries. */
const trees = boundedCache<ParsedQuery | 'by its parameters'>({ entries: 1_000, characters: 2_000_000 })

function parsedOf(query: string, params: Params): ParsedQuery {
  const kept = trees.get(query)
  if (kept && kept !== 'by its parameters') return kept
  if (!kept) {
    const parsed = read(query, {})
    trees.set(query, parsed ?? 'by its parameters')
    if (parsed) return parsed
  }
  // `[$from...$to]` and `[$index]` mean what their parameters are, so that the tree depends on them.
  const constants = Object.fromEntries(Object.entries(params).filter(([, value]) => isConstant(value)))
  const key = `${JSON.stringify(constants)} ${query}`
  const own = trees.get(key)
  if (own && own !== 'by its parameters') return own
  const parsed = read(query, constants)
  if (!parsed) throw queryError(query, 'A slice takes numbers only')
  trees.set(key, parsed)
  return parsed
}

const isConstant = (value: Json): boolean => typeof value === 'number' || typeof value === 'string'

/** Undefined where the tree depends on parameters that were not given. */
function read(text: string, params: Params): ParsedQuery | undefined {
  const excess = excessOf(text)
  if (excess) throw queryError(shortened(text), excess.description, excess.position)
  const tree = parsedTree(text, params)
  if (!tree) return undefined
  const parameters = new Set<string>()
  const conditions: ExprNode[] = []
  for (const { node, depth } of nodesOf(tree)) {
    if (depth > maxDepth) throw queryError(text, `The query is more than ${maxDepth} levels deep`)
    if (node.type === 'Parameter') parameters.add(node.name)
    if (node.type === 'FuncCall') checkFunctions(node, text)
    if (node.type === 'Filter' && dependsOnParameters(node.expr)) return undefined
    if (node.type === 'Filter') conditions.push(node.expr)
  }
  // A filter shows nothing of its condition, but goes over it.
  const mayMultiply = [tree, ...conditions].some((node) => copiesIn(node) > maxCopies)
  return { text, tree, parameters, mayMultiply }
}

function parsedTree(text: string, params: Params): ExprNode | undefined {
  try {
    return parse(text, { params: { ...params } })
  } catch (error) {
    if (error instanceof Error && error.message === 'slicing must use constant numbers') return undefined
    throw queryErrorOf(text, error)
  }
}

/** Of parameters and numbers alone: `a[$index]`, which groq-js takes for a filter until it knows the parameter. */
function dependsOnParameters(node: ExprNode): boolean {
  const nodes = [...nodesOf(node)].map((each) => each.node)
  return nodes.some(({ type }) => type === 'Parameter') && nodes.every(isOfConstants)
}

function isOfConstants(node: ExprNode): boolean {
  if (node.type === 'OpCall') return ['+', '-', '*', '/', '%', '**'].includes(node.op)
  return ['Parameter', 'Value', 'Group', 'Neg', 'Pos'].includes(node.type)
}

function missing(query: string, name: string) {
  const start = Math.max(0, query.indexOf(`$${name}`))
  return queryError(query, `param $${name} referenced, but not provided`, start, start + name.length + 1)
}

/** An error repeats the query: not all of one that is too long. */
const shortened = (query: string): string => query.slice(0, 1_000)
