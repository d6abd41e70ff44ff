import { expect, test } from 'vitest'
import type { Database } from '#database/database.ts'
import { freshDatabase } from '#testing/database.ts'
import { sampleLenders } from './sample-lenders.ts'
import { seed } from './seed.ts'

test('an empty database gets every sample lender and offer, each marked as a sample', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const { lenders, offers } = await contents(fresh.database)
  expect(lenders.map((lender) => lender.id)).toEqual(sampleLenders.map((lender) => lender.id).sort())
  expect(lenders.every((lender) => lender.is_sample)).toBe(true)
  expect(offers).toHaveLength(sampleLenders.flatMap((lender) => lender.offers).length)
  expect(offers.every((offer) => offer.rate_seen_on === null && offer.rate_seen_days_ago !== null)).toBe(true)
})

test('seeding again changes nothing and tells nobody', async () => {
  await using fresh = await freshDatabase()
  const heard: string[] = []
  fresh.database.onChange((topic) => heard.push(topic))
  await seed(fresh.database)
  expect(heard.sort()).toEqual(['lender', 'loan_offer'])
  const before = await contents(fresh.database)
  await seed(fresh.database)
  expect(await contents(fresh.database)).toEqual(before)
  expect(heard).toHaveLength(2)
})

test("an operator's own lenders are left alone and get no sample offers", async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write((tx) =>
    tx.insertInto('lender').values({ id: 'own', name: 'Own', is_sample: false }).execute(),
  )
  await seed(fresh.database)
  const { lenders, offers } = await contents(fresh.database)
  expect(lenders.map((lender) => lender.id)).toEqual(['own'])
  expect(offers).toEqual([])
})

test('sample offers that were deleted come back only once none is left', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const { offers } = await contents(fresh.database)
  const [kept] = offers
  await fresh.database.write((tx) =>
    tx
      .deleteFrom('loan_offer')
      .where('id', '!=', kept?.id ?? '')
      .execute(),
  )
  await seed(fresh.database)
  expect((await contents(fresh.database)).offers).toEqual([kept])
  await fresh.database.write((tx) => tx.deleteFrom('loan_offer').execute())
  await seed(fresh.database)
  expect((await contents(fresh.database)).offers).toEqual(offers)
})

async function contents({ read }: Database) {
  return {
    lenders: await read.selectFrom('lender').selectAll().orderBy('id').execute(),
    offers: await read.selectFrom('loan_offer').selectAll().orderBy('id').execute(),
  }
}
