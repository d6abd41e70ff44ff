import type { ContentDocument, Json } from '#content/documents.ts'
import type { BlobStore } from './blobs/blob-store.ts'

export interface DatasetInfo {
  name: string
  aclMode: 'public' | 'private'
  createdAt: string
}

/** One document changed by a transaction; null means that the document does not exist at that point. */
export interface Change {
  id: string
  before: ContentDocument | null
  after: ContentDocument | null
}

export interface Transaction {
  /** 1, 2, 3 … in each dataset, without gaps, in commit order. */
  number: number
  id: string
  dataset: string
  /** The author: the id of a token, never the address or name of a person. */
  author: string
  /** ISO 8601 in UTC. */
  at: string
  changes: readonly Change[]
  /** As the client sent them, for listeners and history. */
  mutations: readonly Json[]
}

/**
 * The current documents of a dataset in memory. This is a live view: the next transaction changes its answers
 * and the arrays it has returned, so use them before the next `await` and copy what must last (`[...all()]`).
 * Arrays are in `_id` order by code unit, belong to the store, and are read-only.
 */
export interface Documents {
  get(id: string): ContentDocument | undefined
  all(): readonly ContentDocument[]
  ofType(type: string): readonly ContentDocument[]
  /** Returns the documents whose `slug.current` is this text. */
  withSlug(slug: string): readonly ContentDocument[]
  /** Returns the documents that contain a reference (`_ref`) to this id, including weak references. */
  referringTo(id: string): readonly ContentDocument[]
  /** Returns the forms (published, draft, versions) of a published id, in `_id` order. */
  getForms(publishedId: string): readonly ContentDocument[]
  /**
   * Returns a list of the documents of a type that the store keeps up to date: ascending by the value at a
   * path such as `['publishedAt']`, ties by `_id`. Documents without a value, or with null, come last and
   * count as ties. Returns undefined unless the values are all text or all numbers.
   */
  orderedBy(type: string, path: readonly string[]): readonly ContentDocument[] | undefined
  /** The number of the last transaction applied. */
  readonly number: number
}

/**
 * What one request changes in a dataset. It is planned while the dataset is locked and written as a whole or
 * not at all.
 */
interface Plan<Answer> {
  changes: readonly Change[]
  answer: Answer
}

export interface CommitOptions<Answer> {
  transactionId: string
  author: string
  mutations: readonly Json[]
  /** Plans and answers without writing anything. */
  dryRun?: boolean
  /**
   * Receives the documents as they are under the lock. It must be pure and synchronous. If it throws a
   * `ContentError`, the request is rejected and nothing is written. `at` is the time of the transaction, ISO
   * 8601 in UTC.
   */
  plan: (documents: Documents, at: string) => Plan<Answer>
}

/** All datasets: on disk in the database, in memory for reading. */
export interface ContentStore {
  datasets(): readonly DatasetInfo[]
  /** @throws ContentError 400 for a malformed name, 409 for a taken name, 403 for too many datasets */
  createDataset(name: string, aclMode: DatasetInfo['aclMode']): Promise<DatasetInfo>
  /** Resolves to undefined if the dataset does not exist. */
  changeDataset(name: string, aclMode: DatasetInfo['aclMode']): Promise<DatasetInfo | undefined>
  /**
   * Also deletes its documents and history; resolves to false if it does not exist. Blobs stay, because
   * datasets share them.
   */
  deleteDataset(name: string): Promise<boolean>
  /** Returns undefined if the dataset does not exist. */
  documents(dataset: string): Documents | undefined
  /**
   * Resolves with the answer of the plan once the transaction is durable and in memory. Without changes, or
   * with `dryRun`, nothing is written and `transaction` is null.
   *
   * @throws ContentError 404 for an unknown dataset, 409 for a taken id, 503 if too many writes wait or other
   *   processes write too fast, and any error of the plan
   */
  commit<Answer>(
    dataset: string,
    options: CommitOptions<Answer>,
  ): Promise<{ transaction: Transaction | null; answer: Answer }>
  /**
   * Calls the listener with every transaction of every process, once and in order; returns a function that
   * unsubscribes.
   */
  onTransaction(listener: (transaction: Transaction) => void): () => void
  /**
   * Calls the listener with the name of a dataset whose documents were removed or replaced without a
   * transaction: it was deleted, recreated, or restored from a backup. Returns a function that unsubscribes.
   */
  onReplaced(listener: (dataset: string) => void): () => void
  history: ContentHistory
  blobs: BlobStore
  close(): Promise<void>
}

/** Past transactions, except those that `pruneHistory` has removed. */
export interface ContentHistory {
  /**
   * Returns the transactions that changed any of the documents (100 at most), oldest first, or newest first
   * with `reverse`. `changes` contains only those documents. `from` and `to` are transaction ids, both
   * inclusive; an unknown id gives an empty list. Returns at most `limit` transactions (100 by default and at
   * most), fewer if they are large.
   */
  ofDocuments(
    dataset: string,
    ids: readonly string[],
    options?: { from?: string; to?: string; limit?: number; reverse?: boolean },
  ): Promise<Transaction[]>
  /**
   * Returns a document as a transaction left it or as it was at a time: null if it did not exist, undefined
   * if the revision is unknown or pruned.
   */
  documentAt(
    dataset: string,
    id: string,
    at: { revision: string } | { time: string },
  ): Promise<ContentDocument | null | undefined>
  /**
   * Returns the transactions after a number, oldest first, for listeners that resume: at most `limit` (and at
   * most 500), fewer if they are large, so call again until the list is empty. Returns undefined if that
   * number was never assigned, or if a transaction after it is pruned.
   */
  after(dataset: string, number: number, limit: number): Promise<Transaction[] | undefined>
  /** Returns the number of the transaction with this id. */
  getNumber(dataset: string, transactionId: string): Promise<number | undefined>
}
