import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { freshDatabase } from '#testing/database.ts'
import { manyCards } from '#testing/many-cards.ts'
import { manyOffers } from '#testing/many-offers.ts'
import { manyRefinanceOffers } from '#testing/many-refinance-offers.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import {
  addVersions,
  daysFromToday,
  readItemPieces,
  readItems,
  removeSamples,
  sampleOn,
  withdrawItems,
  writeItems,
} from './catalog-items.ts'
import { type CatalogItem, creditCards, type ItemKind, loanOffers, scholarships } from './item-kinds.ts'

const today = '2026-11-23'
const many = { lenderCount: 4, offersEach: 5, today }
const byId = (one: CatalogItem, other: CatalogItem) => (one.id < other.id ? -1 : 1)

function testKind<Item extends CatalogItem>(kind: ItemKind<Item>, given: readonly Item[]) {
  describe(kind.name, () => {
    test('every item becomes the same again after the tables, whatever its texts', async () => {
      await using fresh = await freshDatabase()
      // PostgreSQL stores every character but one.
      const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((each) => each.replaceAll('\0', '-'))
      const names = fc.sample(text, { numRuns: given.length, seed: 16 })
      const named = given.map((item, at) =>
        'name' in item ? { ...item, name: names[at] } : { ...item, product: names[at] },
      )
      await fresh.database.write((tx) => writeItems(tx, kind, named))
      const read = await readItems(fresh.database.read, kind, { today })
      expect(read).toStrictEqual(named.toSorted(byId).map((item) => ({ item, withdrawnOn: null })))
    })

    test('a field that the schema does not name, such as a payment, is not stored', async () => {
      await using fresh = await freshDatabase()
      const paying = given.slice(0, 1).map((item) => ({ ...item, perFundedLoanCents: 5 }))
      await fresh.database.write((tx) => writeItems(tx, kind, paying))
      const row = await fresh.database.read.selectFrom('catalog_item').select('body').executeTakeFirst()
      expect(row?.body).not.toContain('perFundedLoanCents')
    })

    test('withdrawn items are read only on request, and return when they are written again', async () => {
      await using fresh = await freshDatabase()
      const { read, write } = fresh.database
      const ids = given.map(({ id }) => id)
      await write(async (tx) => {
        await writeItems(tx, kind, given)
        await withdrawItems(tx, kind, ids.slice(0, 1), today)
      })
      expect(await readItems(read, kind, { today })).toHaveLength(given.length - 1)
      const all = await readItems(read, kind, { today, withWithdrawn: true })
      expect(all.filter(({ withdrawnOn }) => withdrawnOn === today).map(({ item }) => item.id)).toEqual(
        ids.slice(0, 1),
      )
      await write((tx) => writeItems(tx, kind, given.slice(0, 1)))
      expect(await readItems(read, kind, { today })).toHaveLength(given.length)
    })

    test('samples are removed without touching real items', async () => {
      await using fresh = await freshDatabase()
      const sample = given.slice(0, 3).map((item) => ({ ...item, id: `sample-${item.id}`, isSample: true }))
      await fresh.database.write(async (tx) => {
        await writeItems(tx, kind, given)
        await writeItems(tx, kind, sample)
        expect(await removeSamples(tx, kind)).toBe(true)
        expect(await removeSamples(tx, kind)).toBe(false)
      })
      expect(await readItems(fresh.database.read, kind, { today })).toHaveLength(given.length)
    })
  })
}

testKind(loanOffers, [...manyOffers(many), ...manyRefinanceOffers(many).map(refinancing)])
testKind(creditCards, manyCards(20, today))
testKind(scholarships, manyScholarships(20, today))

function refinancing<Item extends CatalogItem>(offer: Item): Item {
  return { ...offer, id: `refinance-${offer.id}` }
}

test('items are read in pieces, each once', async () => {
  await using fresh = await freshDatabase()
  const given = manyScholarships(1_000, today)
  await fresh.database.write((tx) => writeItems(tx, scholarships, given))
  const pieces = await Array.fromAsync(readItemPieces(fresh.database.read, scholarships, { today }))
  expect(pieces.length).toBeGreaterThan(3)
  expect(pieces.flat().map(({ item }) => item)).toStrictEqual(given)
})

test('the days of a sample are counted from the day it is read on; a real text of that form stays', async () => {
  await using fresh = await freshDatabase()
  const [given] = manyScholarships(1, today)
  if (!given) throw new Error('none')
  const sample = {
    ...given,
    id: 'sample',
    isSample: true,
    deadline: { kind: 'received' as const, on: daysFromToday(-1), time: null, timeZone: null },
    createdOn: daysFromToday(-30),
    lastCheckedOn: daysFromToday(0),
  }
  const real = { ...given, name: daysFromToday(3) }
  await fresh.database.write((tx) => writeItems(tx, scholarships, [sample, real]))
  const day = '2027-03-01'
  const read = await readItems(fresh.database.read, scholarships, { today: day })
  expect(read.map(({ item }) => item)).toStrictEqual([sampleOn(sample, day), real].sort(byId))
  expect(sampleOn(sample, day)).toMatchObject({
    deadline: { on: '2027-02-28' },
    createdOn: addDays(day, -30),
    lastCheckedOn: day,
  })
})

test('versions are only added: each gets the next number', async () => {
  await using fresh = await freshDatabase()
  const given = manyCards(2, today)
  const costlier = given.slice(0, 1).map((card) => ({ ...card, penaltyAprPercent: 99 }))
  await fresh.database.write(async (tx) => {
    await writeItems(tx, creditCards, given)
    await addVersions(tx, creditCards, given, new Date(0))
    await addVersions(tx, creditCards, costlier, new Date(1_000))
  })
  const rows = await fresh.database.read
    .selectFrom('catalog_version')
    .selectAll()
    .orderBy('item_id')
    .orderBy('number')
    .execute()
  expect(rows.map((row) => [row.item_id, row.number, row.loaded_at.getTime()])).toEqual([
    ['card-0001', 1, 0],
    ['card-0001', 2, 1_000],
    ['card-0002', 1, 0],
  ])
  expect(JSON.parse(rows[1]?.body ?? '')).toMatchObject({
    penaltyAprPercent: 99,
    termsSeenOn: expect.any(String),
  })
})

const [scholarship] = manyScholarships(1, today)
const [card] = manyCards(1, today)
const [offer] = manyOffers(many)
const open = { on: null, time: null, timeZone: null }

test.each([
  ['received without a day', { ...scholarship, deadline: { ...open, kind: 'received' } }],
  ['continuous with a day', { ...scholarship, deadline: { ...open, kind: 'continuous', on: today } }],
  ['with a day that is none', { ...scholarship, createdOn: '2026-02-30' }],
  [
    'with a grade above the scale',
    { ...scholarship, requirements: { ...scholarship?.requirements, leastGpa: 4.1 } },
  ],
  ['with the lower award above the higher', { ...scholarship, awardLowCents: 2, awardHighCents: 1 }],
  ['with an unknown code', { ...scholarship, asksFor: ['name', 'blood'] }],
])('a scholarship %s is not stored', (_what, wrong) => refuses(scholarships, wrong))

test.each([
  ['with two promotions of a kind', { ...card, promotions: [promotion(), promotion()] }],
  ['of no type', { ...card, types: [] }],
  [
    'with a range that ends below its start',
    { ...card, purchaseApr: { lowestPercent: 9, highestPercent: 8 } },
  ],
])('a card %s is not stored', (_what, wrong) => refuses(creditCards, wrong))

test.each([
  ['with a rate that is no percentage', { ...offer, highestRatePercent: 100 }],
  ['without a way to repay', { ...offer, repaymentOptions: [] }],
  ['with a fraction of a cent', { ...offer, minimumCents: 0.5 }],
])('an offer %s is not stored', (_what, wrong) => refuses(loanOffers, wrong))

function promotion() {
  return { on: 'purchases', aprPercent: 0, months: 6 }
}

async function refuses<Item extends CatalogItem>(kind: ItemKind<Item>, wrong: unknown): Promise<void> {
  await using fresh = await freshDatabase()
  await expect(fresh.database.write((tx) => writeItems(tx, kind, [wrong as Item]))).rejects.toThrow(
    'is not valid',
  )
  expect(await readItems(fresh.database.read, kind, { today, withWithdrawn: true })).toEqual([])
}
