import type { Json } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentStore, Documents, Transaction } from '#content/store/content-store.ts'
import { createCachedResults } from './cached-results.ts'
import { toCanonicalText } from './canonical-query.ts'
import { type Evaluated, evaluateNow } from './evaluate-now.ts'
import { maxParameterLength } from './limits.ts'
import { TooMuchResult, TooMuchWork } from './meter.ts'
import { needsOnlyIndexes } from './needs-only-indexes.ts'
import { checkText, type Params, type ParsedQuery, parseQuery } from './parse-query.ts'
import { type Perspective, readPerspective } from './perspective.ts'
import { tooLargeError, tooMuchError } from './query-error.ts'
import { createQueryQueue } from './query-queue.ts'
import { findExcess } from './query-text.ts'
import { openQueryThread } from './query-thread.ts'
import type { Reads } from './read-log.ts'
import { evaluateInParts } from './scan.ts'
import { getReadTags, getTransactionTags } from './sync-tags.ts'
import { type EvaluatedText, type JsonBytes, toJsonBytes } from './thread-messages.ts'
import { createTimeBudget } from './time-budget.ts'
import {
  type BudgetLimits,
  budgetLimits,
  getWorkLimits,
  outsideLimits,
  outsideResultBytes,
  type QueueLimits,
  queueLimits,
  retainedBytes,
  type ThreadLimits,
  threadLimits,
  type WorkLimits,
} from './work-limits.ts'

export interface QueryRequest {
  dataset: string
  query: string
  params?: Params
  /** In the form that clients send; the default depends on the API version. */
  perspective?: string | readonly string[]
  /** `1`, `X`, or `YYYY-MM-DD`; defaults to the newest version. */
  apiVersion?: string
  identity: { id: string; role: 'anonymous' | 'reader' | 'writer' }
  /** Given for callers from outside without a token: they share the budget of their network. */
  network?: string
  resultSourceMap?: boolean
  timeLimitMs?: number
}

interface QueryAnswer {
  readonly result: Json
  readonly json: JsonBytes
  ms: number
  syncTags: string[]
  reads: Reads
}

export interface Queries {
  /**
   * @throws ContentError 400 if the query cannot be parsed or takes too much work, 404 if the dataset does
   *   not exist, 429 if the network has used up its budget, 503 if too many heavy queries wait
   */
  answer(request: QueryRequest): Promise<QueryAnswer>
  /**
   * Call before a large answer is sent without a query; a caller without a network has no budget.
   *
   * @throws ContentError 429 if the network has used up its budget
   */
  checkBytes(network: string | undefined, bytes: number): void
  /** Charges the budget of a network for an answer that is sent to it. */
  chargeForBytes(network: string | undefined, bytes: number): void
  /** Returns the tags of the answers that a transaction may change. */
  getSyncTags(transaction: Transaction): string[]
  close(): Promise<void>
}

export interface QueryOptions {
  store: Pick<ContentStore, 'documents'>
  projectId: string
  /** Limits of one query; defaults to those in `work-limits.ts`, as do the others. */
  limits?: (role: QueryRequest['identity']['role']) => WorkLimits
  thread?: ThreadLimits
  queue?: QueueLimits
  budget?: BudgetLimits
  /** In milliseconds, from any start; for the refill of budgets. */
  now?: () => number
}

export function openQueries({
  store,
  projectId,
  limits: limitsOf = getWorkLimits,
  thread: ofThread = threadLimits,
  queue: ofQueue = queueLimits,
  budget: ofBudget = budgetLimits,
  now = () => performance.now(),
}: QueryOptions): Queries {
  const thread = openQueryThread(ofThread)
  const queue = createQueryQueue(ofQueue)
  const budget = createTimeBudget(ofBudget, now)
  const cached = createCachedResults(retainedBytes)
  const states = nameStates()
  return {
    async answer(request) {
      const started = performance.now()
      const perspective = readPerspective(request.perspective, request.apiVersion)
      const evaluated = await evaluate(request, perspective)
      const { reads } = evaluated
      return {
        get result() {
          return 'result' in evaluated
            ? evaluated.result
            : JSON.parse(new TextDecoder().decode(evaluated.json.bytes))
        },
        get json() {
          return 'json' in evaluated
            ? evaluated.json
            : toJsonBytes(evaluated.result, Number.POSITIVE_INFINITY)
        },
        ms: Math.round(performance.now() - started),
        syncTags: getReadTags(reads, perspective),
        reads,
      }
    },
    checkBytes(network, bytes) {
      if (network !== undefined && bytes > ofBudget.freeBytes) checkBudget(network)
    },
    chargeForBytes(network, bytes) {
      if (network !== undefined && bytes > ofBudget.freeBytes)
        budget.charge(network, bytes / ofBudget.bytesPerMs)
    },
    getSyncTags: (transaction) => getTransactionTags(transaction, store.documents(transaction.dataset)),
    close: () => thread.close(),
  }

  function getDocuments(dataset: string) {
    const documents = store.documents(dataset)
    if (!documents) throw refusal(404, `Dataset "${dataset}" not found for project ID "${projectId}"`)
    return documents
  }

  /** Evaluates a query here if that takes little, and otherwise in the query thread. */
  async function evaluate(
    request: QueryRequest,
    perspective: Perspective,
  ): Promise<Evaluated | EvaluatedText> {
    const { dataset, query, params = {}, identity, network, timeLimitMs } = request
    const isAnonymous = identity.role === 'anonymous'
    const isOutside = network !== undefined
    const own = isOutside ? toOutside(limitsOf(identity.role)) : limitsOf(identity.role)
    const limits = { ...own, timeLimitMs: Math.min(own.threadMs, timeLimitMs ?? own.threadMs) }
    const sanity = { projectId, dataset }
    const question = { query, params, perspective, isAnonymous, identityId: identity.id, sanity }
    const documents = getDocuments(dataset)
    const isLong = isOutside && findExcess(query, outsideLimits) !== undefined
    if (isLong) checkText(query)
    const parsed = isLong ? undefined : parseQuery(query, params)
    if (parsed && isLight(parsed, params, isOutside)) {
      const evaluated = orTooMuch(() =>
        evaluateNow({ ...question, documents }, isOutside ? { ...own, ...outsideLimits } : own),
      )
      if (evaluated) return evaluated
    }
    const text = parsed ? toCanonicalText(parsed, params) : JSON.stringify([query, params])
    const state = states(documents)
    const key = JSON.stringify([state, dataset, identity.id, isAnonymous, perspective, limits, text])
    return cached.get(key, !/\bnow\b/.test(query), () => {
      if (isOutside) checkBudget(network)
      return queue.take(network, async () => {
        const charge = (ms: number) => {
          if (isOutside) budget.charge(network, ms)
        }
        // The dataset may have been replaced while the query waited.
        const work = { ...question, dataset, ...limits }
        const evaluated = await thread.run({ work, documents: getDocuments(dataset), charge })
        if (evaluated) return evaluated
        if (!parsed || parsed.mayMultiply) throw tooMuchError('documents')
        const begun = performance.now()
        const evaluation = { ...question, documents: getDocuments(dataset) }
        return evaluateInParts(parsed, evaluation, limits)
          .then(({ result, reads }) => ({ json: toJsonBytes(result, limits.resultBytes), reads }))
          .catch(refuseTooMuch)
          .finally(() => charge(performance.now() - begun))
      })
    })
  }

  function checkBudget(network: string): void {
    const retryAfterSeconds = budget.getWait(network)
    if (retryAfterSeconds > 0)
      throw refusal(
        429,
        'Your network has used up its time for heavy queries and large responses. Wait, filter by _type, _id, slug.current, or references() first, or ask for fewer documents.',
        { retryAfterSeconds },
      )
  }
}

const toOutside = (own: WorkLimits): WorkLimits => ({
  ...own,
  resultBytes: Math.min(own.resultBytes, outsideResultBytes),
})

/** Whether a query may be tried while all other requests wait. Not all work on parameters is counted. */
function isLight(parsed: ParsedQuery, params: Params, isOutside: boolean): boolean {
  if (parsed.mayMultiply) return false
  const maxCharacters = isOutside ? outsideLimits.parameterCharacters : maxParameterLength
  return JSON.stringify(params).length <= maxCharacters && (!isOutside || needsOnlyIndexes(parsed))
}

/** Returns a function that names the state of a dataset: no two states have the same name. */
function nameStates(): (documents: Documents) => string {
  const names = new WeakMap<Documents, number>()
  let last = 0
  return (documents) => {
    const name = names.get(documents) ?? ++last
    names.set(documents, name)
    return `${name}.${documents.number}`
  }
}

function orTooMuch<Value>(evaluate: () => Value): Value | undefined {
  try {
    return evaluate()
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined
    throw error
  }
}

function refuseTooMuch(error: unknown): never {
  if (error instanceof TooMuchResult) throw tooLargeError(error.maxBytes)
  throw error instanceof TooMuchWork ? tooMuchError('documents') : error
}
