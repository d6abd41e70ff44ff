import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import {
  AbortedTransactionError,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
} from 'kysely'
import { retryWhileBusy } from './sqlite-busy.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { StrictSqliteCompiler } from './strict-compilers.ts'

/**
 * The purpose of a connection: single reads (any number at once), or one transaction at a time. A `write`
 * starts by taking the write lock; a `snapshot` starts without a lock.
 */
export type SqliteUse = 'read' | 'write' | 'snapshot'

/** A Kysely dialect for one open connection of Node's built-in SQLite. The caller closes the connection. */
export function sqliteDialect(connection: DatabaseSync, use: SqliteUse): Dialect {
  return {
    createAdapter: () => (use === 'read' ? new SharedSqliteAdapter() : new SqliteAdapter()),
    createDriver: () => new SqliteDriver(connection, use),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new StrictSqliteCompiler(),
  }
}

/**
 * A read finishes within one synchronous call, so reads can share the connection; other uses wait for their
 * turn.
 */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #use: SqliteUse
  readonly #connection: SqliteConnection

  constructor(database: DatabaseSync, use: SqliteUse) {
    this.#database = database
    this.#use = use
    this.#connection = new SqliteConnection(database)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  async beginTransaction(): Promise<void> {
    if (this.#use === 'read') throw new Error('Use database.write or database.snapshot for a transaction.')
    // A write waits for the disk synchronously. Many that arrive together would run one after another before
    // anything else, so each begins in a turn of the event loop of its own.
    if (this.#use === 'write') await setImmediate()
    const begin = this.#use === 'write' ? 'begin immediate' : 'begin'
    await retryWhileBusy(() => this.#database.exec(begin))
    this.#connection.failed = false
  }

  async commitTransaction(): Promise<void> {
    // PostgreSQL aborts a transaction at its first failed statement, but SQLite would commit the other
    // statements.
    if (this.#connection.failed) {
      await this.rollbackTransaction()
      throw new AbortedTransactionError()
    }
    await retryWhileBusy(() => this.#database.exec('commit'), 0)
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk has already rolled it back.
    if (this.#database.isTransaction) this.#database.exec('rollback')
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
