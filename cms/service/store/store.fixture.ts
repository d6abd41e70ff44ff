import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ContentDocument, Json } from '#content/documents.ts'
import { type FreshDatabase, freshDatabase } from '../../../testing/database.ts'
import { openBlobs } from './blobs/open-blobs.ts'
import type { Change, ContentStore, Documents, Transaction } from './content-store.ts'
import { openStore } from './open-store.ts'

export const dataset = 'production'

export interface FreshStore {
  fresh: FreshDatabase
  store: ContentStore
  [Symbol.asyncDispose](): Promise<void>
}

/** Creates a store with one dataset over its own database. */
export async function freshStore(): Promise<FreshStore> {
  const fresh = await freshDatabase()
  const store = await openStore(storeOptions(fresh))
  await store.createDataset(dataset, 'public')
  return {
    fresh,
    store,
    async [Symbol.asyncDispose]() {
      await store.close()
      await fresh[Symbol.asyncDispose]()
    },
  }
}

export const storeOptions = ({ database, dataDir }: Pick<FreshDatabase, 'database' | 'dataDir'>) => ({
  database,
  blobs: openBlobs({ database, dataDir }),
  log: console,
})

export function document(id: string, fields: Record<string, Json> = {}): ContentDocument {
  return {
    _id: id,
    _type: 'article',
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00.000Z',
    _updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  }
}

/** Waits until a condition holds, and throws if it does not hold soon. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 1_000) throw new Error(`never so: ${isSo}`)
    await setTimeout(10)
  }
}

/** Creates the changes that lead to these documents, by id; null deletes. */
export const makeChanges = (documents: Documents, afters: Record<string, ContentDocument | null>): Change[] =>
  Object.entries(afters).map(([id, after]) => ({ id, before: documents.get(id) ?? null, after }))

/** Commits these documents, by id; null deletes. */
export async function put(
  store: ContentStore,
  afters: Record<string, ContentDocument | null>,
  transactionId: string = randomUUID(),
): Promise<Transaction> {
  const { transaction } = await store.commit(dataset, {
    transactionId,
    author: 'tester',
    mutations: [{ put: Object.keys(afters) }],
    plan: (documents) => ({ changes: makeChanges(documents, afters), answer: undefined }),
  })
  if (!transaction) throw new Error('nothing was written')
  return transaction
}
