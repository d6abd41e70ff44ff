import type { ExprNode } from 'groq-js'
import type { ContentDocument } from '#content/documents.ts'
import { createProjection } from '#content/store/projection.ts'
import { openSession } from './evaluate-now.ts'
import { evaluated, type Lookup, lookupOf } from './lookup.ts'
import { meterOf, TooMuchWork } from './meter.ts'
import { type Params, parseQuery } from './parse-query.ts'
import { planned } from './plan.ts'
import { queryError } from './query-error.ts'
import { filtersOf, withFilters } from './source.ts'

/** The filter of a listener, held against one document at a time. */
export interface CompiledFilter {
  /** Null, a document that is not there, never matches. @throws ContentError 400 where one document takes too much work */
  matches(document: ContentDocument | null): boolean
  /** Where given, no document with another id or type can match. */
  readonly ids?: readonly string[]
  readonly types?: readonly string[]
}

/**
 * Only the filters directly on `*` count: projections, order and slices say nothing about whether a document belongs. Subqueries
 * and references find nothing, since one document is all there is.
 *
 * @throws ContentError 400 for what is no query of documents
 */
export function compileFilter(query: string, params: Params): CompiledFilter {
  const parsed = parseQuery(query, params)
  if (parsed.mayMultiply) throw queryError(query, 'The filter takes too much work')
  const filters = topFilters(parsed.tree)
  if (!filters) throw queryError(query, 'A listener needs a query of documents, which begins with *')
  const session = openSession({
    documents: createProjection().documents,
    query,
    params,
    perspective: { kind: 'raw', versions: true },
    isAnonymous: false,
    identityId: 'listener',
  })
  const value = (node: ExprNode) => session.evaluate(node, meterOf(maxSteps)).data
  const lookup = lookupOf(filters)
  const keys = lookup && evaluated(lookup, value)
  const ids = keys && textsOf(keys, '_id')
  const types = keys && textsOf(keys, '_type')
  const conditions = filters.map(planned)
  return {
    ...(ids && { ids }),
    ...(types && { types }),
    matches(document) {
      if (!document) return false
      try {
        const passed = value(withFilters({ type: 'Value', value: [document] }, conditions))
        return Array.isArray(passed) && passed.length > 0
      } catch (error) {
        // Hearing nothing would be taken for silence.
        throw error instanceof TooMuchWork ? queryError(query, 'The filter takes too much work') : error
      }
    },
  }
}

/** For one document: each mutation is held against each listener's filter. */
const maxSteps = 20_000

function topFilters(node: ExprNode): readonly ExprNode[] | undefined {
  const own = filtersOf(node)
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

/** All that a field may be; undefined where that cannot be told. */
function textsOf(lookup: Lookup<unknown>, field: string): string[] | undefined {
  switch (lookup.by) {
    case 'field': {
      if (lookup.path.length > 1 || lookup.path[0] !== field) return undefined
      if (!lookup.isIn) return isText(lookup.key) ? [lookup.key] : []
      return Array.isArray(lookup.key) ? lookup.key.filter(isText) : undefined
    }
    case 'either': {
      const parts = lookup.parts.map((part) => textsOf(part, field))
      const known = parts.filter((part) => part !== undefined)
      return known.length === parts.length ? [...new Set(known.flat())] : undefined
    }
    case 'every':
      return lookup.parts.map((part) => textsOf(part, field)).find((texts) => texts !== undefined)
    default:
      return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
