import type { Json } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentStore, Transaction } from '#content/store/content-store.ts'
import { evaluateNow } from './evaluate-now.ts'
import { maxParameterLength } from './limits.ts'
import { TooMuchWork } from './meter.ts'
import { neededDocuments } from './needed-documents.ts'
import { type Params, parseQuery } from './parse-query.ts'
import { type Perspective, readPerspective } from './perspective.ts'
import { openPlaces } from './places.ts'
import { tooMuchError } from './query-error.ts'
import type { Reads } from './read-log.ts'
import { evaluateInParts } from './scan.ts'
import { tagsOfReads, tagsOfTransaction } from './sync-tags.ts'
import { viewOf } from './view.ts'
import { type WorkLimits, workLimitsOf } from './work-limits.ts'
import { openWorkers } from './workers.ts'

export interface QueryRequest {
  dataset: string
  query: string
  params?: Params
  /** As the clients send it; undefined: by the version of the API. */
  perspective?: string | readonly string[]
  /** `1`, `X` or `YYYY-MM-DD`; undefined: the newest. */
  apiVersion?: string
  identity: { id: string; role: 'anonymous' | 'reader' | 'writer' }
  resultSourceMap?: boolean
  timeLimitMs?: number
}

interface QueryAnswer {
  result: Json
  ms: number
  syncTags: string[]
  reads: Reads
}

export interface Queries {
  /** @throws ContentError 400 for a query that cannot be read or takes too much, 404 for a dataset that is not there */
  answer(request: QueryRequest): Promise<QueryAnswer>
  /** The tags of the answers that a transaction may change. */
  syncTagsOf(transaction: Transaction): string[]
  close(): Promise<void>
}

export interface QueryOptions {
  store: Pick<ContentStore, 'documents'>
  projectId: string
  /** How much one query may take; by default what `work-limits.ts` says. */
  limits?: (role: QueryRequest['identity']['role']) => WorkLimits
}

export function openQueries({ store, projectId, limits: limitsOf = workLimitsOf }: QueryOptions): Queries {
  const workers = openWorkers()
  const places = openPlaces()
  return {
    async answer(request) {
      const started = performance.now()
      const perspective = readPerspective(request.perspective, request.apiVersion)
      const { result, reads } = await evaluated(request, perspective)
      return {
        result,
        ms: Math.round(performance.now() - started),
        syncTags: tagsOfReads(reads, perspective),
        reads,
      }
    },
    syncTagsOf: (transaction) => tagsOfTransaction(transaction, store.documents(transaction.dataset)),
    close: () => workers.close(),
  }

  function documentsOf(dataset: string) {
    const documents = store.documents(dataset)
    if (!documents) throw refusal(404, `Dataset "${dataset}" not found for project ID "${projectId}"`)
    return documents
  }

  async function evaluated(request: QueryRequest, perspective: Perspective) {
    const { dataset, query, params = {}, identity, timeLimitMs } = request
    const isAnonymous = identity.role === 'anonymous'
    const own = limitsOf(identity.role)
    const limits = { ...own, timeLimitMs: Math.min(own.workerMs, timeLimitMs ?? own.workerMs) }
    const work = { query, params, identityId: identity.id, sanity: { projectId, dataset }, limits }
    const evaluationNow = () => ({ ...work, documents: documentsOf(dataset), perspective, isAnonymous })
    const first = evaluationNow()
    const parsed = parseQuery(query, params)
    // What is done with parameters is not counted everywhere: large ones are left to a thread that can be ended.
    const isHeavy = parsed.mayMultiply || JSON.stringify(params).length > maxParameterLength
    if (!isHeavy) {
      const evaluated = orTooMuch(() => evaluateNow(first, limits))
      if (evaluated) return evaluated
    }
    return places.take(isAnonymous, async () => {
      // Meanwhile the dataset may have been replaced.
      const evaluation = evaluationNow()
      const evaluated = isHeavy
        ? undefined
        : await evaluateInParts(parsed, evaluation, limits).catch(unlessTooMuch)
      if (evaluated) return evaluated
      const view = viewOf(evaluation.documents, perspective, isAnonymous)
      const needed = neededDocuments(parsed, params, view, limits.workerDocuments)
      if (!needed) throw tooMuchError('documents')
      return workers.run({ work, documents: needed, timeLimitMs: limits.timeLimitMs })
    })
  }
}

function orTooMuch<Value>(evaluate: () => Value): Value | undefined {
  try {
    return evaluate()
  } catch (error) {
    return unlessTooMuch(error)
  }
}

function unlessTooMuch(error: unknown): undefined {
  if (!(error instanceof TooMuchWork)) throw error
  return undefined
}
