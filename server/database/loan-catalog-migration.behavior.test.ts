import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { openDatabase } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { seed } from './seed/seed.ts'
import { openSqlite } from './sqlite.ts'

test('a database from before the loan catalog keeps its accounts, and new samples replace the old ones', async () => {
  await using fresh = await freshDatabase()
  const place = await emptyPlace(fresh)
  const store = await storeBefore(place, '2026-11-21-loan-catalog.sql')
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

test('renamed columns keep their values, and drafts keep their answers, cookies and ages', async () => {
  await using fresh = await freshDatabase()
  const place = await emptyPlace(fresh)
  const spelling = '2026-11-22-us-spelling.sql'
  const store = await storeBefore(place, spelling)
  const { enrollment, capitalization, answer } = await readOldNames(spelling)
  await store.write(async (tx) => {
    await tx.insertInto('lender').values({ id: 'bank', name: 'Bank', is_sample: false }).execute()
    await sql`insert into loan_offer (id, lender_id, product, rate_type, rate_index, autopay_discount_percent,
      floor_conditions, terms_months, minimum_cents, origination_fee_percent, application_fee_cents, grace_months,
      cosigner_release_conditions, citizenships_with_cosigner, ${sql.ref(enrollment)}, cosigner)
      values ('o', 'bank', 'Loan', 'fixed', '', 0, '', '120', 100000, 0, 0, 6, '', '', 'half_time', 'optional')`.execute(
      tx,
    )
    await sql`insert into loan_repayment_option (offer_id, choice, flat_payment_cents, ${sql.ref(capitalization)})
      values ('o', 'deferred', 0, 'yearly')`.execute(tx)
    const answers = `{"degree":"masters",${answer}"half_time","amount":"12500"}`
    await sql`insert into draft (token_hash, flow, answers, created_at, updated_at, expires_at)
      values ('hash', 'signup', ${answers}, '2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z',
        '2026-11-28T10:00:00.000Z')`.execute(tx)
  })
  await store.close()

  const database = await openDatabase(place)
  const offer = await database.read.selectFrom('loan_offer').select('minimum_enrollment').executeTakeFirst()
  const option = await database.read
    .selectFrom('loan_repayment_option')
    .select('capitalization')
    .executeTakeFirst()
  const draft = await database.read.selectFrom('draft').selectAll().executeTakeFirst()
  await database.close()
  expect(offer).toEqual({ minimum_enrollment: 'half_time' })
  expect(option).toEqual({ capitalization: 'yearly' })
  expect(draft).toEqual({
    holder: 'hash',
    line: 'student-loans',
    account_id: null,
    flow: 'signup',
    answers: '{"degree":"masters","enrollment":"half_time","amount":"12500"}',
    answered_at: '{}',
    created_at: new Date('2026-11-20T10:00:00Z'),
    updated_at: new Date('2026-11-21T10:00:00Z'),
    expires_at: new Date('2026-11-28T10:00:00Z'),
  })
})

test('a rule that took every other status keeps taking the two that replace it', async () => {
  await using fresh = await freshDatabase()
  const place = await emptyPlace(fresh)
  const store = await storeBefore(place, '2026-11-23-statuses-of-noncitizens.sql')
  await store.write(async (tx) => {
    await tx.insertInto('lender').values({ id: 'bank', name: 'Bank', is_sample: false }).execute()
    for (const [id, alone, withCosigner] of [
      ['o', 'citizen,other', 'daca,visa,other'],
      ['p', null, ''],
    ])
      await sql`insert into loan_offer (id, lender_id, product, rate_type, rate_index, autopay_discount_percent,
        floor_conditions, terms_months, minimum_cents, origination_fee_percent, application_fee_cents, grace_months,
        cosigner_release_conditions, citizenships, citizenships_with_cosigner, cosigner)
        values (${id}, 'bank', 'Loan', 'fixed', '', 0, '', '120', 100000, 0, 0, 6, '', ${alone}, ${withCosigner},
          'optional')`.execute(tx)
  })
  await store.close()

  const database = await openDatabase(place)
  const rules = await database.read
    .selectFrom('loan_offer')
    .select(['citizenships', 'citizenships_with_cosigner'])
    .orderBy('id')
    .execute()
  await database.close()
  expect(rules).toEqual([
    {
      citizenships: 'citizen,eligible_noncitizen,none',
      citizenships_with_cosigner: 'daca,visa,eligible_noncitizen,none',
    },
    { citizenships: null, citizenships_with_cosigner: '' },
  ])
})

/** The names that a migration replaces, as it spells them. */
async function readOldNames(name: string) {
  const text = (await readMigrations()).find((migration) => migration.name === name)?.text ?? ''
  const find = (pattern: RegExp) =>
    pattern.exec(text)?.[1] ?? expect.fail(`${name} does not match ${pattern}`)
  return {
    enrollment: find(/rename column (\w+) to minimum_enrollment/),
    capitalization: find(/rename column (\w+) to capitalization/),
    answer: find(/replace\(answers, '([^']+)'/),
  }
}

/** Creates a store that has run every migration before the given one. */
async function storeBefore(place: Awaited<ReturnType<typeof emptyPlace>>, next: string) {
  const store = place.databaseUrl
    ? await openPostgres(place.databaseUrl, console)
    : await openSqlite(place.dataDir, false)
  const migrations = await readMigrations()
  const at = migrations.findIndex(({ name }) => name === next)
  expect(at).toBeGreaterThan(0)
  await migrate(store, migrations.slice(0, at))
  return store
}

/** Creates a place for a database without any table. */
async function emptyPlace({ database, dataDir, databaseUrl }: FreshDatabase) {
  if (!databaseUrl) return { dataDir: join(dataDir, 'empty') }
  await database.write(async (tx) => {
    await sql`drop schema public cascade`.execute(tx)
    await sql`create schema public`.execute(tx)
  })
  return { dataDir, databaseUrl }
}
