import type { BlobStore } from './blobs/blob-store.ts'
import { commit, unknownDataset } from './commit.ts'
import type { ContentStore, DatasetInfo, Transaction } from './content-store.ts'
import type { ContentDatabase } from './database.ts'
import type { DatasetState } from './dataset-state.ts'
import { insertDataset, removeDataset, updateDataset } from './datasets.ts'
import { createFollower } from './follow.ts'
import { openHistory } from './history.ts'
import { createListeners } from './listeners.ts'
import { createQueues } from './queue.ts'

export interface StoreOptions {
  /** Already migrated. Whoever opened it closes it after the store. */
  database: ContentDatabase
  blobs: BlobStore
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  now?: () => Date
}

/** Reads every dataset into memory; from then on memory follows the log. */
export async function openStore({
  database,
  blobs,
  log,
  now = () => new Date(),
}: StoreOptions): Promise<ContentStore> {
  const states = new Map<string, DatasetState>()
  const transactions = createListeners<Transaction>(log)
  const replacements = createListeners<string>(log)
  const queues = createQueues()
  const follower = createFollower({
    db: database.follow,
    states,
    onTransaction: transactions.notify,
    replaced: replacements.notify,
    log,
  })
  const context = { database, states, follower, onTransaction: transactions.notify, now }
  let closed = false

  const unsubscribe = database.onChange((topic) => {
    // Changes to single documents never announce this topic; only a restore does.
    if (topic === 'content_document') follower.forget()
    if (topic === 'content' || topic.startsWith('content_')) follower.wake()
  })
  await follower.follow().catch((error) => {
    unsubscribe()
    throw error
  })

  const getInfo = (name: string): DatasetInfo => {
    const state = states.get(name)
    if (!state) throw unknownDataset(name)
    return state.info
  }

  return {
    datasets: () => [...states.values()].map(({ info }) => info).sort((a, b) => (a.name < b.name ? -1 : 1)),

    async createDataset(name, aclMode) {
      await insertDataset(database, { name, aclMode, createdAt: now().toISOString() })
      await follower.follow()
      return getInfo(name)
    },

    async changeDataset(name, aclMode) {
      if (!(await updateDataset(database, { name, aclMode }))) return undefined
      await follower.follow()
      return getInfo(name)
    },

    async deleteDataset(name) {
      const wasThere = await removeDataset(database, name)
      await follower.follow()
      return wasThere
    },

    documents: (dataset) => states.get(dataset)?.projection.documents,

    commit(dataset, options) {
      if (closed) return Promise.reject(new Error('The content store is closed.'))
      return queues.run(dataset, () => commit(context, dataset, options))
    },

    onTransaction: transactions.add,
    onReplaced: replacements.add,
    history: openHistory(database.read),
    blobs,

    async close() {
      closed = true
      unsubscribe()
      await queues.ended()
      await follower.close()
    },
  }
}
