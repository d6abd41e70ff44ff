import type { FastifyReply, FastifyRequest } from 'fastify'
import { pieceBytes, streamBody } from '#content/http/response-body.ts'
import { type Hold, smallResponseBytes, streamedBytes } from '#content/http/unsent-responses.ts'
import type { StoredFile } from './derived-files.ts'

/** Bytes in memory, or an open file that is closed after sending. */
export type Content = Buffer | StoredFile

export interface ContentHeaders {
  /** Without quotes; identical bytes have the same ETag. */
  etag: string
  type: string
  cacheControl: string
}

/** Files up to this size are read at once, because a stream would hold as much. */
export const inOnePieceBytes = streamedBytes

/**
 * Responds to GET and HEAD with the whole content, with one range, or with 304 if the client already has it.
 *
 * @param hold counts what the answer holds until the client has taken it
 * @throws ContentError 429 or 503 if too much is unread
 */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
  { etag, type, cacheControl }: ContentHeaders,
  hold: Hold,
): Promise<FastifyReply> {
  const tag = `"${etag}"`
  reply.headers({ etag: tag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' })
  if (hasAlready(request.headers['if-none-match'], tag)) {
    await close(content)
    return reply.code(304).send()
  }
  const all = getLength(content)
  const range = parseRange(request, tag, all)
  if (range === 'beyond') {
    await close(content)
    return reply.code(416).header('content-range', `bytes */${all}`).send()
  }
  const { from, to } = range ?? { from: 0, to: all - 1 }
  if (request.method === 'GET') {
    try {
      hold(request, reply, toHeldBytes(content, to + 1 - from))
    } catch (error) {
      await close(content)
      reply.removeHeader('etag').removeHeader('accept-ranges')
      throw error
    }
  }
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${all}`)
  reply.headers({ 'content-type': type, 'content-length': to - from + 1 })
  if (request.method === 'HEAD') {
    await close(content)
    return reply.send(null)
  }
  return reply.send(await part(content, from, to))
}

async function part(content: Content, from: number, to: number) {
  const length = to - from + 1
  if (Buffer.isBuffer(content)) return inPieces(content.subarray(from, to + 1))
  const { file, start } = content
  if (length > inOnePieceBytes)
    return file.createReadStream({ start: start + from, end: start + to, highWaterMark: pieceBytes })
  try {
    const { buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, start + from)
    return inPieces(buffer)
  } finally {
    await file.close()
  }
}

/** Of one large write, nobody could tell whether a slow client still takes some; see `UnsentResponses`. */
const inPieces = (bytes: Buffer) => (bytes.length > smallResponseBytes ? streamBody([bytes]) : bytes)

const toHeldBytes = (content: Content, length: number): number =>
  Buffer.isBuffer(content) ? content.length : Math.min(length, inOnePieceBytes)

export const getLength = (content: Content): number =>
  Buffer.isBuffer(content) ? content.length : content.bytes

/** Closes content that is not sent. */
export async function close(content: Content): Promise<void> {
  if (!Buffer.isBuffer(content)) await content.file.close()
}

/**
 * Compares an `If-None-Match` header, where weak ETags match too.
 * @param header one or more ETags, or `*`
 */
function hasAlready(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
}

/** Requests for several ranges, or for a range of another version, get the whole content. */
function parseRange(request: FastifyRequest, tag: string, all: number) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const condition = request.headers['if-range']
  if ((!first && !last) || (condition !== undefined && condition !== tag)) return undefined
  const from = first ? Number(first) : Math.max(0, all - Number(last))
  const to = first && last ? Math.min(Number(last), all - 1) : all - 1
  if (from >= all || (!first && Number(last) === 0)) return 'beyond' as const
  return to < from ? undefined : { from, to }
}
