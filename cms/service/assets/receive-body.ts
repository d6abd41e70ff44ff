import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ContentError, refusal } from '#content/errors.ts'

/** The bytes to store, as a file path or in memory. */
export interface Received {
  source: string | Uint8Array
  bytes: number
  /** The SHA-1 hash in hex. */
  sha1: string
}

/** A body in a temporary file, which is removed on disposal. */
export type ReceivedBody = Received & AsyncDisposable

/** A body that takes longer is aborted, even if data is still arriving. */
const MAX_RECEIVING_MS = 10 * 60 * 1000

/**
 * Writes a body to a temporary file while counting and hashing it, so a slow sender holds no memory.
 * @param folder the folder for temporary files, created if missing
 * @throws ContentError 400 for an empty or aborted body, 408 if it takes too long, 413 above the limit, 503
 *   if the disk is full
 */
export async function receiveBody(body: Readable, folder: string, maxBytes: number): Promise<ReceivedBody> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, randomUUID())
  const remove = () => rm(file, { force: true })
  const hash = createHash('sha1')
  let bytes = 0
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      // Reads and discards some excess, because closing the connection at once would lose the error response.
      if (bytes > 2 * maxBytes) throw tooLarge(maxBytes)
      if (bytes > maxBytes) continue
      hash.update(chunk)
      yield chunk
    }
    if (bytes > maxBytes) throw tooLarge(maxBytes)
  }
  try {
    const written = createWriteStream(file, { mode: 0o600 })
    await pipeline(body, counted, written, { signal: AbortSignal.timeout(MAX_RECEIVING_MS) })
    if (bytes === 0) throw refusal(400, 'The body is empty. Send the bytes of the asset.')
  } catch (error) {
    await remove()
    throw asRefusal(error)
  }
  return { source: file, bytes, sha1: hash.digest('hex'), [Symbol.asyncDispose]: remove }
}

function tooLarge(maxBytes: number): ContentError {
  return refusal(
    413,
    `The asset is too large: at most ${Math.floor(maxBytes / 1024 / 1024)} MB are accepted.`,
  )
}

/** Removes the leftover files of a terminated process. Files that are still being written are newer. */
export async function removeLeftBodies(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > 2 * MAX_RECEIVING_MS) await rm(file, { force: true })
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof ContentError) return error
  const name = error instanceof Error ? error.name : ''
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (name === 'AbortError' || name === 'TimeoutError')
    return new ContentError(408, {
      statusCode: 408,
      error: 'Request Timeout',
      message: 'The asset took too long to arrive.',
    })
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return refusal(400, 'The body ended too soon.')
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return refusal(503, 'The disk is full. Nothing was stored; free some space and send it again.')
  return error
}
