import type { Json, JsonObject } from '#content/documents.ts'
import { malformed } from './mutation-errors.ts'

/** The hosted service allows 20 levels of attributes; this is twice that, to make room for arrays. */
const MAX_DEPTH = 40
/** The hosted service allows a few thousand in a whole dataset; copying objects with many more is slow. */
const MAX_FIELDS = 5_000
/** About 4 MB of text per document, four times the largest article imaginable. */
const MAX_DOCUMENT_CHARACTERS = 4_000_000
/**
 * The limit for all values written in one transaction, each counted as often as it changes. It takes about a
 * second of work.
 */
const MAX_TRANSACTION_CHARACTERS = 400_000_000

/** Measures the work of a transaction, so that no request body can block the process for long. */
export interface Meter {
  left: number
}

export const newMeter = (): Meter => ({ left: MAX_TRANSACTION_CHARACTERS })

/** Returns whether a key has a special meaning for JavaScript objects. */
export const isForbiddenKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype'

/**
 * Checks a value and charges its size to the meter.
 * @throws MutationRefused if the value is not JSON, is too deep or too large, or uses a forbidden key
 */
export function assertJson(
  value: unknown,
  meter: Meter,
  limit = MAX_DOCUMENT_CHARACTERS,
): asserts value is Json {
  const weight = { left: Math.min(limit, meter.left) }
  weigh(value, weight, 0)
  meter.left -= Math.min(limit, meter.left) - weight.left
}

/** Checks a value like `assertJson` and requires an object. */
export function assertJsonObject(value: unknown, meter: Meter): asserts value is JsonObject {
  if (!isObject(value)) throw malformed('Expected an object')
  assertJson(value, meter)
}

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Stops as soon as the budget is used up, because values with shared parts can be far larger when written
 * than in memory.
 */
function weigh(value: unknown, weight: Meter, depth: number): void {
  if (depth > MAX_DEPTH) throw malformed(`Values may be nested at most ${MAX_DEPTH} levels deep`)
  weight.left -= typeof value === 'string' ? value.length + 3 : 5
  if (weight.left < 0) throw malformed('The document or the transaction is too large')
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw malformed('Numbers must be finite')
  } else if (Array.isArray(value)) {
    for (const item of value) weigh(item, weight, depth + 1)
  } else if (isObject(value)) {
    const keys = Object.keys(value)
    if (keys.length > MAX_FIELDS) throw malformed(`An object may have at most ${MAX_FIELDS} fields`)
    for (const key of keys) {
      if (isForbiddenKey(key)) throw malformed(`"${key}" is not a valid attribute name`)
      weight.left -= key.length + 3
      weigh(value[key], weight, depth + 1)
    }
  } else if (value !== null && typeof value !== 'string' && typeof value !== 'boolean') {
    throw malformed('Values must be JSON')
  }
}
