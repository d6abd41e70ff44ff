import { createHash } from 'node:crypto'
import { isJsonArray, isJsonObject, type Json } from '#content/documents.ts'

/**
 * Returns a generator of keys from the transaction id and a counter, so that planning the same transaction
 * again gives the same keys. They have twelve hex digits, as in the Studio.
 */
export function keyMaker(transactionId: string): () => string {
  let made = 0
  return () => createHash('sha256').update(`${transactionId} ${made++}`).digest('hex').slice(0, 12)
}

/** Adds a `_key` to every object in an array that lacks one, at any depth. Unchanged parts are shared. */
export function withArrayKeys(value: Json, newKey: () => string): Json {
  if (isJsonArray(value)) {
    return mapped(value, (item) => {
      const inner = withArrayKeys(item, newKey)
      return isJsonObject(inner) && typeof inner._key !== 'string' ? { _key: newKey(), ...inner } : inner
    })
  }
  if (!isJsonObject(value)) return value
  let result = value
  for (const [name, field] of Object.entries(value)) {
    const inner = withArrayKeys(field, newKey)
    if (inner !== field) result = { ...result, [name]: inner }
  }
  return result
}

function mapped(items: readonly Json[], change: (item: Json) => Json): readonly Json[] {
  const result = items.map(change)
  return result.every((item, at) => item === items[at]) ? items : result
}
