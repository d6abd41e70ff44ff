import { type ContentDocument, isJsonArray, type Json } from '#content/documents.ts'
import { getPackedFields } from './packed-fields.ts'

/**
 * Returns the ids that a document refers to anywhere, each once. As in GROQ, anything inside a reference is
 * ignored.
 */
export function findReferences(document: ContentDocument): Set<string> {
  const ids = new Set<string>()
  const packed = document._ref ? undefined : getPackedFields(document)
  if (!packed) {
    collectReferences(document, ids)
    return ids
  }
  for (const field in document) {
    if (!Object.hasOwn(packed.texts, field)) collectReferences(document[field] ?? null, ids)
  }
  for (const id of packed.references) ids.add(id)
  return ids
}

export function collectReferences(value: Json, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if (isJsonArray(value)) {
    for (const item of value) collectReferences(item, ids)
    return
  }
  const { _ref: ref } = value
  if (ref) {
    if (typeof ref === 'string') ids.add(ref)
    return
  }
  for (const key in value) collectReferences(value[key] ?? null, ids)
}
