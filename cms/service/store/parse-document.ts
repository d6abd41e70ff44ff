import type { ContentDocument, Json } from '#content/documents.ts'
import { packFields } from './packed-fields.ts'
import { collectReferences } from './references.ts'

/**
 * Parses a document from the JSON that the store wrote, in a form that saves memory: fully parsed, 100,000
 * articles take 700 MB. Fields with a long list or object (mostly portable text) stay text and are parsed
 * each time they are read, except those read recently.
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
  // JSON.parse returns an object of the exact size; removing fields from an object would make it larger
  // instead.
  return packFields(JSON.parse(JSON.stringify(whole)), {
    texts,
    references: references.size > 0 ? [...references] : none,
  })
}

const none: readonly string[] = []

/** Below this length, a parsed value is hardly larger than its text with the overhead of packing. */
const packedFrom = 400

/**
 * Escapes characters above U+00FF, such as curly quotes, because a single one would double the memory of the
 * text.
 */
function inOneByte(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range covers all of the first 256 characters.
  return text.replace(/[^\u0000-\u00ff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
