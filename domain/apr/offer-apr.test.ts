import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing, PricedOffer } from '#domain/loans/priced-offer.ts'
import { calculateOfferApr } from './offer-apr.ts'

const borrowing: Borrowing = {
  amountCents: 1_000_000,
  inSchoolMonths: 18,
  repayment: 'immediate',
  termMonths: 120,
  withAutopay: false,
  withSameAssumptions: false,
}

function priced(changes: Partial<LoanOffer> = {}, asked: Partial<Borrowing> = {}): PricedOffer {
  const result = priceOffer({ ...offer, maximumCents: null, ...changes }, { ...borrowing, ...asked })
  if (!result.ok) throw new Error(`left out: ${result.reason}`)
  return result.priced
}

test('without fees, the APR equals the rate if the borrower pays in full or pays the interest', () => {
  for (const repayment of ['immediate', 'interest_only'] as const) {
    const of = priced({}, { repayment })
    expect(calculateOfferApr(of, 'lowest')).toBeCloseTo(6, 2)
    expect(calculateOfferApr(of, 'highest')).toBeCloseTo(12, 2)
  }
})

test('with monthly capitalization, the APR equals the rate however long payments are deferred', () => {
  const repaymentOptions = [{ choice: 'deferred', flatPaymentCents: 0, capitalization: 'monthly' }] as const
  const of = priced({ repaymentOptions }, { repayment: 'deferred', inSchoolMonths: 48 })
  expect(calculateOfferApr(of, 'highest')).toBeCloseTo(12, 3)
})

test('interest that is not capitalized while deferred makes the APR lower than the rate', () => {
  expect(calculateOfferApr(priced({}, { repayment: 'deferred' }), 'highest')).toBeLessThan(11.8)
})

test('a 5% fee on a five-year loan adds about two points to the APR', () => {
  // At 12%, $10,526.32 over 60 months costs $234.16 a month, and $10,000 is paid out.
  const of = priced({ originationFeePercent: 5 }, { termMonths: 60 })
  expect(of.highest.cost.monthlyPaymentCents).toBe(23_416)
  expect(calculateOfferApr(of, 'highest')).toBeCloseTo(14.32, 1)
})

test('a loan without interest or fee has an APR of 0', () => {
  expect(calculateOfferApr(priced({ lowestRatePercent: 0 }), 'lowest')).toBe(0)
})

test('a loan that flat payments repay before school ends has an APR', () => {
  const small = priced({ minimumCents: 0 }, { repayment: 'flat', amountCents: 30_000 })
  expect(small.highest.cost.monthlyPaymentCents).toBe(0)
  expect(calculateOfferApr(small, 'highest')).toBeCloseTo(12, 1)
})

const capitalization = fc.constantFrom('at_repayment', 'yearly', 'quarterly', 'monthly')
const repayment = fc.constantFrom(...repaymentChoices)
const asked = fc.record({
  amountCents: fc.integer({ min: 100_000, max: 20_000_000 }),
  inSchoolMonths: fc.integer({ min: 0, max: 60 }),
  repayment,
  termMonths: fc.constantFrom(60, 120, 180),
})
const of = fc.record({
  lowestRatePercent: fc.integer({ min: 100, max: 1_500 }).map((hundredths) => hundredths / 100),
  highestRatePercent: fc.integer({ min: 1_500, max: 2_500 }).map((hundredths) => hundredths / 100),
  originationFeePercent: fc.integer({ min: 25, max: 800 }).map((hundredths) => hundredths / 100),
  graceMonths: fc.integer({ min: 0, max: 12 }),
})

/** Every repayment option, with the given capitalization. */
function options(capitalization: 'at_repayment' | 'yearly' | 'quarterly' | 'monthly') {
  return offer.repaymentOptions.map((option) => ({ ...option, capitalization }))
}

test('with a fee and monthly capitalization, the APR is above the rate', () => {
  fc.assert(
    fc.property(asked, of, (asked, changes) => {
      const one = priced({ ...changes, repaymentOptions: options('monthly') }, asked)
      for (const end of ['lowest', 'highest'] as const)
        expect(calculateOfferApr(one, end)).toBeGreaterThan(one[end].ratePercent)
    }),
  )
})

test('a fee or a higher rate always raises the APR', () => {
  fc.assert(
    fc.property(asked, of, capitalization, (asked, changes, capitalization) => {
      const repaymentOptions = options(capitalization)
      const one = priced({ ...changes, repaymentOptions }, asked)
      const free = priced({ ...changes, repaymentOptions, originationFeePercent: 0 }, asked)
      expect(calculateOfferApr(one, 'lowest')).toBeGreaterThan(calculateOfferApr(free, 'lowest'))
      if (changes.highestRatePercent > changes.lowestRatePercent)
        expect(calculateOfferApr(one, 'highest')).toBeGreaterThan(calculateOfferApr(one, 'lowest'))
      expect(Number.isFinite(calculateOfferApr(one, 'highest'))).toBe(true)
    }),
  )
})
