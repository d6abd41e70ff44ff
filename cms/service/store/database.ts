import type { Kysely, Transaction } from 'kysely'
import type { ContentTables } from './tables.ts'

/** What the service needs from a database. Its tables are migrated before it is opened. */
export interface ContentDatabase {
  readonly dialect: 'sqlite' | 'postgres'
  readonly read: Kysely<ContentTables>
  /** Reads what other processes wrote; on PostgreSQL it has its own connection. */
  readonly follow: Kysely<ContentTables>
  /**
   * Runs one durable transaction, which may await only database calls; `mayTakeLong` lifts its time limits.
   */
  write<T>(
    work: (tx: Transaction<ContentTables>) => Promise<T>,
    options?: { mayTakeLong?: boolean },
  ): Promise<T>
  /** Called inside a write: after its commit, every process that listens receives the topic. */
  changed(tx: Transaction<ContentTables>, topic: string): Promise<void>
  /**
   * Reports changes of this process before `write` resolves, and those of others within 100 ms. Returns a
   * function that unsubscribes.
   */
  onChange(listener: (topic: string) => void): () => void
  /**
   * Tells the other processes something that is not stored and may be lost: on PostgreSQL at most `maxBroadcastBytes` of
   * text. With SQLite, which is for one process, it does nothing.
   */
  broadcast(message: string): Promise<void>
  /** Calls the listener with what other processes broadcast, and this one. Returns a function that unsubscribes. */
  onBroadcast(listener: (message: string) => void): () => void
}
