import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ContentDocument } from '#content/documents.ts'
import type { CommitOptions, ContentStore, Documents, Transaction } from '#content/store/content-store.ts'

/**
 * Creates an in-memory store with one public dataset, `production`, for tests that need only documents and
 * bytes.
 */
export function memoryStore(): ContentStore & { bytes: Map<string, Uint8Array> } {
  const documents = new Map<string, ContentDocument>()
  const bytes = new Map<string, Uint8Array>()
  const listeners = new Set<(transaction: Transaction) => void>()
  const all = () => [...documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
  const view: Documents = {
    get: (id) => documents.get(id),
    all,
    ofType: (type) => all().filter(({ _type }) => _type === type),
    withSlug: () => [],
    referringTo: () => [],
    getForms: () => [],
    orderedBy: () => undefined,
    number: 0,
  }
  const notHere = async () => {
    throw new Error('The store of tests in memory does not do this.')
  }
  return {
    bytes,
    datasets: () => [{ name: 'production', aclMode: 'public', createdAt: '2026-01-01T00:00:00Z' }],
    createDataset: notHere,
    changeDataset: notHere,
    deleteDataset: notHere,
    documents: (dataset) => (dataset === 'production' ? view : undefined),
    async commit<Answer>(dataset: string, { plan, transactionId, author, mutations }: CommitOptions<Answer>) {
      const at = new Date().toISOString()
      const { changes, answer } = plan(view, at)
      for (const { id, after } of changes) {
        if (after) documents.set(id, after)
        else documents.delete(id)
      }
      const transaction = { number: 1, id: transactionId, dataset, author, at, changes, mutations }
      for (const listener of listeners) listener(transaction)
      return { transaction, answer }
    },
    onTransaction(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onReplaced: () => () => undefined,
    history: { ofDocuments: notHere, documentAt: notHere, after: notHere, getNumber: notHere },
    blobs: {
      put: async (sha1, source) =>
        void bytes.set(sha1, typeof source === 'string' ? await readFile(source) : source),
      async read(sha1) {
        const found = bytes.get(sha1)
        return found && Readable.from([found])
      },
      get: async (sha1) => bytes.get(sha1),
      delete: async (sha1) => void bytes.delete(sha1),
    },
    close: async () => undefined,
  }
}
