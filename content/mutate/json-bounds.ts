import type { Json } from '#content/documents.ts'
import { malformed } from './mutation-errors.ts'

/** The hosted service allows 20 levels of attributes; twice that leaves room for its arrays. */
const MAX_DEPTH = 40
/** The hosted service allows some thousands in a whole dataset; copying objects with many more takes long. */
const MAX_FIELDS = 5_000
/** About 4 MB of text in one document: four times the largest article one can imagine. */
const MAX_DOCUMENT_CHARACTERS = 4_000_000
/** What all values of one transaction may weigh together, each counted as often as it was changed: a second of work. */
const MAX_TRANSACTION_CHARACTERS = 400_000_000

/** Counts the work of one transaction, so that no body of any shape keeps the process busy for long. */
export interface Meter {
  left: number
}

export const newMeter = (): Meter => ({ left: MAX_TRANSACTION_CHARACTERS })

/** Names that mean the machinery of objects and not their content. */
export const isForbiddenKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype'

/** @throws MutationRefused with a sentence, where the value is not JSON, is too deep or too large, or uses a forbidden key. */
export function assertJson(
  value: unknown,
  meter: Meter,
  limit = MAX_DOCUMENT_CHARACTERS,
): asserts value is Json {
  const weight = { left: Math.min(limit, meter.left) }
  weigh(value, weight, 0)
  meter.left -= Math.min(limit, meter.left) - weight.left
}

/** As `assertJson`, for a value that must be an object. */
export function assertJsonObject(
  value: unknown,
  meter: Meter,
): asserts value is { readonly [key: string]: Json } {
  if (!isObject(value)) throw malformed('Expected an object')
  assertJson(value, meter)
}

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isJsonObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  isObject(value)

export const isJsonArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** Stops as soon as the weight is used up: values that share parts can be far larger written than held. */
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
      if (isForbiddenKey(key)) throw malformed(`"${key}" cannot be an attribute's name`)
      weight.left -= key.length + 3
      weigh(value[key], weight, depth + 1)
    }
  } else if (value !== null && typeof value !== 'string' && typeof value !== 'boolean') {
    throw malformed('Values must be JSON')
  }
}
