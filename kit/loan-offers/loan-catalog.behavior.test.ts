import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { openCatalogFile } from '#kit/catalog/catalog-file.ts'
import { loadLenders } from '#products/student-loans/catalog/load-lenders.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { loanOfferRow, repaymentOptionRows } from '#server/database/loan-offer-rows.ts'
import { seed } from '#server/database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
import { lenderCsv, manyOffers } from '#testing/many-offers.ts'
import { manyRefinanceOffers } from '#testing/many-refinance-offers.ts'
import { openLoanCatalog } from './loan-catalog.ts'

const today = '2026-11-21'

test('every sample is offered, has a repayment option, and has a date relative to today', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openLoanCatalog(fresh.database)
  const offers = await catalog.offers(today)
  expect(offers.length).toBeGreaterThanOrEqual(24)
  for (const offer of offers) {
    expect(offer.repaymentOptions.length, offer.id).toBeGreaterThan(0)
    expect(offer.rateSeenOn, offer.id).toMatch(/^2026-(10|11)-\d\d$/)
    expect(offer.isSample, offer.id).toBe(true)
    expect(offer.applyUrl, offer.id).toBeNull()
  }
  expect(await catalog.paidLenders()).toEqual(new Set(['quillmere-bank', 'northlight-student-bank']))
})

test('loans that pay for studies and loans that refinance others are listed apart', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openLoanCatalog(fresh.database)
  const refinancing = await catalog.refinanceOffers(today)
  expect(refinancing.map(({ rules }) => rules.refinance === null)).toEqual(refinancing.map(() => false))
  expect(new Set(refinancing.map(({ lenderName }) => lenderName)).size).toBeGreaterThanOrEqual(6)
  for (const offer of await catalog.offers(today)) expect(offer.rules.refinance, offer.id).toBeNull()
  expect(await catalog.refinanceOffers(today)).toBe(refinancing)
})

test('a refinance offer that is loaded from a file comes back with its rules', async () => {
  await using fresh = await freshDatabase()
  const made = manyRefinanceOffers({ lenderCount: 3, offersEach: 4, today })
  const opened = openCatalogFile(Buffer.from(lenderCsv(made)))
  await loadLenders({ database: fresh.database, opened, now: new Date(`${today}T17:00Z`) })
  const read = await openLoanCatalog(fresh.database).refinanceOffers(today)
  expect(read).toEqual(made.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
})

test('an offer has the fields of its type and nothing about what a lender pays', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openLoanCatalog(fresh.database)
  const keys = new Set((await catalog.offers(today)).flatMap((each) => Object.keys(each)))
  expect([...keys].sort()).toEqual(Object.keys(offer).sort())
})

test('samples never become outdated: only their dates move with the day', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openLoanCatalog(fresh.database)
  const before = await catalog.offers(today)
  const after = await catalog.offers(addDays(today, 400))
  const later = (day: string | null) => day && addDays(day, 400)
  expect(after).toEqual(
    before.map((each) => ({ ...each, rateSeenOn: later(each.rateSeenOn), applyBy: later(each.applyBy) })),
  )
})

test("a real offer's dates stay, however many days pass", async () => {
  await using fresh = await freshDatabase()
  await insert(fresh.database)
  const catalog = openLoanCatalog(fresh.database)
  const real = {
    ...offer,
    lenderId: 'oak',
    lenderName: 'Oak',
    isSample: false,
    rateSeenOn: '2026-11-12',
    applyBy: '2026-12-31',
  }
  expect(await catalog.offers(today)).toEqual([real])
  expect(await catalog.offers('2030-01-01')).toEqual([real])
})

test('the newest rate range applies, and withdrawn offers are gone', async () => {
  await using fresh = await freshDatabase()
  await insert(fresh.database)
  await fresh.database.write(async (tx) => {
    await tx
      .insertInto('loan_rate')
      .values([2, 3].map((number) => ({ ...rate, number, lowest_percent: number })))
      .execute()
  })
  const [current] = await openLoanCatalog(fresh.database).offers(today)
  expect(current?.lowestRatePercent).toBe(3)
  await fresh.database.write((tx) => tx.updateTable('loan_offer').set({ withdrawn_on: today }).execute())
  expect(await openLoanCatalog(fresh.database).offers(today)).toEqual([])
})

test('a catalog of many chunks is read completely, ordered by id', async () => {
  await using fresh = await freshDatabase()
  const made = manyOffers({ lenderCount: 50, offersEach: 10, today })
  await loadLenders({
    database: fresh.database,
    opened: openCatalogFile(Buffer.from(lenderCsv(made))),
    now: new Date(`${today}T17:00Z`),
  })
  expect(await openLoanCatalog(fresh.database).offers(today)).toEqual(
    made.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
})

test('without a change, the same list is returned all day and not read again', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openLoanCatalog(fresh.database)
  const [one, two] = await Promise.all([catalog.offers(today), catalog.offers(today)])
  expect(two).toBe(one)
  await fresh.database.write((tx) => tx.deleteFrom('lender').execute())
  expect(await catalog.offers(today)).toBe(one)
})

test.each(['lender', 'loan_offer'])(
  'after a change of %s, even by another process, the catalog is read again',
  async (topic) => {
    await using fresh = await freshDatabase()
    await seed(fresh.database)
    const catalog = openLoanCatalog(fresh.database)
    const before = await catalog.offers(today)
    const other = await openDatabase(fresh)
    await other.write(async (tx) => {
      await tx.updateTable('lender').set({ name: 'Renamed' }).execute()
      await tx.deleteFrom('lender_payment').execute()
      await other.changed(tx, topic)
    })
    await other.close()
    await expect.poll(() => catalog.offers(today), { timeout: 6_000 }).not.toBe(before)
    expect(new Set((await catalog.offers(today)).map((each) => each.lenderName))).toEqual(
      new Set(['Renamed']),
    )
    expect(await catalog.paidLenders()).toEqual(new Set())
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
  const catalog = openLoanCatalog(flaky)
  await expect(catalog.offers(today)).rejects.toThrow('down')
  await expect(catalog.paidLenders()).rejects.toThrow('down')
  isDown = false
  expect((await catalog.offers(today)).length).toBeGreaterThan(0)
})

const rate = {
  offer_id: offer.id,
  number: 1,
  lowest_percent: offer.lowestRatePercent,
  highest_percent: offer.highestRatePercent,
  cap_percent: null,
  seen_on: '2026-11-12',
  seen_days_ago: null,
  loaded_at: new Date('2026-11-12T12:00:00Z'),
}

/** Inserts the offer of the fixture as a real offer of the lender Oak. */
async function insert(database: Database): Promise<void> {
  const deadline = { apply_by: '2026-12-31', apply_by_days_ahead: null }
  await database.write(async (tx) => {
    await tx.insertInto('lender').values({ id: 'oak', name: 'Oak', is_sample: false }).execute()
    await tx
      .insertInto('loan_offer')
      .values(loanOfferRow({ ...offer, lenderId: 'oak' }, deadline))
      .execute()
    const options = repaymentOptionRows(offer.id, offer.repaymentOptions)
    await tx.insertInto('loan_repayment_option').values(options).execute()
    await tx.insertInto('loan_rate').values(rate).execute()
  })
}
