import type { Json } from '#content/documents.ts'
import type { Documents } from '#content/store/content-store.ts'
import { evaluateNow } from './evaluate-now.ts'
import { TooMuchWork } from './meter.ts'
import { type Params, parseQuery } from './parse-query.ts'
import { tooMuchError } from './query-error.ts'
import { workLimitsOf } from './work-limits.ts'

/**
 * The ids that a query selects of documents as they are now, drafts and versions included: of the documents it results in, or the
 * ids it results in.
 *
 * @throws ContentError 400 for a query that cannot be read or takes too much
 */
export function selectIds(query: string, params: Params, documents: Documents): string[] {
  const result = evaluatedOf(query, params, documents)
  const selected: readonly Json[] = Array.isArray(result) ? result : [result]
  return selected.flatMap((item) => idOf(item) ?? [])
}

function idOf(item: Json): string | undefined {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null || !('_id' in item)) return undefined
  return typeof item._id === 'string' ? item._id : undefined
}

function evaluatedOf(query: string, params: Params, documents: Documents): Json {
  const perspective = { kind: 'raw', versions: true } as const
  if (parseQuery(query, params).mayMultiply) throw tooMuchError('time')
  try {
    const evaluation = { documents, query, params, perspective, isAnonymous: false, identityId: 'mutation' }
    return evaluateNow(evaluation, workLimitsOf('writer')).result
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error
    throw tooMuchError('documents')
  }
}
