import { type AnyStaticValue, toJS } from 'groq-js'
import type { Json } from '#content/documents.ts'
import { TooMuchResult } from './meter.ts'

/**
 * Converts a value to JSON: dates and paths become text, and undefined becomes null. Values that are already
 * JSON are not copied.
 *
 * @param maxBytes of JSON; only the characters are counted here, about
 * @throws TooMuchResult if the value exceeds the bound; parts that a query repeats share one object until
 *   they are serialized
 */
export function plainResult(value: AnyStaticValue, maxBytes: number): Json {
  let left = maxBytes
  function count(part: unknown): void {
    left -= typeof part === 'string' ? part.length + 2 : 4
    if (left < 0) throw new TooMuchResult(maxBytes)
    if (Array.isArray(part)) for (const item of part) count(item)
    else if (typeof part === 'object' && part !== null)
      for (const [name, inner] of Object.entries(part)) {
        left -= name.length + 3
        count(inner)
      }
  }
  count(value.data)
  // groq-js types its results as unknown, but documents and parameters are JSON, and so is everything derived
  // from them.
  return (toJS(value) as Json | undefined) ?? null
}
