import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { JsonBytes } from '#content/query/thread-messages.ts'
import { type AnswerBody, getBodyLength } from './answer-body.ts'
import { compressOnce, type Encoding } from './compress.ts'
import { inOwnMemory } from './own-memory.ts'
import { smallAnswerBytes } from './unsent-answers.ts'

/** Memory for serialized responses and their keys. */
const CACHE_BYTES = 32 * 1024 * 1024

/** Larger responses are not cached, because a few of them would evict everything else. */
const LARGEST_BYTES = 1024 * 1024

/** Smaller responses fit into one packet without compression. */
const LEAST_TO_COMPRESS = 1_000

export interface Answer {
  body: AnswerBody
  length: number
  encoding: Encoding
  etag: string
}

/**
 * Caches serialized query responses until their dataset changes. The key must contain everything that a
 * response depends on besides the documents: the whole URL, the encoding and the role of the caller.
 */
export function createAnswerCache() {
  const answers = new LRUCache<string, Answer & { dataset: string; number: number }>({
    maxSize: CACHE_BYTES,
    maxEntrySize: LARGEST_BYTES,
    sizeCalculation: ({ length }, key) => length + key.length * 2 + 200,
  })
  let generation = 0
  return {
    /** Read before a query runs: a response that was started before `clear` is not cached. */
    generation: () => generation,
    /** @param numberOf returns the number of the current last transaction of a dataset */
    get(key: string, numberOf: (dataset: string) => number | undefined): Answer | undefined {
      const kept = answers.get(key)
      if (!kept) return
      if (kept.number === numberOf(kept.dataset)) return kept
      answers.delete(key)
    },
    /** Called when a dataset was replaced without a transaction, so that transaction numbers start over. */
    clear() {
      generation += 1
      answers.clear()
    },
    /**
     * @param made the dataset and the transaction number from which the response was made
     * @param since the generation read before the query ran
     */
    set(
      key: string,
      answer: Answer,
      { dataset, number }: { dataset: string; number: number },
      since: number,
    ) {
      if (since !== generation) return
      // Nothing else that the caller knows, such as the answer before it was compressed.
      answers.set(key, { ...answer, body: answer.body.map(inOwnMemory), dataset, number })
    },
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

export const toAnswerKey = (role: string, encoding: Encoding, url: string): string =>
  `${role} ${encoding} ${url}`

/**
 * Puts the parts of a body in order. The hash of the large one is known, so only the others are hashed here, and
 * only a small body is joined.
 */
export function toAnswer(before: string, json: JsonBytes, after: string): Answer {
  const parts = [Buffer.from(before), json.bytes, Buffer.from(after)]
  const length = getBodyLength(parts)
  const hash = createHash('sha1').update(before).update('\n').update(json.hash).update(after)
  return {
    body: length <= smallAnswerBytes ? [Buffer.concat(parts)] : parts,
    length,
    encoding: 'identity',
    etag: `"${hash.digest('base64url')}"`,
  }
}

/** Compresses an answer that is worth it. The text has another ETag in each encoding. */
export async function encodeAnswer(answer: Answer, encoding: Encoding): Promise<Answer> {
  if (encoding === 'identity' || answer.length < LEAST_TO_COMPRESS) return answer
  const body = await compressOnce[encoding](Buffer.concat(answer.body))
  return { body: [body], length: body.length, encoding, etag: answer.etag.replace(/"$/, `-${encoding}"`) }
}
