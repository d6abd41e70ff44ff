import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { sampleCardIssuers } from '#server/database/seed/sample-cards.ts'
import { seed } from '#server/database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
import { openCardCatalog } from './card-catalog.ts'

const today = '2026-11-21'

test('every sample comes back from the database with its facts and a date relative to today', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const cards = await openCardCatalog(fresh.database).cards(today)
  const samples = sampleCardIssuers.flatMap((issuer) =>
    issuer.cards.map(({ termsSeenDaysAgo, ...facts }) => ({
      ...facts,
      issuerName: issuer.name,
      isSample: true,
      termsSeenOn: addDays(today, -termsSeenDaysAgo),
    })),
  )
  expect(cards).toEqual(samples.sort((a, b) => (a.id < b.id ? -1 : 1)))
})

test('which issuers pay us is told apart from the cards', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openCardCatalog(fresh.database)
  expect(await catalog.paidIssuers()).toEqual(
    new Set(['thistlemark-card-company', 'tern-and-tide-bank', 'duskwater-credit']),
  )
  for (const card of await catalog.cards(today))
    expect(Object.keys(card).join()).not.toMatch(/paysUs|paid|agreed/i)
})

test('samples keep their age: only the day their terms were read moves', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openCardCatalog(fresh.database)
  const before = await catalog.cards(today)
  expect(await catalog.cards(addDays(today, 400))).toEqual(
    before.map((card) => ({ ...card, termsSeenOn: addDays(card.termsSeenOn, 400) })),
  )
})

test('the newest rates apply, and withdrawn cards are gone', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  await fresh.database.write(async (tx) => {
    const rates = {
      card_id: 'copperfinch-plain',
      purchase_lowest_percent: 9,
      purchase_highest_percent: 10,
      transfer_lowest_percent: null,
      transfer_highest_percent: null,
      cash_advance_percent: null,
      penalty_percent: null,
      seen_on: '2026-11-20',
      seen_days_ago: null,
      loaded_at: new Date('2026-11-20T12:00Z'),
    }
    await tx
      .insertInto('credit_card_rate')
      .values([
        { ...rates, number: 2, purchase_highest_percent: 12 },
        { ...rates, number: 3 },
      ])
      .execute()
    await tx
      .updateTable('credit_card')
      .set({ withdrawn_on: today })
      .where('id', '=', 'wexmoor-share-rate')
      .execute()
  })
  const cards = await openCardCatalog(fresh.database).cards(today)
  expect(cards.find(({ id }) => id === 'copperfinch-plain')).toMatchObject({
    purchaseApr: { lowestPercent: 9, highestPercent: 10 },
    transferApr: null,
    termsSeenOn: '2026-11-20',
  })
  expect(cards.map(({ id }) => id)).not.toContain('wexmoor-share-rate')
})

test('without a change, the same list is returned all day and not read again', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openCardCatalog(fresh.database)
  const [one, two] = await Promise.all([catalog.cards(today), catalog.cards(today)])
  expect(two).toBe(one)
  await fresh.database.write((tx) => tx.deleteFrom('card_issuer').execute())
  expect(await catalog.cards(today)).toBe(one)
})

test.each(['card_issuer', 'credit_card'])(
  'after a change of %s, even by another process, the catalog is read again',
  async (topic) => {
    await using fresh = await freshDatabase()
    await seed(fresh.database)
    const catalog = openCardCatalog(fresh.database)
    const before = await catalog.cards(today)
    const other = await openDatabase(fresh)
    await other.write(async (tx) => {
      await tx.updateTable('card_issuer').set({ name: 'Renamed' }).execute()
      await tx.deleteFrom('card_issuer_payment').execute()
      await other.changed(tx, topic)
    })
    await other.close()
    await expect.poll(() => catalog.cards(today), { timeout: 6_000 }).not.toBe(before)
    expect(new Set((await catalog.cards(today)).map(({ issuerName }) => issuerName))).toEqual(
      new Set(['Renamed']),
    )
    expect(await catalog.paidIssuers()).toEqual(new Set())
  },
)

test('a failed read is retried by the next caller', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  let isDown = true
  const flaky: Database = {
    ...fresh.database,
    snapshot: (work) => (isDown ? Promise.reject(new Error('down')) : fresh.database.snapshot(work)),
  }
  const catalog = openCardCatalog(flaky)
  await expect(catalog.cards(today)).rejects.toThrow('down')
  await expect(catalog.paidIssuers()).rejects.toThrow('down')
  isDown = false
  expect((await catalog.cards(today)).length).toBeGreaterThan(0)
})
