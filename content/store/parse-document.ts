import type { ContentDocument, Json } from '#content/documents.ts'
import { packFields } from './packed-fields.ts'
import { collectReferences } from './references.ts'

/**
 * A document from the JSON the store wrote, made small: parsed whole, a hundred thousand articles weigh 700 MB. Fields with a
 * long list or object (portable text, mostly) stay text until they are read, each time anew but for those read lately.
 */
export function parseDocument(body: string): ContentDocument {
  const whole = JSON.parse(body)
  if (body.length < packedFrom) return whole
  const texts: Record<string, string> = {}
  const references = new Set<string>()
  let packs = false
  for (const [field, value] of Object.entries<Json>(whole)) {
    if (typeof value !== 'object' || value === null || field === '__proto__') continue
    const text = JSON.stringify(value)
    if (text.length < packedFrom) continue
    texts[field] = inOneByte(text)
    collectReferences(value, references)
    whole[field] = undefined
    packs = true
  }
  if (!packs) return whole
  // What JSON.parse makes has the exact size; taking fields away from an object would make it larger instead.
  return packFields(JSON.parse(JSON.stringify(whole)), {
    texts,
    references: references.size > 0 ? [...references] : none,
  })
}

const none: readonly string[] = []

/** Below this a parsed value is hardly larger than its text and what there is around it. */
const packedFrom = 400

/** One character above U+00FF, such as a curly quote, would double the text: it is written as JSON's escape. */
function inOneByte(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of the first 256 characters.
  return text.replace(/[^\u0000-\u00ff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
