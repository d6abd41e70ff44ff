import { createHash } from 'node:crypto'
import type { Json } from '#content/documents.ts'
import type { ErrorBody } from '#content/errors.ts'
import type { Evaluation } from './evaluate-now.ts'
import { TooMuchResult } from './meter.ts'
import type { Reads } from './read-log.ts'

/** What the thread needs besides the documents. */
export interface Work extends Omit<Evaluation, 'documents'> {
  dataset: string
  resultBytes: number
  /** CPU time. */
  timeLimitMs: number
}

/** The thread takes messages in order, so work sees the documents that were sent before it. */
export type ThreadMessage =
  | { dataset: string; changed: readonly string[]; deleted: readonly string[] }
  | { forget: string }
  | { work: Work }

/** `started` when work begins, then one answer. */
export type ThreadAnswer = 'started' | (Answered & { usedMs: number })

type Answered = { evaluated: EvaluatedText } | { refused: { status: number; body: ErrorBody } }

/** An answer whose result is JSON, so that nothing must be serialized for whoever else asks for it. */
export interface EvaluatedText {
  json: JsonBytes
  reads: Reads
}

export interface JsonBytes {
  bytes: Uint8Array<ArrayBuffer>
  hash: string
}

/** @throws TooMuchResult if it has more bytes */
export function toJsonBytes(value: Json, maxBytes: number): JsonBytes {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  if (bytes.length > maxBytes) throw new TooMuchResult(maxBytes)
  return { bytes, hash: createHash('sha1').update(bytes).digest('base64url') }
}
