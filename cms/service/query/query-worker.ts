import { parentPort } from 'node:worker_threads'
import { ContentError } from '#content/errors.ts'
import type { Change } from '#content/store/content-store.ts'
import { parseDocument } from '#content/store/parse-document.ts'
import { createProjection, type Projection } from '#content/store/projection.ts'
import { evaluateNow } from './evaluate-now.ts'
import { TooMuchResult, TooMuchWork } from './meter.ts'
import { tooLargeError, tooMuchError } from './query-error.ts'
import {
  type EvaluatedText,
  type ThreadAnswer,
  type ThreadMessage,
  toJsonBytes,
  type Work,
} from './thread-messages.ts'

// The thread for heavy queries: it keeps copies of datasets and evaluates one query at a time over them.

interface Copy {
  projection: Projection
  /** Received and not yet applied: applying everything at once is faster than in parts. */
  changes: Pick<Change, 'id' | 'after'>[]
}

const copies = new Map<string, Copy>()

parentPort?.on('message', (message: ThreadMessage) => {
  if ('forget' in message) copies.delete(message.forget)
  else if ('work' in message) answer(message.work)
  else receive(message)
})

function receive({ dataset, changed, deleted }: Extract<ThreadMessage, { dataset: string }>): void {
  const copy = copies.get(dataset) ?? { projection: createProjection(), changes: [] }
  copies.set(dataset, copy)
  for (const body of changed) {
    const after = parseDocument(body)
    copy.changes.push({ id: after._id, after })
  }
  for (const id of deleted) copy.changes.push({ id, after: null })
}

function answer(work: Work): void {
  post('started')
  const begun = process.threadCpuUsage()
  const getUsedMs = () => {
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1_000
  }
  try {
    const evaluated = evaluate(work, () => getUsedMs() > work.timeLimitMs)
    post({ evaluated, usedMs: getUsedMs() }, [evaluated.json.bytes.buffer])
  } catch (error) {
    const { status, body } = toRefusal(error)
    post({ refused: { status, body }, usedMs: getUsedMs() })
  }
}

const post = (message: ThreadAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved)

function evaluate({ dataset, resultBytes, ...evaluation }: Work, isOver: () => boolean): EvaluatedText {
  const copy = copies.get(dataset) ?? { projection: createProjection(), changes: [] }
  if (copy.changes.length > 0) copy.projection.apply(1, copy.changes.splice(0))
  const { documents } = copy.projection
  const limits = { steps: Number.POSITIVE_INFINITY, resultBytes, isOver }
  const { result, reads } = evaluateNow({ ...evaluation, documents }, limits)
  return { json: toJsonBytes(result, resultBytes), reads }
}

/** Anything but an expected refusal is a bug; it ends the thread and is reported there. */
function toRefusal(error: unknown): ContentError {
  if (error instanceof ContentError) return error
  // Also a `TooMuchWork`, so it comes first.
  if (error instanceof TooMuchResult) return tooLargeError(error.maxBytes)
  if (error instanceof TooMuchWork) return tooMuchError('time')
  throw error
}
