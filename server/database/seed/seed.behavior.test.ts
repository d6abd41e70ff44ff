import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withdrawItems, writeItems } from '#server/database/catalog-items.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { scholarships } from '#server/database/item-kinds.ts'
import { freshDatabase } from '#testing/database.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { sampleCardIssuers } from './sample-cards.ts'
import { sampleScholarships } from './sample-scholarships.ts'
import { removeAllSamples, seed, seededLenders } from './seed.ts'

const sampleCount =
  seededLenders.flatMap(({ offers }) => Object.keys(offers)).length +
  sampleCardIssuers.flatMap(({ cards }) => cards).length +
  sampleScholarships.length

test('an empty database gets every sample, marked as such, with the payments of sellers', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const { lenders, issuers, payments, items } = await contents(fresh.database)
  expect(lenders.map(({ id }) => id)).toEqual(seededLenders.map(({ id }) => id).sort())
  expect(issuers.map(({ id }) => id)).toEqual(sampleCardIssuers.map(({ id }) => id).sort())
  expect([...lenders, ...issuers, ...items].every((one) => one.is_sample)).toBe(true)
  expect(payments.map((payment) => payment.lender_id)).toEqual(['northlight-student-bank', 'quillmere-bank'])
  expect(items).toHaveLength(sampleCount)
})

test('seeding again changes nothing and notifies no listener', async () => {
  await using fresh = await freshDatabase()
  const received: string[] = []
  fresh.database.onChange((topic) => received.push(topic))
  await seed(fresh.database)
  expect(received.sort()).toEqual(['card_issuer', 'credit_card', 'lender', 'loan_offer', 'scholarship'])
  const before = await contents(fresh.database)
  await seed(fresh.database)
  expect(await contents(fresh.database)).toEqual(before)
  expect(received).toHaveLength(5)
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
  const { lenders, items } = await contents(database)
  expect([lenders.length, items.length]).toEqual([seededLenders.length, sampleCount])
})

test('a site without samples loses those that are there, keeps its own items, and gets samples again if it wants to', async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write((tx) => writeItems(tx, scholarships, manyScholarships(1, '2026-11-23')))
  await seed(fresh.database)
  const received: string[] = []
  fresh.database.onChange((topic) => received.push(topic))
  await removeAllSamples(fresh.database)
  expect(received.sort()).toEqual(['card_issuer', 'credit_card', 'lender', 'loan_offer'])
  const { lenders, issuers, payments, items } = await contents(fresh.database)
  expect([lenders, issuers, payments, items.map(({ id }) => id)]).toEqual([
    [],
    [],
    [],
    ['scholarship-000001'],
  ])
  await removeAllSamples(fresh.database)
  expect(received).toHaveLength(4)
  await seed(fresh.database)
  expect((await contents(fresh.database)).lenders).toHaveLength(seededLenders.length)
})

test("an operator's own lenders are left alone and get no sample offers", async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write((tx) =>
    tx.insertInto('lender').values({ id: 'own', name: 'Own', is_sample: false }).execute(),
  )
  await seed(fresh.database)
  const { lenders, payments, items } = await contents(fresh.database)
  expect(lenders.map((lender) => lender.id)).toEqual(['own'])
  expect([payments, items.filter(({ kind }) => kind === 'loan_offer')]).toEqual([[], []])
})

test("an operator's own scholarships are left alone and get no samples, even when withdrawn", async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write(async (tx) => {
    await writeItems(tx, scholarships, manyScholarships(1, '2026-11-23'))
    await withdrawItems(tx, scholarships, ['scholarship-000001'], '2026-11-23')
  })
  await seed(fresh.database)
  const { items } = await contents(fresh.database)
  expect(items.filter(({ kind }) => kind === 'scholarship').map(({ id }) => id)).toEqual([
    'scholarship-000001',
  ])
})

test("an operator's own cards are left alone and get no samples", async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write((tx) =>
    tx.insertInto('card_issuer').values({ id: 'own', name: 'Own', is_sample: false }).execute(),
  )
  await seed(fresh.database)
  const { items, lenders } = await contents(fresh.database)
  expect(items.filter(({ kind }) => kind === 'credit_card')).toEqual([])
  expect(lenders).toHaveLength(seededLenders.length)
})

test('samples come back when no lender, no scholarship and no card issuer is left', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const before = await contents(fresh.database)
  await fresh.database.write(async (tx) => {
    await tx.deleteFrom('lender').execute()
    await tx.deleteFrom('catalog_item').where('kind', '=', 'scholarship').execute()
    await tx.deleteFrom('card_issuer').execute()
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
    issuers: await read.selectFrom('card_issuer').selectAll().orderBy('id').execute(),
    paidIssuers: await read.selectFrom('card_issuer_payment').selectAll().orderBy('issuer_id').execute(),
    items: await read.selectFrom('catalog_item').selectAll().orderBy('kind').orderBy('id').execute(),
  }
}
