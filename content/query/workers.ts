import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ContentDocument } from '#content/documents.ts'
import { ContentError, refusal } from '#content/errors.ts'
import type { Evaluated } from './evaluate-now.ts'
import { tooMuchError } from './query-error.ts'
import { workerMegabytes } from './work-limits.ts'
import type { Work, WorkerAnswer, WorkerMessage } from './worker-messages.ts'

interface Job {
  work: Work
  documents: readonly ContentDocument[]
  timeLimitMs: number
}

export interface Workers {
  /** @throws ContentError 400 what takes too long or too much memory, 503 when it is interrupted */
  run(job: Job): Promise<Evaluated>
  close(): Promise<void>
}

/** A thread for each job, since heavy queries are rare and their memory is to be free afterward. */
export function openWorkers(): Workers {
  const workers = new Set<Worker>()
  let isClosed = false
  return {
    async run(job) {
      if (isClosed) throw refusal(503, 'The service is stopping.')
      const worker = new Worker(new URL('./query-worker.ts', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: workerMegabytes },
      })
      workers.add(worker)
      try {
        return await answerOf(worker, job)
      } finally {
        workers.delete(worker)
        await worker.terminate()
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...workers].map((worker) => worker.terminate()))
    },
  }
}

async function answerOf(worker: Worker, { work, documents, timeLimitMs }: Job): Promise<Evaluated> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>()
  const tooMuch = (what: 'time' | 'memory') => reject(tooMuchError(what))
  const timer = setTimeout(() => tooMuch('time'), timeLimitMs)
  worker.on('message', resolve)
  worker.on('error', (error) => (isOutOfMemory(error) ? tooMuch('memory') : reject(error)))
  worker.on('exit', () => reject(refusal(503, 'The query was interrupted. Try again.')))
  try {
    // What rejects meanwhile is thrown below.
    promise.catch(() => undefined)
    await hand(worker, documents, work)
    const answer = await promise
    if ('refused' in answer) throw new ContentError(answer.refused.status, answer.refused.body)
    return answer
  } finally {
    clearTimeout(timer)
  }
}

/** Documents are written a part at a time: others are served in between. */
async function hand(worker: Worker, documents: readonly ContentDocument[], work: Work): Promise<void> {
  const send = (message: WorkerMessage) => worker.postMessage(message)
  let characters = 0
  for (let start = 0; start < documents.length; start += documentsAtOnce) {
    const part = JSON.stringify(documents.slice(start, start + documentsAtOnce))
    characters += part.length
    if (characters > work.limits.workerCharacters) throw tooMuchError('documents')
    send({ documents: part })
    await setImmediate()
  }
  send({ work })
}

const documentsAtOnce = 500

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
