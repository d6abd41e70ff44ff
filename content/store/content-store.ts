import type { ContentDocument, Json } from '#content/documents.ts'

export interface DatasetInfo {
  name: string
  aclMode: 'public' | 'private'
  createdAt: string
}

/** One document touched by a transaction; null: it was not there, or is not there any more. */
export interface Change {
  id: string
  before: ContentDocument | null
  after: ContentDocument | null
}

export interface Transaction {
  /** 1, 2, 3 … in each dataset, without a gap, in the order of commit. */
  number: number
  id: string
  dataset: string
  /** Who did it: a token's id; never an address or a name of a person. */
  author: string
  /** ISO 8601 in UTC. */
  at: string
  changes: readonly Change[]
  /** As they were sent, for listeners and history. */
  mutations: readonly Json[]
}

/**
 * The documents of a dataset as they are in memory now. A live view: the next transaction changes the answers and the arrays
 * given before, so use them until the next `await`, and copy what must stay (`[...all()]`). Arrays are in `_id` order by code
 * unit and belong to the store: read only.
 */
export interface Documents {
  get(id: string): ContentDocument | undefined
  /** Every document. */
  all(): readonly ContentDocument[]
  ofType(type: string): readonly ContentDocument[]
  /** Those whose `slug.current` is this text. */
  withSlug(slug: string): readonly ContentDocument[]
  /** Those that hold a reference (`_ref`) to this id anywhere, weak ones included. */
  referringTo(id: string): readonly ContentDocument[]
  /** The ids (published, draft, versions) that stand for one published id, in `_id` order. */
  formsOf(publishedId: string): readonly ContentDocument[]
  /**
   * A kept list of the documents of a type that counts along with every change: ascending by the value at a path such as
   * `['publishedAt']`, ties by `_id`; those where it is missing or null come last and are ties. Undefined where the others
   * cannot be ordered by text or number alone.
   */
  orderedBy(type: string, path: readonly string[]): readonly ContentDocument[] | undefined
  /** The number of the last transaction in it. */
  readonly number: number
}

/** What one request makes of a dataset, planned while the dataset is locked and written whole or not at all. */
interface Plan<Answer> {
  changes: readonly Change[]
  answer: Answer
}

export interface CommitOptions<Answer> {
  transactionId: string
  author: string
  mutations: readonly Json[]
  /** Plans and answers, writes nothing. */
  dryRun?: boolean
  /**
   * Given the documents as they are under the lock. It runs again where memory was behind. Pure and synchronous; throws `ContentError` to refuse, and then nothing is
   * written. `at` is the time of the transaction, ISO 8601 in UTC.
   */
  plan: (documents: Documents, at: string) => Plan<Answer>
}

/** Every dataset: on disk in the database, in memory for reading. */
export interface ContentStore {
  datasets(): readonly DatasetInfo[]
  /** Refuses (`ContentError`) a name that is malformed (400) or taken (409), and one dataset too many (403). */
  createDataset(name: string, aclMode: DatasetInfo['aclMode']): Promise<DatasetInfo>
  /** Undefined where there is no such dataset. */
  changeDataset(name: string, aclMode: DatasetInfo['aclMode']): Promise<DatasetInfo | undefined>
  /** With its documents and its history; false where there was none. Blobs stay: datasets share them. */
  deleteDataset(name: string): Promise<boolean>
  /** Undefined where there is no such dataset. */
  documents(dataset: string): Documents | undefined
  /**
   * Resolves when the transaction is durable and in memory, with what was planned. Without changes (and with `dryRun`) nothing
   * is written and `transaction` is null. Refuses (`ContentError`): an unknown dataset 404, an id that is taken 409, what the
   * plan refuses, too many waiting writes 503.
   */
  commit<Answer>(
    dataset: string,
    options: CommitOptions<Answer>,
  ): Promise<{ transaction: Transaction | null; answer: Answer }>
  /** Hears every transaction of every process, once, in order; returns the function that ends it. */
  onTransaction(listener: (transaction: Transaction) => void): () => void
  /**
   * Hears the name of a dataset whose documents are gone or others without a transaction: it was deleted, made anew, or
   * restored from a backup. Returns the function that ends it.
   */
  onReplaced(listener: (dataset: string) => void): () => void
  history: ContentHistory
  /** Bytes of assets by the SHA-1 of their content, in hex. */
  blobs: BlobStore
  close(): Promise<void>
}

export interface ContentHistory {
  /**
   * The transactions that touched any of the documents (100 at most), oldest first or, with `reverse`, newest first. `changes`
   * has those documents only. `from` and `to` are ids of transactions, both included; an unknown one gives none. At most
   * `limit` (100 if not given or more), fewer where they are large.
   */
  ofDocuments(
    dataset: string,
    ids: readonly string[],
    options?: { from?: string; to?: string; limit?: number; reverse?: boolean },
  ): Promise<Transaction[]>
  /** A document as a transaction left it; undefined where that revision is not known. */
  documentAt(
    dataset: string,
    id: string,
    at: { revision: string } | { time: string },
  ): Promise<ContentDocument | null | undefined>
  /**
   * Those after a number, oldest first, for listeners that resume: at most `limit` (500 if more), fewer where they are large,
   * so ask on until there are none. Undefined where that number was never given.
   */
  after(dataset: string, number: number, limit: number): Promise<Transaction[] | undefined>
  /** The number of a transaction by its id. */
  numberOf(dataset: string, transactionId: string): Promise<number | undefined>
}

export interface BlobStore {
  /** Idempotent; durable when it resolves. A full disk is refused with `ContentError` 503. */
  put(sha1: string, bytes: Uint8Array): Promise<void>
  get(sha1: string): Promise<Uint8Array | undefined>
  delete(sha1: string): Promise<void>
}
