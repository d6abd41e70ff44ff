import { existsSync } from 'node:fs'
import { type Kysely, sql, type Transaction } from 'kysely'
import { describePlace } from './describe-place.ts'
import { DatabaseError } from './errors.ts'
import { appliedMigrations, migrate, readMigrations } from './migrate.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { DatabaseLog, Store, Write, WriteOptions } from './store.ts'
import { broadcastChannel, bumpTopics, createTopics } from './topics.ts'

/** Opens the database and migrates it. Throws `DatabaseError` if the environment prevents that. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log = console, prepare = 'create' } = options
  if (prepare !== 'create' && !databaseUrl) requireFile(options)
  const store = databaseUrl ? await postgres(databaseUrl, log) : await openSqlite(dataDir)
  try {
    if (prepare !== 'create') await requireTables(store, options)
    if (prepare !== 'nothing') await migrate(store, await readMigrations())
    return await build(store, log)
  } catch (error) {
    await store.close()
    throw error
  }
}

/** A SQLite or PostgreSQL database; both behave the same (`contract.behavior.test.ts`). */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres'

  /** Read-only queries. */
  readonly read: Kysely<Schema>

  /**
   * Reads what other processes changed. On PostgreSQL it has its own connection, so that it never waits while
   * requests use all the others.
   */
  readonly follow: Kysely<Schema>

  /**
   * Runs one transaction. Only await database calls inside it: anything else would hold SQLite's only write
   * lock while it waits, so on SQLite the transaction is rolled back and an error is thrown. Hash, read, and
   * fetch before the write. A failed statement ends the transaction: let the error propagate, and call
   * `isUniqueViolation(error)` outside. Two writes may overlap on PostgreSQL, so increment with `set n = n +
   * 1` and not from a value read earlier. Once the promise resolves, the rows are durable.
   */
  write<T>(work: (tx: Write) => Promise<T>, options?: WriteOptions): Promise<T>

  /** Runs several reads on one consistent state; other things may be awaited between them. */
  snapshot<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>

  /**
   * Inside a write, marks `topic` (usually a table name) as changed. Every process is notified after the
   * commit.
   */
  changed(tx: Write, topic: string): Promise<void>

  /**
   * Listens for changed topics after their commit: for this process before `write` resolves, for other
   * processes within about 100 ms. Returns a function that stops listening.
   */
  onChange(listener: (topic: string) => void): () => void

  /**
   * Tells the other processes something that is not stored and may be lost: on PostgreSQL at most `maxBroadcastBytes` of
   * text. With SQLite, which is for one process, it does nothing.
   */
  broadcast(message: string): Promise<void>

  /** Calls the listener with what other processes broadcast, and this one. Returns a function that unsubscribes. */
  onBroadcast(listener: (message: string) => void): () => void

  /** Waits for pending writes, then closes the database. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A `postgres://…` URL; if it is missing, SQLite in `dataDir` is used. */
  databaseUrl?: string | undefined
  dataDir: string
  log?: DatabaseLog | undefined
  /**
   * What may happen to the database: only the start of the site and a restore create one, so that a command with the
   * wrong settings says so. `migrate` and `nothing` fail where there is none.
   */
  prepare?: 'create' | 'migrate' | 'nothing'
}

/** The PostgreSQL code is loaded only if it is used. */
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
  const broadcasts = new Set<(message: string) => void>()
  const stopWatching = await store.watch(
    () => {
      refresh().catch((error) => {
        if (!closed) log.warn({ reason: String(error) }, 'cannot read database changes')
      })
    },
    (message) => {
      for (const listener of broadcasts) listener(message)
    },
  )

  return {
    dialect: store.dialect,
    read: store.read,
    follow: store.follow,
    snapshot: store.snapshot,

    async write(work, options) {
      if (closed) throw new Error('The database is closed.')
      const writing = store.write(async (tx) => {
        const changed = new Set<string>()
        changes.set(tx, changed)
        const result = await work(tx)
        return { result, versions: await bumpTopics(tx, store.dialect, changed) }
      }, options)
      writes.add(writing)
      const { result, versions } = await writing.finally(() => writes.delete(writing))
      topics.onVersions(versions)
      return result
    },

    async changed(tx, topic) {
      const changed = changes.get(tx)
      if (!changed)
        throw new Error('changed() must be called inside a write: pass it that write’s transaction.')
      changed.add(topic)
    },

    onChange: topics.onChange,

    async broadcast(message) {
      if (closed || store.dialect === 'sqlite') return
      await sql`select pg_notify(${broadcastChannel}, ${message})`.execute(store.read)
    },

    onBroadcast(listener) {
      broadcasts.add(listener)
      return () => broadcasts.delete(listener)
    },

    close() {
      closed ??= Promise.allSettled([...writes, stopWatching()]).then(store.close)
      return closed
    },
  }
}

function requireFile(place: DatabaseOptions): void {
  if (!existsSync(describePlace(place))) throw missing('There is no database at', place)
}

async function requireTables({ read }: Store, place: DatabaseOptions): Promise<void> {
  if ((await appliedMigrations(read)).length === 0)
    throw missing('Bursar has not used the database at', place)
}

function missing(what: string, place: DatabaseOptions): DatabaseError {
  const ask = 'Set DATA_DIR or DATABASE_URL to the values the site uses, or start the site once.'
  return new DatabaseError('DATABASE_MISSING', `${what} ${describePlace(place)}. ${ask}`)
}
