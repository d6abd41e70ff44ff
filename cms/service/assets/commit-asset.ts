import { randomBytes } from 'node:crypto'
import type { ContentDocument, Json } from '#content/documents.ts'
import type { ContentStore } from '#content/store/content-store.ts'

/** Creates the document of an asset, or returns the existing one. */
export async function commitAsset(
  store: ContentStore,
  dataset: string,
  author: string,
  fields: { _id: string; _type: string; [field: string]: Json },
): Promise<ContentDocument> {
  const transactionId = randomBytes(16).toString('base64url')
  const { answer } = await store.commit<ContentDocument>(dataset, {
    transactionId,
    author,
    mutations: [{ createIfNotExists: fields }],
    plan(documents, at) {
      const there = documents.get(fields._id)
      if (there) return { changes: [], answer: there }
      const document = { ...fields, _rev: transactionId, _createdAt: at, _updatedAt: at }
      return { changes: [{ id: fields._id, before: null, after: document }], answer: document }
    },
  })
  return answer
}
