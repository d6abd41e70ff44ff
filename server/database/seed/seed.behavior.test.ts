import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/database.ts'
import { readCards } from '#server/database/read-cards.ts'
import { readLoanOffers } from '#server/database/read-loan-offers.ts'
import { readScholarships } from '#server/database/read-scholarships.ts'
import { essayRows, sampleScholarshipRow } from '#server/database/scholarship-rows.ts'
import { freshDatabase } from '#testing/database.ts'
import { sampleCardIssuers } from './sample-cards.ts'
import { sampleScholarships } from './sample-scholarships.ts'
import { seed, seededLenders } from './seed.ts'

test('an empty database gets every sample lender and offer, marked as samples and dated from today', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const { lenders, payments, offers } = await contents(fresh.database)
  expect(lenders.map((lender) => lender.id)).toEqual(seededLenders.map((lender) => lender.id).sort())
  expect(lenders.every((lender) => lender.is_sample)).toBe(true)
  expect(payments.map((payment) => payment.lender_id)).toEqual(['northlight-student-bank', 'quillmere-bank'])
  expect(offers).toHaveLength(seededLenders.flatMap((lender) => Object.keys(lender.offers)).length)
  for (const { offer, rate } of offers) {
    expect([rate.seen_on, offer.apply_by, offer.apply_url], offer.id).toEqual([null, null, null])
    expect(rate.seen_days_ago, offer.id).not.toBeNull()
  }
})

test('an empty database gets every sample scholarship with its essays, dated from today', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const { scholarships } = await contents(fresh.database)
  const given = sampleScholarships.map((sample) => ({
    scholarship: sampleScholarshipRow(sample, sample),
    essays: essayRows(sample),
  }))
  expect(scholarships).toEqual(given.toSorted((a, b) => (a.scholarship.id < b.scholarship.id ? -1 : 1)))
})

test('seeding again changes nothing and notifies no listener', async () => {
  await using fresh = await freshDatabase()
  const heard: string[] = []
  fresh.database.onChange((topic) => heard.push(topic))
  await seed(fresh.database)
  expect(heard.sort()).toEqual(['card_issuer', 'credit_card', 'lender', 'loan_offer', 'scholarship'])
  const before = await contents(fresh.database)
  await seed(fresh.database)
  expect(await contents(fresh.database)).toEqual(before)
  expect(heard).toHaveLength(5)
})

test('servers that start at once on an empty database seed it once', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const others = [await openDatabase(fresh), await openDatabase(fresh)]
  const arrived = Promise.withResolvers<void>()
  const mayGo = Promise.withResolvers<void>()
  if (database.dialect === 'postgres') {
    // Nobody can insert yet, so both have looked for lenders, or wait to look, before either one writes.
    void database.write(async (tx) => {
      await sql`lock table lender in share mode`.execute(tx)
      arrived.resolve()
      await mayGo.promise
    })
    await arrived.promise
  }
  const seeding = Promise.all(others.map(seed))
  if (database.dialect === 'postgres') await expect.poll(() => countWaiting(database)).toBe(2)
  mayGo.resolve()
  await seeding
  for (const other of others) await other.close()
  const { lenders, scholarships, cards } = await contents(database)
  expect([lenders.length, scholarships.length, cards.length]).toEqual([
    seededLenders.length,
    sampleScholarships.length,
    sampleCardIssuers.flatMap((issuer) => issuer.cards).length,
  ])
})

test("an operator's own lenders are left alone and get no sample offers", async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write((tx) =>
    tx.insertInto('lender').values({ id: 'own', name: 'Own', is_sample: false }).execute(),
  )
  await seed(fresh.database)
  const { lenders, payments, offers } = await contents(fresh.database)
  expect(lenders.map((lender) => lender.id)).toEqual(['own'])
  expect([payments, offers]).toEqual([[], []])
})

test("an operator's own scholarships are left alone and get no samples, even when withdrawn", async () => {
  await using fresh = await freshDatabase()
  const [sample] = sampleScholarships
  if (!sample) throw new Error('There is no sample.')
  const own = { ...sampleScholarshipRow(sample, sample), id: 'own', is_sample: false }
  await fresh.database.write((tx) =>
    tx
      .insertInto('scholarship')
      .values({ ...own, withdrawn_on: '2026-11-23' })
      .execute(),
  )
  await seed(fresh.database)
  const { scholarships, lenders } = await contents(fresh.database)
  expect([scholarships, lenders.length]).toEqual([[], seededLenders.length])
})

test("an operator's own cards are left alone and get no samples", async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write((tx) =>
    tx.insertInto('card_issuer').values({ id: 'own', name: 'Own', is_sample: false }).execute(),
  )
  await seed(fresh.database)
  const { cards, lenders } = await contents(fresh.database)
  expect([cards, lenders.length]).toEqual([[], seededLenders.length])
})

test('samples come back when no lender, no scholarship and no card issuer is left', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const before = await contents(fresh.database)
  await fresh.database.write(async (tx) => {
    await tx.deleteFrom('lender').execute()
    await tx.deleteFrom('scholarship').execute()
    await tx.deleteFrom('card_issuer').execute()
  })
  expect(await contents(fresh.database)).toEqual({
    lenders: [],
    payments: [],
    offers: [],
    scholarships: [],
    cards: [],
    paidIssuers: [],
  })
  await seed(fresh.database)
  expect(await contents(fresh.database)).toEqual(before)
})

/** Counts the connections to this database that wait for a lock. */
async function countWaiting({ read }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(read)
  return rows[0]?.count ?? 0
}

async function contents({ read }: Database) {
  return {
    lenders: await read.selectFrom('lender').selectAll().orderBy('id').execute(),
    payments: await read.selectFrom('lender_payment').selectAll().orderBy('lender_id').execute(),
    offers: await readLoanOffers(read),
    scholarships: await readScholarships(read),
    cards: await readCards(read),
    paidIssuers: await read.selectFrom('card_issuer_payment').selectAll().orderBy('issuer_id').execute(),
  }
}
