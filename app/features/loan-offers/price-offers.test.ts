import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import { offer } from './loan-offer.fixture.ts'
import { type Borrowing, priceOffers } from './price-offers.ts'

const borrowing: Borrowing = { amountCents: 1_000_000, inSchoolMonths: 18, repayment: 'deferred' }

test('an offer is priced at both ends of its range, six months of grace after school', () => {
  const [priced] = priceOffers([offer], borrowing).offers
  expect(priced?.lowest).toMatchObject({ balanceAtRepaymentCents: 1_120_000, months: 144 })
  expect(priced?.highest).toMatchObject({ balanceAtRepaymentCents: 1_240_000, months: 144 })
})

test.each([
  ['below the minimum', { amountCents: 99_999 }, 'below_minimum'],
  ['above the maximum', { amountCents: 2_000_001 }, 'above_maximum'],
  ['for a way to repay it does not have', { repayment: 'flat' as const }, 'repayment_not_offered'],
])('an offer %s is left out and counted', (_, change, reason) => {
  expect(priceOffers([offer, { ...offer, id: 'b' }], { ...borrowing, ...change })).toEqual({
    offers: [],
    leftOut: [{ reason, count: 2 }],
  })
})

test.each([100_000, 2_000_000])('the limits themselves are within: %i cents', (amountCents) => {
  expect(priceOffers([offer], { ...borrowing, amountCents }).offers).toHaveLength(1)
})

test('without a maximum any amount above the minimum is priced', () => {
  const unlimited = { ...offer, maximumCents: null }
  expect(priceOffers([unlimited], { ...borrowing, amountCents: 50_000_000 }).offers).toHaveLength(1)
})

const choice = fc.constantFrom<RepaymentChoice>('immediate', 'interest_only', 'flat', 'deferred')
const anyOffer = fc.record({
  id: fc.uuid(),
  lowestRatePercent: fc.integer({ min: 1, max: 900 }).map((hundredths) => hundredths / 100),
  highestRatePercent: fc.integer({ min: 1200, max: 2500 }).map((hundredths) => hundredths / 100),
  termMonths: fc.constantFrom(60, 84, 120, 180, 240),
  minimumCents: fc.integer({ min: 0, max: 1_000_000 }),
  maximumCents: fc.option(fc.integer({ min: 1_000_000, max: 20_000_000 })),
  repaymentOptions: fc.uniqueArray(choice),
})

test('every offer is either priced or counted as left out, and the low end never costs more than the high end', () => {
  fc.assert(
    fc.property(
      fc.array(anyOffer, { maxLength: 12 }),
      fc.record({
        amountCents: fc.integer({ min: 10_000, max: 30_000_000 }),
        inSchoolMonths: fc.integer({ min: 0, max: 60 }),
        repayment: choice,
      }),
      (generated, borrowing) => {
        const { offers, leftOut } = priceOffers(
          generated.map((part) => ({ ...offer, ...part })),
          borrowing,
        )
        const counted = leftOut.reduce((sum, { count }) => sum + count, 0)
        expect(offers.length + counted).toBe(generated.length)
        const totals = offers.map((priced) => priced.lowest.totalCents)
        expect(totals).toEqual([...totals].sort((a, b) => a - b))
        for (const priced of offers) {
          expect(priced.lowest.totalCents).toBeLessThanOrEqual(priced.highest.totalCents)
          expect(priced.repaymentOptions).toContain(borrowing.repayment)
        }
      },
    ),
  )
})
