import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { DatabaseError } from './errors.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

export interface Migration {
  /** The file's name: a date and what it does. Migrations run in its order. */
  name: string
  /** SHA-256 of the text with plain line ends, in hex. */
  checksum: string
  text: string
}

type WithMigrations = Schema & { migration: { name: string; checksum: string; applied_at: Date } }

/** Runs the migrations that this database has not had, each in its own transaction. */
export async function migrate(store: Store, migrations: Migration[], now = new Date()): Promise<void> {
  // Asked without a lock, so that a start which finds nothing to do does not wait for another process.
  if (pending(await appliedMigrations(store.read), migrations).length === 0) return
  for (const migration of migrations) {
    await store.write(async (tx) => {
      await lockMigrations(tx, store.dialect)
      // Again under the lock: another process may have done it meanwhile.
      if (!pending(await appliedMigrations(tx), migrations).includes(migration)) return
      for (const statement of statements(migration.text)) await sql.raw(statement).execute(tx)
      await (tx as unknown as Transaction<WithMigrations>)
        .insertInto('migration')
        .values({ name: migration.name, checksum: migration.checksum, applied_at: now })
        .execute()
    })
  }
}

export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

/** The migrations this database has had, in order; none when it is new. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<AppliedMigration[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migration')) return []
  return (db as unknown as Kysely<WithMigrations>)
    .selectFrom('migration')
    .select(['name', 'checksum'])
    .orderBy('name')
    .execute()
}

export async function readMigrations(
  folder = new URL('./migrations/', import.meta.url),
): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      // Git may check files out with the line ends of the machine.
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
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
        `This database was migrated by a newer version (${name} is not known here). Start that version.`,
      )
    }
    if (known.checksum !== checksum) {
      throw new DatabaseError(
        'DATABASE_MIGRATION',
        `The migration ${name} was changed after it ran on this database. Put its text back; make a new file for the change.`,
      )
    }
  }
  return migrations.filter(({ name }) => !applied.some((done) => done.name === name))
}

/** SQLite's write lock is held already. */
async function lockMigrations(tx: Transaction<Schema>, dialect: Store['dialect']): Promise<void> {
  if (dialect === 'postgres') {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(tx)
  }
  await sql`
    create table if not exists migration (
      name text primary key not null,
      checksum text not null,
      applied_at timestamptz not null
    )`.execute(tx)
}

const migrationLock = 4_217_330_911

/** SQLite prepares one statement at a time. */
function statements(text: string): string[] {
  return text.split(/;\s*$/m).filter((statement) => statement.replaceAll(/--.*$/gm, '').trim() !== '')
}
