import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { FreshDatabase } from '#testing/database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Creates a store that has run every migration before the given one. */
export async function storeBefore(place: Awaited<ReturnType<typeof emptyPlace>>, next: string) {
  const store = place.databaseUrl
    ? await openPostgres(place.databaseUrl, console)
    : await openSqlite(place.dataDir)
  const migrations = await readMigrations()
  const at = migrations.findIndex(({ name }) => name === next)
  expect(at).toBeGreaterThan(0)
  await migrate(store, migrations.slice(0, at))
  return store
}

/** Creates a place for a database without any table. */
export async function emptyPlace({ database, dataDir, databaseUrl }: FreshDatabase) {
  if (!databaseUrl) return { dataDir: join(dataDir, 'empty') }
  await database.write(async (tx) => {
    await sql`drop schema public cascade`.execute(tx)
    await sql`create schema public`.execute(tx)
  })
  return { dataDir, databaseUrl }
}
