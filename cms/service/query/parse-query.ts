import { type ExprNode, parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import type { Json, JsonObject } from '#content/documents.ts'
import { copiesIn } from './copies.ts'
import { checkFunctions } from './functions.ts'
import { maxCopies, maxDepth } from './limits.ts'
import { queryError, toQueryError } from './query-error.ts'
import { findExcess } from './query-text.ts'
import { walkNodes } from './tree.ts'

export type Params = JsonObject

/**
 * A parsed query with the names of the parameters it requires. Each text has one such object, because plans
 * are cached by it.
 */
export interface ParsedQuery {
  text: string
  tree: ExprNode
  parameters: ReadonlySet<string>
  /**
   * Whether the result may repeat parts so often that traversing it takes longer than the counted steps
   * suggest.
   */
  mayMultiply: boolean
}

/**
 * Parses a query, or returns it from the cache.
 *
 * @throws ContentError 400 with the position if the text is not GROQ, calls an unknown function, uses a
 *   parameter that is not given, or exceeds `limits.ts`
 */
export function parseQuery(query: string, params: Params): ParsedQuery {
  const parsed = getParsedQuery(query, params)
  for (const name of parsed.parameters) if (!Object.hasOwn(params, name)) throw missing(query, name)
  return parsed
}

/**
 * Parsed queries by text, or by text and constant parameters if the tree depends on them. Takes about 20 MB
 * when full of long queries.
 */
const trees = new LRUCache<string, ParsedQuery | 'by its parameters'>({
  max: 1_000,
  maxSize: 2_000_000,
  sizeCalculation: (_parsed, text) => text.length,
})

function getParsedQuery(query: string, params: Params): ParsedQuery {
  const cached = trees.get(query)
  if (cached && cached !== 'by its parameters') return cached
  if (!cached) {
    const parsed = read(query, {})
    trees.set(query, parsed ?? 'by its parameters')
    if (parsed) return parsed
  }
  // The values of the parameters in `[$from...$to]` and `[$index]` determine the tree.
  const constants = Object.fromEntries(Object.entries(params).filter(([, value]) => isConstant(value)))
  const key = `${JSON.stringify(constants)} ${query}`
  const own = trees.get(key)
  if (own && own !== 'by its parameters') return own
  const parsed = read(query, constants)
  if (!parsed) throw queryError(query, 'A slice accepts only numbers')
  trees.set(key, parsed)
  return parsed
}

const isConstant = (value: Json): boolean => typeof value === 'number' || typeof value === 'string'

/** @throws ContentError 400 if the text would overload the parser */
export function checkText(text: string): void {
  const excess = findExcess(text)
  if (excess) throw queryError(shortened(text), excess.description, excess.position)
}

/** Returns undefined if the tree depends on parameters that are not given. */
function read(text: string, params: Params): ParsedQuery | undefined {
  checkText(text)
  const tree = parsedTree(text, params)
  if (!tree) return undefined
  const parameters = new Set<string>()
  const conditions: ExprNode[] = []
  for (const { node, depth } of walkNodes(tree)) {
    if (depth > maxDepth) throw queryError(text, `The query is more than ${maxDepth} levels deep`)
    if (node.type === 'Parameter') parameters.add(node.name)
    if (node.type === 'FuncCall') checkFunctions(node, text)
    if (node.type === 'Filter' && dependsOnParameters(node.expr)) return undefined
    if (node.type === 'Filter') conditions.push(node.expr)
  }
  // The condition of a filter does not appear in the result, but the filter traverses its values.
  const mayMultiply = [tree, ...conditions].some((node) => copiesIn(node) > maxCopies)
  return { text, tree, parameters, mayMultiply }
}

function parsedTree(text: string, params: Params): ExprNode | undefined {
  try {
    // groq-js takes a comment only up to the end of a line, so the last line gets one.
    return parse(text.includes('//') ? `${text}\n` : text, { params: { ...params } })
  } catch (error) {
    if (error instanceof Error && error.message === 'slicing must use constant numbers') return undefined
    throw toQueryError(text, error)
  }
}

/**
 * Returns whether a condition contains only parameters and numbers: groq-js parses `a[$index]` as a filter
 * until it knows the parameter.
 */
function dependsOnParameters(node: ExprNode): boolean {
  const nodes = [...walkNodes(node)].map((each) => each.node)
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

/** Shortens a query that is too long, because the error repeats it. */
const shortened = (query: string): string => query.slice(0, 1_000)
