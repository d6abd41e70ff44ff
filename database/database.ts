import type { Kysely, Transaction } from 'kysely'
import { DatabaseError } from './errors.ts'
import { appliedMigrations, migrate, readMigrations } from './migrate.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import { bumpTopics, createTopics } from './topics.ts'

/** Opens the database and migrates it. Throws `DatabaseError` when the machine does not allow that. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log = console, existing = false } = options
  const store = databaseUrl ? await postgres(databaseUrl, log) : await openSqlite(dataDir, existing)
  try {
    if (existing) await requireTables(store)
    else await migrate(store, await readMigrations())
    return await build(store, log)
  } catch (error) {
    await store.close()
    throw error
  }
}

/** A write in progress: give it to the functions that belong to the same transaction. */
export type Write = Transaction<Schema>

/** One database, SQLite or PostgreSQL; both behave alike (`contract.behavior.test.ts`). */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres'

  /** Reading only. */
  readonly read: Kysely<Schema>

  /**
   * Reading what other processes changed: on PostgreSQL over a connection of its own, so that it never waits for one while
   * requests hold all of them.
   */
  readonly follow: Kysely<Schema>

  /**
   * One transaction. Only database calls may be awaited inside: anything else would hold SQLite's one write
   * lock while it waits, so on SQLite it is rolled back and thrown as a bug. Hash, read and fetch before.
   * A failed statement ends the write: let the error out, and ask `isUniqueViolation(error)` outside.
   * Two writes may overlap on PostgreSQL: count with `set n = n + 1`, not with a number read before.
   * When the promise resolves, the rows are durable.
   */
  write<T>(work: (tx: Write) => Promise<T>): Promise<T>

  /** Several reads of one moment; other things may be awaited between them. */
  snapshot<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>

  /**
   * Inside a write: what `topic` names (best: a table) changed. After the commit every process hears it.
   */
  changed(tx: Write, topic: string): Promise<void>

  /**
   * Hears topics after their commit: of this process before `write` resolves, of others within about 100 ms.
   * Returns the function that ends it.
   */
  onChange(listener: (topic: string) => void): () => void

  /** Waits for the writes that were begun. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** `postgres://…`; without it SQLite in `dataDir` is used. */
  databaseUrl?: string | undefined
  dataDir: string
  log?: DatabaseLog | undefined
  /** Opens only what is there: makes no file and runs no migration. */
  existing?: boolean
}

/** pino has this shape, and so has `console`. */
export interface DatabaseLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** What speaks to PostgreSQL is loaded only where there is one. */
async function postgres(databaseUrl: string, log: DatabaseLog): Promise<Store> {
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(databaseUrl, log)
}

async function build(store: Store, log: DatabaseLog): Promise<Database> {
  const topics = createTopics(log)
  const changes = new WeakMap<Write, Set<string>>()
  const refresh = () => topics.refresh(store)
  const writes = new Set<Promise<unknown>>()
  let closed: Promise<void> | undefined
  await refresh()
  const stopWatching = await store.watch(() => {
    refresh().catch((error) => {
      if (!closed) log.warn({ reason: String(error) }, 'cannot read what changed in the database')
    })
  })

  return {
    dialect: store.dialect,
    read: store.read,
    follow: store.follow,
    snapshot: store.snapshot,

    async write(work) {
      if (closed) throw new Error('The database is closed.')
      const writing = store.write(async (tx) => {
        const changed = new Set<string>()
        changes.set(tx, changed)
        const result = await work(tx)
        return { result, versions: await bumpTopics(tx, store.dialect, changed) }
      })
      writes.add(writing)
      const { result, versions } = await writing.finally(() => writes.delete(writing))
      topics.hear(versions)
      return result
    },

    async changed(tx, topic) {
      const changed = changes.get(tx)
      if (!changed)
        throw new Error('changed() belongs inside a write: give it the transaction of that write.')
      changed.add(topic)
    },

    onChange: topics.onChange,

    close() {
      closed ??= Promise.allSettled([...writes, stopWatching()]).then(store.close)
      return closed
    },
  }
}

async function requireTables({ read }: Store): Promise<void> {
  if ((await appliedMigrations(read)).length > 0) return
  throw new DatabaseError('DATABASE_MISSING', 'This database is empty: Bursar has not used it yet.')
}
