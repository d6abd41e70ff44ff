import { type AnyStaticValue, toJS } from 'groq-js'
import type { Json } from '#content/documents.ts'
import { TooMuchResult } from './meter.ts'

/**
 * A value as JSON: dates and paths as text, null for nothing. What is JSON already is not copied.
 *
 * @param bound characters of JSON, about
 * @throws TooMuchResult beyond the bound: parts that a query repeats are one object until they are written
 */
export function plainResult(value: AnyStaticValue, bound: number): Json {
  let left = bound
  function count(part: unknown): void {
    left -= typeof part === 'string' ? part.length + 2 : 4
    if (left < 0) throw new TooMuchResult('The result is too large')
    if (Array.isArray(part)) for (const item of part) count(item)
    else if (typeof part === 'object' && part !== null)
      for (const [name, inner] of Object.entries(part)) {
        left -= name.length + 3
        count(inner)
      }
  }
  count(value.data)
  // groq-js types its results as unknown; documents and parameters are JSON, and so is all that it makes of them.
  return (toJS(value) as Json | undefined) ?? null
}
