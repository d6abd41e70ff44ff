import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { AwsClient } from 'aws4fetch'
import { type ContentError, refusal } from '#content/errors.ts'
import { type BlobSource, type BlobStore, joinPieces, requireSha1 } from './blob-store.ts'

/** A bucket of a service that speaks the protocol of Amazon S3. */
export interface S3Place {
  /** The address under which blobs are stored, without a trailing slash: host, bucket, and, if wanted, a prefix. */
  url: string
  accessKeyId: string
  secretAccessKey: string
  /** Such as `us-east-1`. */
  region: string
}

/** The answer to a question without a body. */
const QUESTION_MS = 10_000
/** The largest blob, 50 MB, at about a megabyte a second. */
const TRANSFER_MS = 60_000
/** With pauses of 50 ms and more between them. Only 429 and answers from 500 on are repeated. */
const RETRIES = 3

interface Log {
  warn(details: object, message: string): void
}

/** Stores each blob as an object, which S3 shows only once all its bytes have arrived. */
export function s3Blobs({ url, ...keys }: S3Place, log: Log): BlobStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES })

  async function ask(method: string, sha1: string, init: RequestInit = {}): Promise<Response | undefined> {
    const isTransfer = method === 'PUT' || method === 'GET'
    const signal = AbortSignal.timeout(isTransfer ? TRANSFER_MS : QUESTION_MS)
    const answer = await client
      .fetch(`${url}/${requireSha1(sha1)}`, { ...init, method, signal, redirect: 'error' })
      .catch((error: unknown) => {
        throw unusable({ err: error, method })
      })
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404 && method !== 'PUT') return undefined
    throw unusable({ status: answer.status, method })
  }

  function unusable(details: object): ContentError {
    log.warn(details, 'the store at ASSETS_URL did not accept or return an original')
    return refusal(503, 'The originals store is not responding properly. Try again in a moment.', {
      retryAfterSeconds: 5,
    })
  }

  async function readPieces(sha1: string) {
    const answer = await ask('GET', sha1)
    return answer && (answer.body ?? emptyBody())
  }

  return {
    async put(sha1, source) {
      if (await ask('HEAD', sha1)) return
      // The store compares what arrives with this hash, so a damaged transfer is refused.
      const headers = {
        'x-amz-content-sha256': await sha256Of(source),
        'content-type': 'application/octet-stream',
      }
      await ask('PUT', sha1, { headers, body: await toBody(source) })
    },
    read: readPieces,
    get: async (sha1) => joinPieces(await readPieces(sha1)),
    async delete(sha1) {
      await ask('DELETE', sha1)
    },
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

/** A body of a known length, which S3 demands; a file is read while it is sent. */
const toBody = async (source: BlobSource): Promise<Blob> =>
  typeof source === 'string' ? openAsBlob(source) : new Blob([Uint8Array.from(source)])

async function sha256Of(source: BlobSource): Promise<string> {
  const hash = createHash('sha256')
  if (typeof source !== 'string') return hash.update(source).digest('hex')
  for await (const piece of createReadStream(source)) hash.update(piece)
  return hash.digest('hex')
}
