import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { emptyPlace, storeBefore } from './before-migration.fixture.ts'
import { itemsBefore, linesBefore, versionsBefore } from './before-one-catalog.fixture.ts'
import { readItems } from './catalog-items.ts'
import { openDatabase } from './database.ts'
import { creditCards, loanOffers, scholarships } from './item-kinds.ts'
import { readMigrations } from './migrate.ts'
import { seed } from './seed/seed.ts'
import type { Write } from './store.ts'

const today = '2026-11-27'

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
  const old = await database.read.selectFrom('catalog_item').select('id').where('id', '=', 'old').execute()
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
    await insertRate(tx, 'o')
    const answers = `{"degree":"masters",${answer}"half_time","amount":"12500"}`
    await sql`insert into draft (token_hash, flow, answers, created_at, updated_at, expires_at)
      values ('hash', 'signup', ${answers}, '2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z',
        '2026-11-28T10:00:00.000Z')`.execute(tx)
  })
  await store.close()

  const database = await openDatabase(place)
  const [offer] = await readItems(database.read, loanOffers, { today })
  const draft = await database.read.selectFrom('draft').selectAll().executeTakeFirst()
  await database.close()
  expect(offer?.item.rules.minimumEnrollment).toBe('half_time')
  expect(offer?.item.repaymentOptions).toMatchObject([{ choice: 'deferred', capitalization: 'yearly' }])
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
    for (const id of ['o', 'p']) {
      await sql`insert into loan_repayment_option values (${id}, 'deferred', 0, 'yearly')`.execute(tx)
      await insertRate(tx, id)
    }
  })
  await store.close()

  const database = await openDatabase(place)
  const offers = await readItems(database.read, loanOffers, { today })
  await database.close()
  expect(offers.map(({ item }) => item.rules)).toMatchObject([
    {
      citizenships: ['citizen', 'eligible_noncitizen', 'none'],
      citizenshipsWithCosigner: ['daca', 'visa', 'eligible_noncitizen', 'none'],
    },
    { citizenships: null, citizenshipsWithCosigner: [] },
  ])
})

test('the items of the tables before the one catalog keep their facts, and samples come back by themselves', async () => {
  await using fresh = await freshDatabase()
  const place = await emptyPlace(fresh)
  const store = await storeBefore(place, '2026-11-27-one-catalog.sql')
  const rows = await readFile(new URL('before-one-catalog.fixture.sql', import.meta.url), 'utf8')
  await store.write(async (tx) => {
    for (const row of rows.trim().split(/;$/m).slice(0, -1)) await sql.raw(row).execute(tx)
  })
  await store.close()

  const database = await openDatabase(place)
  const options = { today, withWithdrawn: true }
  const items = {
    offers: await readItems(database.read, loanOffers, options),
    cards: await readItems(database.read, creditCards, options),
    scholarships: await readItems(database.read, scholarships, options),
  }
  const versions = await database.read
    .selectFrom('catalog_version')
    .selectAll()
    .orderBy('kind')
    .orderBy('item_id')
    .orderBy('number')
    .execute()
  const lines = await database.read.selectFrom('catalog_item').select(['id', 'line']).orderBy('id').execute()
  const payments = await database.read.selectFrom('lender_payment').select('lender_id').execute()
  await seed(database)
  const sampleKinds = await database.read
    .selectFrom('catalog_item')
    .select('kind')
    .distinct()
    .where('is_sample', '=', true)
    .execute()
  await database.close()
  expect(items).toEqual(itemsBefore)
  expect(lines.map(({ id, line }) => [id, line])).toEqual(linesBefore)
  expect(versions.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) }))).toEqual(versionsBefore)
  expect(payments).toEqual([{ lender_id: 'oak' }])
  expect(sampleKinds).toEqual([])
})

async function insertRate(tx: Write, offerId: string): Promise<void> {
  await sql`insert into loan_rate (offer_id, number, lowest_percent, highest_percent, seen_on, loaded_at)
    values (${offerId}, 1, 4, 15, '2026-11-20', '2026-11-20T10:00:00.000Z')`.execute(tx)
}

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
