import { expect, test } from 'vitest'
import { type Database, openDatabase } from '#database/database.ts'
import { loanOfferRow, repaymentOptionRows } from '#database/loan-offer-rows.ts'
import { seed } from '#database/seed/seed.ts'
import { addDays } from '#domain/dates.ts'
import { borrowing, offer } from '#domain/loans/loan-offer.fixture.ts'
import { loadLenders } from '#sources/lenders/load-lenders.ts'
import { freshDatabase } from '#testing/database.ts'
import { lenderCsv, manyOffers } from '#testing/many-offers.ts'
import { openLoanCatalog } from './loan-catalog.ts'

const today = '2026-11-21'

test('every sample is on offer, has a way to repay and a date counted from today', async () => {
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

test('an offer has the fields of its type and nothing of what a lender pays', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openLoanCatalog(fresh.database)
  const keys = new Set((await catalog.offers(today)).flatMap((each) => Object.keys(each)))
  expect([...keys].sort()).toEqual(Object.keys(offer).sort())
})

test('samples never grow old: their dates move with the day, and nothing else does', async () => {
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

test('the newest range of rates is in force, and withdrawn offers are gone', async () => {
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

test('a catalog of many pieces is read whole and in order of id', async () => {
  await using fresh = await freshDatabase()
  const made = manyOffers({ lenderCount: 50, offersEach: 10, today })
  await loadLenders({
    database: fresh.database,
    bytes: Buffer.from(lenderCsv(made)),
    now: new Date(`${today}T17:00Z`),
  })
  expect(await openLoanCatalog(fresh.database).offers(today)).toEqual(
    made.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
})

test('within a day and without a change it is the same list, not read again', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openLoanCatalog(fresh.database)
  const [one, two] = await Promise.all([catalog.offers(today), catalog.offers(today)])
  expect(two).toBe(one)
  await fresh.database.write((tx) => tx.deleteFrom('lender').execute())
  expect(await catalog.offers(today)).toBe(one)
})

test.each(['lender', 'loan_offer'])(
  'after a change of %s, also by another process, it is read anew',
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

test('prices are kept for who asks for the same borrowing next, as long as the offers are the same', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openLoanCatalog(fresh.database)
  const price = await catalog.pricing(today)
  const kept = price(borrowing)
  expect(kept.offers).toBe(await catalog.offers(today))
  expect((await catalog.pricing(today))({ ...borrowing })).toBe(kept)
  expect(price({ ...borrowing, amountCents: borrowing.amountCents + 50_000 })).not.toBe(kept)
  expect(price({ ...borrowing, withAutopay: !borrowing.withAutopay })).not.toBe(kept)

  expect((await catalog.pricing(addDays(today, 1)))(borrowing)).not.toBe(kept)
  const before = (await catalog.pricing(today))(borrowing)
  expect((await catalog.pricing(today))(borrowing)).toBe(before)
  await fresh.database.write((tx) => fresh.database.changed(tx, 'loan_offer'))
  await expect
    .poll(async () => (await catalog.pricing(today))(borrowing), { timeout: 6_000 })
    .not.toBe(before)
})

test('only the borrowings asked for last are kept', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const price = await openLoanCatalog(fresh.database).pricing(today)
  const of = (dollars: number) => price({ ...borrowing, amountCents: dollars * 100 })
  const [first, second] = [of(1), of(2)]
  for (let dollars = 3; dollars < 10_000; dollars += 1) {
    of(dollars)
    expect(of(1)).toBe(first)
  }
  expect(of(2)).not.toBe(second)
})

test('a reading that failed is tried again by the next who asks', async () => {
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

/** The offer of the fixture as a real one, of Oak. */
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
