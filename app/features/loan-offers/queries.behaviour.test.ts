import { expect, test } from 'vitest'
import type { LoanOfferTable } from '#database/schema.ts'
import { seed } from '#database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
import { findLoanOffers } from './queries.server.ts'

const row: LoanOfferTable = {
  id: 'own-fixed-10',
  lender_id: 'own',
  product: 'Student Loan',
  rate_type: 'fixed',
  apr_low_percent: 4.29,
  apr_high_percent: 14.99,
  rate_seen_on: '2026-11-12',
  rate_seen_days_ago: null,
  term_months: 120,
  min_amount_cents: 100_000,
  max_amount_cents: null,
  autopay_discount_percent: 0.25,
  floor_conditions: 'a cosigner',
  repayment_options: 'immediate,interest_only,flat,deferred',
  origination_fee_percent: 0,
}

test('an offer comes back with its lender, its range and its limits', async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write(async (tx) => {
    await tx.insertInto('lender').values({ id: 'own', name: 'Own Bank', is_sample: false }).execute()
    await tx.insertInto('loan_offer').values(row).execute()
  })
  expect(await findLoanOffers(fresh.database.read, { today: '2026-11-21' })).toEqual([
    {
      id: 'own-fixed-10',
      lenderName: 'Own Bank',
      isSample: false,
      product: 'Student Loan',
      rateType: 'fixed',
      lowestRatePercent: 4.29,
      highestRatePercent: 14.99,
      rateSeenOn: '2026-11-12',
      termMonths: 120,
      minimumCents: 100_000,
      maximumCents: null,
      autopayDiscountPercent: 0.25,
      floorConditions: 'a cosigner',
      repaymentOptions: ['immediate', 'interest_only', 'flat', 'deferred'],
    },
  ])
})

test("a sample's rate date is counted back from today and so never grows old", async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write(async (tx) => {
    await tx.insertInto('lender').values({ id: 'own', name: 'Own Bank', is_sample: true }).execute()
    await tx
      .insertInto('loan_offer')
      .values({ ...row, rate_seen_on: null, rate_seen_days_ago: 9 })
      .execute()
  })
  const seenOn = async (today: string) =>
    (await findLoanOffers(fresh.database.read, { today }))[0]?.rateSeenOn
  expect(await seenOn('2026-11-21')).toBe('2026-11-12')
  expect(await seenOn('2027-03-01')).toBe('2027-02-20')
})

test('every seeded offer is found, has a way to repay and a date', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const offers = await findLoanOffers(fresh.database.read, { today: '2026-11-21' })
  expect(offers.length).toBeGreaterThanOrEqual(12)
  for (const offer of offers) {
    expect(offer.repaymentOptions.length, offer.id).toBeGreaterThan(0)
    expect(offer.rateSeenOn, offer.id).toMatch(/^2026-(10|11)-\d\d$/)
    expect(offer.isSample, offer.id).toBe(true)
  }
})
