import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { JsonBytes } from '#content/query/thread-messages.ts'
import { compressOnce, type Encoding } from './compress.ts'
import { inOwnMemory } from './own-memory.ts'
import { getBodyLength, type ResponseBody } from './response-body.ts'
import { smallResponseBytes } from './unsent-responses.ts'

/** Memory for serialized responses and their keys. */
const CACHE_BYTES = 32 * 1024 * 1024

/** Larger responses are not cached, because a few of them would evict everything else. */
const MAX_BYTES = 1024 * 1024

/** Smaller responses fit into one packet without compression. */
const MIN_TO_COMPRESS = 1_000

export interface CachedResponse {
  body: ResponseBody
  length: number
  encoding: Encoding
  etag: string
}

/**
 * Caches serialized query responses until their dataset changes. The key must contain everything that a
 * response depends on besides the documents: the whole URL, the encoding and the role of the caller.
 */
export function createResponseCache() {
  const answers = new LRUCache<string, CachedResponse & { dataset: string; number: number }>({
    maxSize: CACHE_BYTES,
    maxEntrySize: MAX_BYTES,
    sizeCalculation: ({ length }, key) => length + key.length * 2 + 200,
  })
  let generation = 0
  return {
    /** Read before a query runs: a response that was started before `clear` is not cached. */
    generation: () => generation,
    /** @param numberOf returns the number of the current last transaction of a dataset */
    get(key: string, numberOf: (dataset: string) => number | undefined): CachedResponse | undefined {
      const cached = answers.get(key)
      if (!cached) return
      if (cached.number === numberOf(cached.dataset)) return cached
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
      answer: CachedResponse,
      { dataset, number }: { dataset: string; number: number },
      since: number,
    ) {
      if (since !== generation) return
      // Nothing else that the caller knows, such as the answer before it was compressed.
      answers.set(key, { ...answer, body: answer.body.map(inOwnMemory), dataset, number })
    },
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>

export const toResponseKey = (role: string, encoding: Encoding, url: string): string =>
  `${role} ${encoding} ${url}`

/**
 * Puts the parts of a body in order. The hash of the large one is known, so only the others are hashed here, and
 * only a small body is joined.
 */
export function toAnswer(before: string, json: JsonBytes, after: string): CachedResponse {
  const parts = [Buffer.from(before), json.bytes, Buffer.from(after)]
  const length = getBodyLength(parts)
  const hash = createHash('sha1').update(before).update('\n').update(json.hash).update(after)
  return {
    body: length <= smallResponseBytes ? [Buffer.concat(parts)] : parts,
    length,
    encoding: 'identity',
    etag: `"${hash.digest('base64url')}"`,
  }
}

/** Compresses an answer that is worth it. The text has another ETag in each encoding. */
export async function encodeResponse(answer: CachedResponse, encoding: Encoding): Promise<CachedResponse> {
  if (encoding === 'identity' || answer.length < MIN_TO_COMPRESS) return answer
  const body = await compressOnce[encoding](Buffer.concat(answer.body))
  return { body: [body], length: body.length, encoding, etag: answer.etag.replace(/"$/, `-${encoding}"`) }
}
