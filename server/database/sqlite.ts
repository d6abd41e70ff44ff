import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { systemCode } from './errors.ts'
import type { Schema } from './schema.ts'
import { busyTimeoutMs, plainError, retryWhileBusy } from './sqlite-busy.ts'
import { type SqliteUse, sqliteDialect } from './sqlite-dialect.ts'
import type { Store } from './store.ts'

/** How often to check for changes by other processes. A check reads one counter in shared memory. */
const pollMs = 50

/** Opens `bursar.sqlite` in the data folder with one connection for writing and one for reading. */
export async function openSqlite(dataDir: string): Promise<Store> {
  const file = join(dataDir, 'bursar.sqlite')
  createFile(dataDir, file)
  const writer = await openConnection(file, 'write')
  const reader = await openConnection(file, 'read')
  const write = kyselyOn(writer, 'write')
  const read = kyselyOn(reader, 'read')

  return {
    dialect: 'sqlite',
    read,
    follow: read,
    write: (work) => write.transaction().execute((tx) => withoutWaiting(work(tx))),
    async snapshot(work) {
      const connection = await openConnection(file, 'snapshot')
      try {
        return await kyselyOn(connection, 'snapshot').transaction().execute(work)
      } finally {
        connection.close()
      }
    },
    async watch(wake) {
      // On the writing connection, this counter changes only when another process has written.
      const version = writer.prepare('pragma data_version')
      let seen = version.get()?.data_version
      const look = () => {
        const now = version.get()?.data_version
        if (now !== seen) wake()
        seen = now
      }
      // Report what others wrote before the counter was first read.
      wake()
      const timer = setInterval(() => retryWhileBusy(look, 0).catch(wake), pollMs)
      timer.unref()
      return async () => clearInterval(timer)
    },
    async close() {
      reader.close()
      try {
        // This leaves a single complete file, unless another process is still reading.
        writer.exec('pragma wal_checkpoint(truncate)')
      } catch {
        // If the disk is full, the rows stay safe in the write-ahead log next to the file.
      }
      writer.close()
    },
  }
}

/** The file holds email addresses and password hashes, so only its owner may read it. */
function createFile(dataDir: string, file: string): void {
  try {
    makeFolder(dataDir)
    closeSync(openSync(file, 'a', 0o600))
  } catch (error) {
    throw plainError(error)
  }
}

/** Node's `recursive` option never returns under /proc, where no folder can be created (Node 24.21). */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const code = systemCode(error)
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    makeFolder(dirname(folder))
    mkdirSync(folder, { mode: 0o700 })
  }
}

async function openConnection(file: string, use: SqliteUse): Promise<DatabaseSync> {
  const open = () => new DatabaseSync(file, { readOnly: use !== 'write', timeout: busyTimeoutMs })
  const connection = await retryWhileBusy(open)
  try {
    await retryWhileBusy(() => connection.exec(settings[use]))
  } catch (error) {
    connection.close()
    throw error
  }
  return connection
}

const settings: Record<SqliteUse, string> = {
  write:
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma journal_size_limit = 67108864',
  read: 'pragma query_only = on',
  snapshot: 'pragma query_only = on',
}

function kyselyOn(connection: DatabaseSync, use: SqliteUse): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: sqliteDialect(connection, use) })
}

/**
 * Rejects a write that awaits anything but the database. SQLite answers synchronously, so a write that awaits
 * only the database finishes before the next turn of the event loop; any other wait would block every other
 * writer.
 */
function withoutWaiting<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const turn = setImmediate(() =>
      reject(
        new Error(
          'A write awaited something other than the database, and was rolled back. Do that work before the write begins.',
        ),
      ),
    )
    work.then(resolve, reject).finally(() => clearImmediate(turn))
  })
}
