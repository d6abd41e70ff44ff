import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { DatabaseError } from './errors.ts'
import type { Schema } from './schema.ts'
import type { Store, Write } from './store.ts'

export interface Migration {
  /** The file's name: a date and a description. Migrations run in the order of their names. */
  name: string
  /** The SHA-256 of the text with LF line breaks, in hex. */
  checksum: string
  text: string
}

type WithMigrations = Schema & { migration: { name: string; checksum: string; applied_at: Date } }

/** Runs the pending migrations, each in its own transaction. */
export async function migrate(store: Store, migrations: Migration[], now = new Date()): Promise<void> {
  // Check without a lock first, so that a start with nothing to migrate does not wait for another process.
  if (pending(await appliedMigrations(store.read), migrations).length === 0) return
  for (const migration of migrations) {
    const running = async (tx: Write) => {
      await lockStart(tx, store.dialect)
      await createMigrationTable(tx)
      // Check again under the lock, because another process may have run the migration in the meantime.
      if (!pending(await appliedMigrations(tx), migrations).includes(migration)) return
      for (const statement of statements(migration.text)) await sql.raw(statement).execute(tx)
      await (tx as unknown as Transaction<WithMigrations>)
        .insertInto('migration')
        .values({ name: migration.name, checksum: migration.checksum, applied_at: now })
        .execute()
    }
    await store.write(running, { mayTakeLong: true })
  }
}

export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

/** Returns the migrations that have run on this database, in order; empty for a new database. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<AppliedMigration[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migration')) return []
  return (db as unknown as Kysely<WithMigrations>)
    .selectFrom('migration')
    .select(['name', 'checksum'])
    .orderBy('name')
    .execute()
}

const FOLDER = 'server/database/migrations'

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      // Git may check files out with the line breaks of the operating system.
      const text = (await readFile(`${FOLDER}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

function pending(applied: AppliedMigration[], migrations: Migration[]): Migration[] {
  for (const { name, checksum } of applied) {
    const known = migrations.find((migration) => migration.name === name)
    if (!known) {
      throw new DatabaseError(
        'DATABASE_MIGRATION',
        `This database was migrated by a newer version (this one does not include ${name}). Start the newer version.`,
      )
    }
    if (known.checksum !== checksum) {
      throw new DatabaseError(
        'DATABASE_MIGRATION',
        `The migration ${name} was changed after it ran on this database. Restore its original text, and put the change in a new file.`,
      )
    }
  }
  return migrations.filter(({ name }) => !applied.some((done) => done.name === name))
}

/**
 * Lets one process at a time prepare the database: the next one waits for this transaction, and then sees
 * what it did. SQLite lets only one write at a time anyway.
 */
export async function lockStart(tx: Write, dialect: Store['dialect']): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${startLock}::bigint)`.execute(tx)
}

const startLock = 4_217_330_911

async function createMigrationTable(tx: Write): Promise<void> {
  await sql`
    create table if not exists migration (
      name text primary key not null,
      checksum text not null,
      applied_at timestamptz not null
    )`.execute(tx)
}

/** SQLite prepares one statement at a time. */
function statements(text: string): string[] {
  return text.split(/;\s*$/m).filter((statement) => statement.replaceAll(/--.*$/gm, '').trim() !== '')
}
