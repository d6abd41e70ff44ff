import { type ContentDocument, isJsonObject, type Json } from '#content/documents.ts'
import { assertJson, type Meter } from './json-bounds.ts'
import { malformed } from './mutation-errors.ts'

const MAX_TYPE_LENGTH = 128

/** Applies the same rule as the official client. */
export const isDocumentId = (id: unknown): id is string =>
  typeof id === 'string' && /^[a-z0-9_][a-z0-9_.-]{0,127}$/i.test(id) && !id.includes('..')

/** @throws MutationRefused if the value is not a document id */
export function readDocumentId(id: unknown): string {
  if (!isDocumentId(id)) throw malformed(`Malformed document ID: ${quoted(id)}`)
  return id
}

/** @throws MutationRefused if the value cannot be stored as a document */
export function checkDocument(value: Json, meter: Meter): asserts value is ContentDocument {
  assertJson(value, meter)
  if (!isJsonObject(value)) throw malformed('A document must be an object')
  readDocumentId(value._id)
  readType(value._type)
}

export function readType(type: unknown): string {
  if (typeof type !== 'string' || type === '' || type.length > MAX_TYPE_LENGTH) {
    throw malformed(
      `A document needs a type: "_type" of 1 to ${MAX_TYPE_LENGTH} characters, not ${quoted(type)}`,
    )
  }
  return type
}

/**
 * Parses a timestamp.
 * @returns ISO 8601 in UTC with milliseconds
 */
export function readTime(value: unknown): string {
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
  const time = isTime ? new Date(value) : null
  if (!time || Number.isNaN(time.getTime())) throw malformed(`Expected a date and time, not ${quoted(value)}`)
  return time.toISOString()
}

/** Returns the received value, shortened for an error message. */
function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}
