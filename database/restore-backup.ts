import { type Kysely, sql } from 'kysely'
import { blobFolder, fileBlobs } from '#content/store/blobs.ts'
import { type BackupPlace, blobRowShape, type Row, type Table } from './backup-format.ts'
import type { Database, Write } from './database.ts'
import { DatabaseError } from './errors.ts'
import { appliedMigrations } from './migrate.ts'
import { type Backup, readBackup } from './read-backup.ts'
import { tableKeys } from './schema.ts'

/**
 * Replaces every row by those of a backup, in one write: the file is checked whole first, and on any failure
 * the old rows stay. Running processes hear every topic. Returns the number of rows.
 */
export async function restoreBackup({ database, dataDir }: BackupPlace, file: string): Promise<number> {
  await using backup = await readBackup(file)
  const own = await appliedMigrations(database.read)
  if (JSON.stringify(own) !== JSON.stringify(backup.migrations)) {
    throw new DatabaseError(
      'DATABASE_BACKUP',
      `${file} was made by another version of Bursar. Nothing was changed; restore it into a new DATA_DIR or database with that version.`,
    )
  }
  // Before the rows that name them. They are named by their content, so that those left by a failure harm nothing.
  if (database.dialect === 'sqlite') await writeBlobs(backup, blobFolder(dataDir))
  return await database.write(async (tx) => {
    if (database.dialect === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(tx)
      // Others may read the old rows meanwhile, but not write between the delete and the insert.
      await sql`lock table ${sql.join(allTables.map((table) => sql.table(table)))} in share row exclusive mode`.execute(
        tx,
      )
    }
    const before = await topicVersions(tx)
    for (const table of allTables.toReversed()) await tx.deleteFrom(table).execute()
    const count = await insertRows(tx, backup, database.dialect)
    await announceAll(database, tx, before)
    return count
  })
}

const allTables = Object.keys(tableKeys) as Table[]

async function writeBlobs(backup: Backup, folder: string): Promise<void> {
  const blobs = fileBlobs(folder)
  for (const { row } of backup.rows('content_blob')) {
    const { sha1, bytes } = blobRowShape.parse(row)
    await blobs.put(sha1, bytes)
  }
}

async function insertRows(tx: Write, backup: Backup, dialect: Database['dialect']): Promise<number> {
  let count = 0
  let batch: Row[] = []
  let batchSize = 0
  let current: Table | undefined
  const insertBatch = async () => {
    if (current && batch.length > 0) {
      await (tx as unknown as Kysely<Record<string, Row>>)
        .insertInto(current)
        .values(batch)
        .execute()
        .catch((error) => {
          throw refusedRow(current, error)
        })
    }
    batch = []
    batchSize = 0
  }
  for (const { table, row, size } of backup.rows()) {
    if (table !== current || batch.length >= batchRows || batchSize >= batchBytes) await insertBatch()
    current = table
    count += 1
    // These are files already.
    if (table === 'content_blob' && dialect === 'sqlite') continue
    batch.push(row)
    batchSize += size
  }
  await insertBatch()
  return count
}

function refusedRow(table: Table | undefined, error: Error): DatabaseError {
  return new DatabaseError(
    'DATABASE_BACKUP',
    `The backup holds a row of ${table} that the database refuses (${error.message}). Nothing was changed; use another backup.`,
    { cause: error },
  )
}

/** Times a table's columns this stays below the 32,766 values that SQLite allows in a statement. */
const batchRows = 250
const batchBytes = 8_000_000

/** Every process must see each topic move forward, whichever of the two counts was higher. */
async function announceAll(database: Database, tx: Write, before: Map<string, number>): Promise<void> {
  for (const [name, version] of before) {
    await tx
      .insertInto('topic')
      .values({ name, version })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ version }).where('topic.version', '<', version),
      )
      .execute()
  }
  for (const topic of [...allTables, ...(await topicVersions(tx)).keys()]) await database.changed(tx, topic)
}

async function topicVersions(tx: Write): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('topic').select(['name', 'version']).execute()
  return new Map(rows.map(({ name, version }) => [name, version]))
}
