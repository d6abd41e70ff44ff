import type { ExprNode } from 'groq-js'
import type { ContentDocument, JsonObject } from '#content/documents.ts'
import { createProjection } from '#content/store/projection.ts'
import { openSession } from './evaluate-now.ts'
import { evaluateKeys, type Lookup, toLookup } from './lookup.ts'
import { createMeter, TooMuchWork } from './meter.ts'
import { type Params, parseQuery } from './parse-query.ts'
import { planNode } from './plan.ts'
import { queryError } from './query-error.ts'
import { listFilters, withFilters } from './source.ts'

/** The filter of a listener, matched against one document at a time. */
export interface CompiledFilter {
  /**
   * Returns false for null, which stands for a missing document.
   *
   * @throws ContentError 400 if one document takes too much work
   */
  matches(document: ContentDocument | null): boolean
  /** If given, no document with another id or type can match. */
  readonly ids?: readonly string[]
  readonly types?: readonly string[]
}

/** @throws ContentError 400 if the query does not select documents */
export type CompileFilter = (query: string, params: JsonObject) => CompiledFilter

/**
 * Compiles the filters directly on `*`; projections, order, and slices do not affect whether a document
 * matches. Subqueries and references find nothing, because the filter sees only one document.
 *
 * @throws ContentError 400 if the query does not select documents
 */
export function compileFilter(query: string, params: Params): CompiledFilter {
  const parsed = parseQuery(query, params)
  if (parsed.mayMultiply) throw queryError(query, 'The filter requires too much work')
  const filters = topFilters(parsed.tree)
  if (!filters) throw queryError(query, 'A listener needs a query for documents, which begins with *')
  const session = openSession({
    documents: createProjection().documents,
    query,
    params,
    perspective: { kind: 'raw', versions: true },
    isAnonymous: false,
    identityId: 'listener',
  })
  const value = (node: ExprNode) => session.evaluate(node, createMeter(maxSteps)).data
  const lookup = toLookup(filters)
  const keys = lookup && evaluateKeys(lookup, value)
  const ids = keys && findTexts(keys, '_id')
  const types = keys && findTexts(keys, '_type')
  const conditions = filters.map(planNode)
  return {
    ...(ids && { ids }),
    ...(types && { types }),
    matches(document) {
      if (!document) return false
      try {
        const passed = value(withFilters({ type: 'Value', value: [document] }, conditions))
        return Array.isArray(passed) && passed.length > 0
      } catch (error) {
        // Report the error: a listener that receives nothing would assume that nothing changes.
        throw error instanceof TooMuchWork ? queryError(query, 'The filter requires too much work') : error
      }
    },
  }
}

/** Limit per document, because each mutation is matched against the filter of every listener. */
const maxSteps = 20_000

function topFilters(node: ExprNode): readonly ExprNode[] | undefined {
  const own = listFilters(node)
  if (own) return own
  switch (node.type) {
    case 'Filter':
    case 'Projection':
    case 'Map':
    case 'FlatMap':
    case 'Slice':
    case 'AccessElement':
    case 'AccessAttribute':
    case 'ArrayCoerce':
    case 'PipeFuncCall':
    case 'Group':
    case 'Deref':
      return node.base && topFilters(node.base)
    default:
      return undefined
  }
}

/** Returns all values the field may have, or undefined if they are unknown. */
function findTexts(lookup: Lookup<unknown>, field: string): string[] | undefined {
  switch (lookup.by) {
    case 'field': {
      if (lookup.path.length > 1 || lookup.path[0] !== field) return undefined
      if (!lookup.isIn) return isText(lookup.key) ? [lookup.key] : []
      return Array.isArray(lookup.key) ? lookup.key.filter(isText) : undefined
    }
    case 'either': {
      const parts = lookup.parts.map((part) => findTexts(part, field))
      const known = parts.filter((part) => part !== undefined)
      return known.length === parts.length ? [...new Set(known.flat())] : undefined
    }
    case 'every':
      return lookup.parts.map((part) => findTexts(part, field)).find((texts) => texts !== undefined)
    default:
      return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
