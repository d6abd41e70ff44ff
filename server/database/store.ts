import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** A write in progress. Pass it to every function that belongs to the same transaction. */
export type Write = Transaction<Schema>

export interface WriteOptions {
  /** Lifts PostgreSQL's time limits, for what an operator waits for: a migration, a restore. */
  mayTakeLong?: boolean
}

/** The part that SQLite and PostgreSQL each implement; `openDatabase` builds the rest on top of it. */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres'
  readonly read: Kysely<Schema>
  /** See `Database.follow`. */
  readonly follow: Kysely<Schema>
  /** See `Database.write`. */
  write<T>(work: (tx: Write) => Promise<T>, options?: WriteOptions): Promise<T>
  snapshot<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>
  /**
   * Calls `wake` once at the start, and whenever another process may have changed a topic, and `onBroadcast` with each
   * message that a process broadcasts. Returns a function that stops it.
   */
  watch(wake: () => void, onBroadcast: (message: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The part of a logger that the database uses; both pino and `console` fit. */
export interface DatabaseLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
