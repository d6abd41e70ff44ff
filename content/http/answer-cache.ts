import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Memory for serialized answers, bodies and keys together. */
const CACHE_BYTES = 32 * 1024 * 1024

/** Larger answers are made anew each time: few of them would push everything else out. */
const LARGEST_BYTES = 1024 * 1024

export interface Answer {
  body: Buffer
  etag: string
}

/**
 * Answers of queries as they went out, for as long as their dataset does not change. What makes a key must be everything an
 * answer depends on beside the documents: the whole address and the role of the caller.
 */
export function createAnswerCache() {
  const answers = new LRUCache<string, Answer & { dataset: string; number: number }>({
    maxSize: CACHE_BYTES,
    maxEntrySize: LARGEST_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length * 2 + 200,
  })
  let generation = 0
  return {
    /** Asked before an answer is made: one that was begun before `clear` is not kept. */
    generation: () => generation,
    /** @param numberOf the number of the last transaction of a dataset, as it is now */
    get(key: string, numberOf: (dataset: string) => number | undefined): Answer | undefined {
      const kept = answers.get(key)
      if (!kept) return
      if (kept.number === numberOf(kept.dataset)) return kept
      answers.delete(key)
    },
    /** After a dataset has become another without a transaction, so that numbers begin anew. */
    clear() {
      generation += 1
      answers.clear()
    },
    /** @param number of the documents that the answer was made from */
    set(key: string, answer: Answer, made: { dataset: string; number: number }, since: number) {
      if (since !== generation) return
      answers.set(key, { ...answer, ...made })
    },
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

export function toAnswer(value: object): Answer {
  const body = Buffer.from(JSON.stringify(value))
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
}
