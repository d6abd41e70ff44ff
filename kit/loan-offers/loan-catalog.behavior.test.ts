import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { writeItems } from '#server/database/catalog-items.ts'
import { loanOffers } from '#server/database/item-kinds.ts'
import { seed } from '#server/database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
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

test('a refinance offer comes back with its rules', async () => {
  await using fresh = await freshDatabase()
  const made = manyRefinanceOffers({ lenderCount: 3, offersEach: 4, today })
  await fresh.database.write((tx) => writeItems(tx, loanOffers, made))
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

test('which lenders pay us is told apart from the offers, until it changes', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  await seed(database)
  const catalog = openLoanCatalog(database)
  const paying = await catalog.paidLenders()
  expect(paying).toEqual(new Set(['quillmere-bank', 'northlight-student-bank']))
  expect(await catalog.paidLenders()).toBe(paying)
  await database.write(async (tx) => {
    await tx.deleteFrom('lender_payment').execute()
    await database.changed(tx, 'lender')
  })
  expect(await catalog.paidLenders()).toEqual(new Set())
})

test('a failed read of who pays us is retried by the next caller', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  let isDown = true
  const catalog = openLoanCatalog({
    ...fresh.database,
    snapshot: (work) => (isDown ? Promise.reject(new Error('down')) : fresh.database.snapshot(work)),
  })
  await expect(catalog.paidLenders()).rejects.toThrow('down')
  isDown = false
  expect((await catalog.paidLenders()).size).toBe(2)
})
