import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** What SQLite and PostgreSQL each provide; `openDatabase` builds the rest on it. */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres'
  readonly read: Kysely<Schema>
  /** See `Database.follow`. */
  readonly follow: Kysely<Schema>
  write<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>
  snapshot<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>
  /** Calls `wake` at once and when another process may have changed a topic. Returns the function that ends it. */
  watch(wake: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
