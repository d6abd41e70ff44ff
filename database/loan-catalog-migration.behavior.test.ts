import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { openDatabase } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { seed } from './seed/seed.ts'
import { openSqlite } from './sqlite.ts'

test('a database from before the loan catalog keeps its accounts and gets new samples for the old ones', async () => {
  await using fresh = await freshDatabase()
  const place = await emptyPlace(fresh)
  const store = place.databaseUrl
    ? await openPostgres(place.databaseUrl, console)
    : await openSqlite(place.dataDir, false)
  const migrations = await readMigrations()
  const before = migrations.filter(({ name }) => name === '2026-11-21-first-tables.sql')
  expect(before).toHaveLength(1)
  await migrate(store, before)
  await store.write(async (tx) => {
    await tx
      .insertInto('account')
      .values({
        id: 'a',
        email: 'a@example.com',
        email_key: 'a@example.com',
        password_hash: 'hash',
        first_name: 'A',
        last_name: '',
        created_at: new Date(0),
      })
      .execute()
    await tx.insertInto('lender').values({ id: 'quillmere-bank', name: 'Old', is_sample: true }).execute()
    await sql`insert into loan_offer values ('old', 'quillmere-bank', 'Loan', 'fixed', 4, 15, null, 4, 120, 100000, null,
      0.25, 'autopay', 'deferred', 0)`.execute(tx)
  })
  await store.close()

  const database = await openDatabase(place)
  await seed(database)
  const accounts = await database.read.selectFrom('account').select('id').execute()
  const lender = await database.read
    .selectFrom('lender')
    .select('name')
    .where('id', '=', 'quillmere-bank')
    .executeTakeFirst()
  const old = await database.read.selectFrom('loan_offer').select('id').where('id', '=', 'old').execute()
  await database.close()
  expect(accounts).toEqual([{ id: 'a' }])
  expect(lender).toEqual({ name: 'Quillmere Bank' })
  expect(old).toEqual([])
})

/** A place without any table. */
async function emptyPlace({ database, dataDir, databaseUrl }: FreshDatabase) {
  if (!databaseUrl) return { dataDir: join(dataDir, 'empty') }
  await database.write(async (tx) => {
    await sql`drop schema public cascade`.execute(tx)
    await sql`create schema public`.execute(tx)
  })
  return { dataDir, databaseUrl }
}
