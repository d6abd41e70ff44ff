import type { Kysely, Transaction } from 'kysely'
import type { ContentTables } from './tables.ts'

/** What the service needs of a database. Its tables are migrated before it is opened. */
export interface ContentDatabase {
  readonly dialect: 'sqlite' | 'postgres'
  readonly read: Kysely<ContentTables>
  /** Reading what other processes wrote: on PostgreSQL over a connection of its own. */
  readonly follow: Kysely<ContentTables>
  /** One durable transaction in which only database calls are awaited. */
  write<T>(work: (tx: Transaction<ContentTables>) => Promise<T>): Promise<T>
  /** Inside a write: after its commit every process that listens hears the topic. */
  changed(tx: Transaction<ContentTables>, topic: string): Promise<void>
  /** Of this process before `write` resolves, of others within 100 ms. Returns the function that ends it. */
  onChange(listener: (topic: string) => void): () => void
}
