import type { ContentDocument, Json } from '#content/documents.ts'
import type { ContentStore, Documents } from '#content/store/content-store.ts'
import { createProjection } from '#content/store/projection.ts'

/** Adds the fields that every document has. */
export function makeDocument(fields: { _id: string; _type: string; [field: string]: Json }): ContentDocument {
  return { _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', ...fields }
}

/** Returns the documents with the indexes that the store keeps. */
export function makeDocuments(list: readonly ContentDocument[]): Documents {
  const projection = createProjection()
  projection.apply(
    1,
    list.map((document) => ({ id: document._id, after: document })),
  )
  return projection.documents
}

/** Creates a store with one dataset, `test`. */
export function makeStore(documents: Documents): Pick<ContentStore, 'documents'> {
  return { documents: (name) => (name === 'test' ? documents : undefined) }
}
