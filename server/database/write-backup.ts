import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { getKeys } from '#domain/keys.ts'
import { fileBlobRows, listFileBlobs } from './backup-blobs.ts'
import {
  type BackupPlace,
  type endShape,
  type headerShape,
  packRow,
  type Row,
  type Table,
} from './backup-format.ts'
import { DatabaseError, systemCode } from './errors.ts'
import { appliedMigrations } from './migrate.ts'
import { type Schema, tableKeys } from './schema.ts'

/**
 * Writes a consistent snapshot of the database to a file while others keep writing. The file appears complete
 * or not at all. Returns the number of rows.
 */
export async function writeBackup(
  { database, dataDir }: BackupPlace,
  file: string,
  { overwrite = false } = {},
): Promise<number> {
  if (!overwrite && existsSync(file)) throw new DatabaseError('DATABASE_BACKUP', fileExists(file))
  const unfinished = `${file}.unfinished-${process.pid}`
  let count = 0
  try {
    await database.snapshot(async (tx) => {
      const lines = backupLines(tx, {
        dataDir: database.dialect === 'sqlite' ? dataDir : undefined,
        counted(rows) {
          count = rows
        },
      })
      // The file holds email addresses and password hashes, so only its owner may read it.
      await pipeline(Readable.from(lines), createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
    })
    await sync(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    if (!/^E[A-Z]+$/.test(systemCode(error))) throw error
    const message = `${file} cannot be written (${systemCode(error)}). Choose a writable location with free space.`
    throw new DatabaseError('DATABASE_BACKUP', message, { cause: error })
  }
  return count
}

async function* backupLines(
  tx: Kysely<Schema>,
  { dataDir, counted }: { dataDir: string | undefined; counted: (rows: number) => void },
): AsyncGenerator<string> {
  const migrations = await appliedMigrations(tx)
  const present = new Set((await tx.introspection.getTables()).map(({ name }) => name))
  // The code may know tables that this database does not have yet.
  const tables = getKeys(tableKeys).filter((table) => present.has(table))
  const rows: Record<string, number> = {}
  for (const table of tables) {
    const { count } = await tx
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    rows[table] = count
  }
  // Blobs are written before the documents that name them, so every blob named in this snapshot exists.
  const files = dataDir === undefined ? [] : await listFileBlobs(dataDir)
  rows.content_blob = (rows.content_blob ?? 0) + files.length
  rows.content_blob_chunk = files.reduce((sum, { chunks }) => sum + chunks, rows.content_blob_chunk ?? 0)
  const hash = createHash('sha256')
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  yield line({ format: 'bursar-backup', version: 1, migrations, rows } satisfies z.input<typeof headerShape>)
  for (const table of tables) {
    for await (const page of pages(tx, table)) yield page.map((row) => line([table, packRow(row)])).join('')
  }
  for (const file of files)
    for await (const [table, row] of fileBlobRows(dataDir ?? '', file)) yield line([table, packRow(row)])
  counted(Object.values(rows).reduce((sum, count) => sum + count, 0))
  yield `${JSON.stringify({ sha256: hash.digest('hex') } satisfies z.input<typeof endShape>)}\n`
}

const pageRows = 500
/** Rows of these tables may be several megabytes each. */
const rowsPerPage: Partial<Record<Table, number>> = {
  content_blob_chunk: 8,
  content_transaction: 20,
  content_change: 100,
}

/** Pages by key, so that later pages cost no more than the first one. */
async function* pages(tx: Kysely<Schema>, table: Table): AsyncGenerator<Row[]> {
  const keys = tableKeys[table]
  const limit = rowsPerPage[table] ?? pageRows
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(limit)}`.execute(tx)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    after = sql`where (${columns}) > (${sql.join(keys.map((key) => last[key]))})`
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync()
  await handle.close()
}

function fileExists(file: string): string {
  return `${file} already exists. Choose another name, or add --force to replace it.`
}
