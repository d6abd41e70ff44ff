/** The rows the service keeps; the tables are made by `database/migrations/2026-11-21-content.sql`. */
export interface ContentTables {
  content_dataset: ContentDatasetTable
  content_document: ContentDocumentTable
  content_transaction: ContentTransactionTable
  content_change: ContentChangeTable
  content_blob: ContentBlobTable
  content_setting: ContentSettingTable
}

interface ContentDatasetTable {
  name: string
  acl_mode: 'public' | 'private'
  /** Of the last transaction. Its row is locked from taking the next number until the commit. */
  last_number: number
  created_at: string
}

/** Documents as they are now. */
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
  /** JSON array, as sent. */
  mutations: string
  /** Characters of `mutations` and of what it left, by which pages of the log are cut. */
  size: number
}

/** What a transaction left of each document it touched. */
interface ContentChangeTable {
  dataset: string
  number: number
  /** Its place in the transaction, from 0. */
  place: number
  document_id: string
  /** JSON; null: deleted. */
  after: string | null
}

/** Only in PostgreSQL; beside SQLite the bytes are files. */
interface ContentBlobTable {
  sha1: string
  bytes: Uint8Array
}

/** What the editor remembers of a user. */
interface ContentSettingTable {
  /** An id of `Identity`. */
  owner: string
  key: string
  /** JSON. */
  value: string
}
