import { parentPort } from 'node:worker_threads'
import type { ContentDocument } from '#content/documents.ts'
import { ContentError } from '#content/errors.ts'
import { createProjection } from '#content/store/projection.ts'
import { evaluateNow } from './evaluate-now.ts'
import type { WorkerAnswer, WorkerMessage } from './worker-messages.ts'

/** One query over the documents that come before it, in a thread of its own that is ended when it takes too long. */
const documents: ContentDocument[] = []

parentPort?.on('message', (message: WorkerMessage) => {
  if ('documents' in message) {
    const part: ContentDocument[] = JSON.parse(message.documents)
    for (const document of part) documents.push(document)
    return
  }
  parentPort?.postMessage(answerOf(message))
})

function answerOf({ work }: Extract<WorkerMessage, { work: unknown }>): WorkerAnswer {
  const projection = createProjection()
  projection.apply(
    1,
    documents.map((document) => ({ id: document._id, after: document })),
  )
  try {
    // They are as the perspective shows them, so that nothing is hidden here any more.
    const evaluation = { ...work, documents: projection.documents, perspective: allForms, isAnonymous: false }
    return evaluateNow(evaluation, { ...work.limits, steps: Number.POSITIVE_INFINITY })
  } catch (error) {
    if (error instanceof ContentError) return { refused: { status: error.status, body: error.body } }
    throw error
  }
}

const allForms = { kind: 'raw', versions: true } as const
