import { createHash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * One response body with an ETag per encoding; each encoding is compressed once, when it is first requested.
 */
export class EncodedBody {
  readonly #hash: string
  readonly #bodies = new Map<Encoding, Promise<Buffer>>()
  readonly #ready = new Map<Encoding, Buffer>()
  readonly length: number

  constructor(body: Buffer) {
    this.length = body.length
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    this.#bodies.set('identity', Promise.resolve(body))
    this.#ready.set('identity', body)
  }

  etag(encoding: Encoding): string {
    return `"${this.#hash}-${encoding}"`
  }

  /** Returns the body if it is already compressed. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding)
  }

  async in(encoding: Encoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding)
    if (known) return known
    const made = this.in('identity').then(compressToKeep[encoding])
    this.#bodies.set(encoding, made)
    this.#ready.set(encoding, await made)
    return made
  }
}

type Compress = Record<Encoding, (body: Buffer) => Promise<Buffer>>

const brotliAt = (quality: number) => (body: Buffer) => {
  const { promise, done } = awaitBuffer()
  brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }, done)
  return promise
}

const zip = (body: Buffer) => {
  const { promise, done } = awaitBuffer()
  gzip(body, done)
  return promise
}

/**
 * Not `promisify`: a compressor keeps its callback until the next full garbage collection, and the callback of
 * `promisify` would keep the whole body with it.
 */
function awaitBuffer() {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const done = (error: Error | null, buffer: Buffer) => (error ? reject(error) : resolve(buffer))
  return { promise, done }
}

/** Compresses a body for a single response: 9% larger than a kept one, in a quarter of the time. */
export const compressOnce: Compress = {
  br: brotliAt(4),
  gzip: zip,
  identity: async (body) => body,
}

/** Compresses a body that is kept. On these pages, quality 7 is within 3% of the best size in a tenth of its time. */
const compressToKeep: Compress = { ...compressOnce, br: brotliAt(7) }

/** Whether an If-None-Match header contains this ETag, also in the weak form that compressing proxies use. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return held.includes(etag) || held.includes('*')
}

/** Returns the best encoding that an Accept-Encoding header allows. */
export function negotiateEncoding(header: string | undefined): Encoding {
  const refused = /;\s*q=0(\.0*)?$/
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !refused.test(part.trim()))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (accepted.has('br')) return 'br'
  if (accepted.has('gzip')) return 'gzip'
  return 'identity'
}
