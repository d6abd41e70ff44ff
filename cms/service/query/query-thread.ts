import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { ContentError, refusal } from '#content/errors.ts'
import type { Documents } from '#content/store/content-store.ts'
import { tooMuchError } from './query-error.ts'
import { createReplicas, type Replicas } from './replicas.ts'
import type { EvaluatedText, ThreadAnswer, ThreadMessage, Work } from './thread-messages.ts'
import { type ThreadLimits, threadMegabytes } from './work-limits.ts'

interface Job {
  documents: Documents
  work: Work
  /** Called once with the CPU time that the query took, even if it fails. */
  charge: (ms: number) => void
}

export interface QueryThread {
  /**
   * Evaluates a query over the documents as they are when it starts. One at a time.
   *
   * @returns undefined if the dataset is too large for the thread
   * @throws ContentError 400 if the query takes too long or too much memory, 503 if it is interrupted
   */
  run(job: Job): Promise<EvaluatedText | undefined>
  close(): Promise<void>
}

/**
 * Opens the thread for heavy queries. It starts with the first one, keeps a copy of the documents for the
 * next ones, and ends when it had nothing to do for a while, which releases its memory.
 */
export function openQueryThread(limits: ThreadLimits): QueryThread {
  let thread: Thread | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const stopped = thread
    thread = undefined
    await stopped?.worker.terminate()
  }

  return {
    async run(job) {
      if (isClosed) throw refusal(503, 'The service is stopping.')
      clearTimeout(idle)
      thread ??= startThread(limits)
      try {
        const isThere = await Promise.race([
          thread.replicas.update(job.work.dataset, job.documents),
          thread.failed,
        ])
        return isThere ? await evaluate(thread, job) : undefined
      } catch (error) {
        // A thread that refused a query in order stays; one that was too busy to do so is replaced.
        if (!(error instanceof Refused)) await stop()
        throw error instanceof Refused ? error.answer : error
      } finally {
        if (!isClosed) idle = setTimeout(stop, limits.idleMs).unref()
      }
    },
    async close() {
      isClosed = true
      await stop()
    },
  }
}

interface Thread {
  worker: Worker
  replicas: Replicas
  /** Rejects when the thread ends. */
  failed: Promise<never>
}

class Refused extends Error {
  override name = 'Refused'
  readonly answer: ContentError

  constructor(answer: ContentError) {
    super(answer.message)
    this.answer = answer
  }
}

// By the package's name, because a bundle has another place than this file.
const workerFile = createRequire(import.meta.url).resolve('@bursar/content/query/query-worker.ts')

function startThread(limits: ThreadLimits): Thread {
  const worker = new Worker(workerFile, {
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
  })
  const { promise: failed, reject } = Promise.withResolvers<never>()
  // Whoever waits for the thread learns of its end; without anyone waiting it is no unhandled rejection.
  failed.catch(() => undefined)
  worker.on('error', (error) => reject(isOutOfMemory(error) ? tooMuchError('memory') : error))
  worker.on('exit', () => reject(refusal(503, 'The query was interrupted. Try again.')))
  return { worker, replicas: createReplicas((message) => post(worker, message), limits), failed }
}

async function evaluate({ worker, failed }: Thread, { work, charge }: Job): Promise<EvaluatedText> {
  const { promise, resolve, reject } = Promise.withResolvers<Exclude<ThreadAnswer, 'started'>>()
  let usedMs = 0
  let started = performance.now()
  let timer: NodeJS.Timeout | undefined
  const onMessage = (message: ThreadAnswer) => {
    if (message !== 'started') return resolve(message)
    started = performance.now()
    timer = setTimeout(() => reject(tooMuchError('time')), terminateAfterMs(work.timeLimitMs))
  }
  worker.on('message', onMessage)
  try {
    post(worker, { work })
    const answer = await Promise.race([promise, failed])
    usedMs = answer.usedMs
    if ('evaluated' in answer) return answer.evaluated
    throw new Refused(new ContentError(answer.refused.status, answer.refused.body))
  } finally {
    clearTimeout(timer)
    worker.off('message', onMessage)
    charge(usedMs || performance.now() - started)
  }
}

/**
 * The thread ends a query by itself when its CPU time is used up. Work that is not counted, such as one
 * regular expression, ends with the thread; on a busy machine the time on the clock passes faster.
 */
const terminateAfterMs = (timeLimitMs: number): number => timeLimitMs * 1.5 + 1_000

const post = (worker: Worker, message: ThreadMessage) => worker.postMessage(message)

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
