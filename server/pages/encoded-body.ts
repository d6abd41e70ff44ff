import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One body in every encoding that was asked for, each compressed once, with its ETag. */
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

  /** The body if it is compressed already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding)
  }

  async in(encoding: Encoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding)
    if (known) return known
    const made = this.in('identity').then(compress[encoding])
    this.#bodies.set(encoding, made)
    this.#ready.set(encoding, await made)
    return made
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** One body once, for answers that nobody else gets. */
export const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Quality 7 is within 3 % of the best here at a tenth of its time.
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (body) => zip(body),
  identity: async (body) => body,
}

/** Whether one of the ETags in an If-None-Match header is this one; proxies that compress mark them weak. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return held.includes(etag) || held.includes('*')
}

/** The best encoding an Accept-Encoding header allows. */
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
