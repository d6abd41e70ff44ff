import type { ErrorBody } from '#content/errors.ts'
import type { Evaluated } from './evaluate-now.ts'
import type { Params } from './parse-query.ts'
import type { WorkLimits } from './work-limits.ts'

/** What a worker has to know of a query, besides documents. */
export interface Work {
  query: string
  params: Params
  identityId: string
  sanity: { projectId: string; dataset: string }
  limits: WorkLimits
}

/** Documents as JSON arrays, any number of times, then the work. */
export type WorkerMessage = { documents: string } | { work: Work }

export type WorkerAnswer = Evaluated | { refused: { status: number; body: ErrorBody } }
