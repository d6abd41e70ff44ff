import type { Json } from '#content/documents.ts'
import type { Documents } from '#content/store/content-store.ts'
import { evaluateNow } from './evaluate-now.ts'
import { TooMuchWork } from './meter.ts'
import { type Params, parseQuery } from './parse-query.ts'
import { tooMuchError } from './query-error.ts'
import { getWorkLimits } from './work-limits.ts'

/**
 * Returns the ids that a query selects from the current documents, including drafts and versions. The query
 * may return documents or ids.
 *
 * @throws ContentError 400 if the query cannot be parsed or takes too much work
 */
export function selectIds(query: string, params: Params, documents: Documents): string[] {
  const result = evaluateQuery(query, params, documents)
  const selected: readonly Json[] = Array.isArray(result) ? result : [result]
  return selected.flatMap((item) => getId(item) ?? [])
}

function getId(item: Json): string | undefined {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null || !('_id' in item)) return undefined
  return typeof item._id === 'string' ? item._id : undefined
}

function evaluateQuery(query: string, params: Params, documents: Documents): Json {
  const perspective = { kind: 'raw', versions: true } as const
  if (parseQuery(query, params).mayMultiply) throw tooMuchError('time')
  try {
    const evaluation = { documents, query, params, perspective, isAnonymous: false, identityId: 'mutation' }
    return evaluateNow(evaluation, getWorkLimits('writer')).result
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error
    throw tooMuchError('documents')
  }
}
