import type { Generated } from 'kysely'

/** The rows that the service stores; `server/database/migrations/2026-11-21-content.sql` creates the tables. */
export interface ContentTables {
  content_dataset: ContentDatasetTable
  content_document: ContentDocumentTable
  content_transaction: ContentTransactionTable
  content_change: ContentChangeTable
  content_blob: ContentBlobTable
  content_blob_chunk: ContentBlobChunkTable
  content_setting: ContentSettingTable
}

interface ContentDatasetTable {
  name: string
  acl_mode: 'public' | 'private'
  /** The number of the last transaction. The row is locked from taking the next number until the commit. */
  last_number: number
  created_at: string
  /** History up to this transaction is pruned, see `pruneHistory`; 0 if all of it is there. */
  pruned_to: Generated<number>
}

/** The current documents. */
interface ContentDocumentTable {
  dataset: string
  id: string
  /** JSON. */
  body: string
}

interface ContentTransactionTable {
  dataset: string
  number: number
  id: string
  author: string
  at: string
  /** JSON array, as the client sent it. */
  mutations: string
  /** Characters of `mutations` and of the documents after the transaction; pages of the log are cut by it. */
  size: number
}

/** The state of each changed document after a transaction. */
interface ContentChangeTable {
  dataset: string
  number: number
  /** Its position in the transaction, from 0. */
  place: number
  document_id: string
  /** JSON, or null if the document was deleted. */
  after: string | null
}

/** Used only in PostgreSQL; with SQLite the bytes are files. */
interface ContentBlobTable {
  sha1: string
  /** In bytes; a blob without any has no chunks. */
  size: number
}

/** The bytes of a blob in order, `blobPieceBytes` in each chunk but the last. */
interface ContentBlobChunkTable {
  sha1: string
  /** From 0. */
  number: number
  bytes: Uint8Array
}

/** What the editor stores for a user. */
interface ContentSettingTable {
  /** The id of an `Identity`. */
  owner: string
  key: string
  /** JSON. */
  value: string
}
