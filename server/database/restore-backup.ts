import { type Kysely, sql } from 'kysely'
import { openBlobs } from '#cms/service/store/blobs/open-blobs.ts'
import { getKeys } from '#domain/keys.ts'
import { blobTables, putBlobs } from './backup-blobs.ts'
import type { BackupPlace, Row, Table } from './backup-format.ts'
import type { Database } from './database.ts'
import { DatabaseError } from './errors.ts'
import { appliedMigrations } from './migrate.ts'
import { type Backup, readBackup } from './read-backup.ts'
import { tableKeys } from './schema.ts'
import type { Write } from './store.ts'

/**
 * Replaces every row with those of a backup in one write. The whole file is checked first, and the old rows
 * stay if anything fails. All sessions end: one in the backup may have been signed out of since, or its
 * account may have another password by now. Running processes are notified of every topic.
 * @param overwrite whether accounts that are there may be replaced
 * @returns the number of rows
 */
export async function restoreBackup(
  place: BackupPlace,
  file: string,
  { overwrite = false } = {},
): Promise<number> {
  const { database } = place
  await using backup = await readBackup(file)
  const own = await appliedMigrations(database.read)
  if (JSON.stringify(own) !== JSON.stringify(backup.migrations)) {
    throw new DatabaseError(
      'DATABASE_BACKUP',
      `${file} was made by another version of Bursar. Nothing was changed; restore it into a new DATA_DIR or database with that version.`,
    )
  }
  // Write the blobs before the rows that name them. Blobs are named by their content, so those left behind by
  // a failure do no harm.
  const areRows = database.dialect === 'postgres' && place.s3 === undefined
  if (!areRows) await putBlobs(backup, openBlobs(place))
  const restoring = async (tx: Write) => {
    if (database.dialect === 'postgres') {
      // Others may read the old rows in the meantime, but not write between the delete and the insert.
      await sql`lock table ${sql.join(allTables.map((table) => sql.table(table)))} in share row exclusive mode`.execute(
        tx,
      )
    }
    if (!overwrite) await requireNoAccounts(tx)
    const before = await topicVersions(tx)
    for (const table of allTables.toReversed()) await tx.deleteFrom(table).execute()
    const count = await insertRows(tx, backup, { withBlobs: areRows })
    await pauseEmails(tx)
    await announceAll(database, tx, before)
    return count
  }
  return await database.write(restoring, { mayTakeLong: true })
}

/** Emails that waited when the backup was made may have been sent since; the operator sees them and decides. */
async function pauseEmails(tx: Write): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'unknown', problem: 'restored from a backup', lease_ends_at: null })
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
}

async function requireNoAccounts(tx: Write): Promise<void> {
  const { count } = await tx
    .selectFrom('account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const accounts = count === 1 ? '1 account' : `${count} accounts`
  throw new DatabaseError(
    'DATABASE_BACKUP',
    `This database holds ${accounts}, which a restore would replace. Nothing was changed; make a backup of it first, then add --force.`,
  )
}

const allTables = getKeys(tableKeys)

/** What gives access ends: it may have been ended or used since the backup. */
const endedTables: ReadonlySet<Table> = new Set([
  'session',
  'password_reset',
  'email_change',
  'pending_sign_in',
  'passkey_challenge',
])

async function insertRows(tx: Write, backup: Backup, { withBlobs }: { withBlobs: boolean }): Promise<number> {
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
    if (endedTables.has(table)) continue
    count += 1
    // Files and objects are already written.
    if (!withBlobs && blobTables.has(table)) continue
    batch.push(row)
    batchSize += size
  }
  await insertBatch()
  return count
}

function refusedRow(table: Table | undefined, error: Error): DatabaseError {
  return new DatabaseError(
    'DATABASE_BACKUP',
    `The backup contains a row for ${table} that the database rejects (${error.message}). Nothing was changed; use another backup.`,
    { cause: error },
  )
}

/**
 * This number times the columns of a table stays below the 32,766 values that SQLite allows in a statement.
 */
const batchRows = 250
const batchBytes = 8_000_000

/**
 * Notifies every process of every topic. Each topic must increase for each process, whichever of the two
 * counts was higher.
 */
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
