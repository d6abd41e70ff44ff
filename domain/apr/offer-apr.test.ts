import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repaymentChoices } from '#domain/loans/cost-of-loan.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing, PricedOffer } from '#domain/loans/priced-offer.ts'
import { aprOfOfferEnd } from './offer-apr.ts'

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

test('without fees, paying at once or paying the interest, the APR is the rate', () => {
  for (const repayment of ['immediate', 'interest_only'] as const) {
    const of = priced({}, { repayment })
    expect(aprOfOfferEnd(of, 'lowest')).toBeCloseTo(6, 2)
    expect(aprOfOfferEnd(of, 'highest')).toBeCloseTo(12, 2)
  }
})

test('interest that joins the balance each month leaves the APR at the rate, however long nothing is paid', () => {
  const repaymentOptions = [{ choice: 'deferred', flatPaymentCents: 0, capitalization: 'monthly' }] as const
  const of = priced({ repaymentOptions }, { repayment: 'deferred', inSchoolMonths: 48 })
  expect(aprOfOfferEnd(of, 'highest')).toBeCloseTo(12, 3)
})

test('interest that waits without growing makes the APR lower than the rate', () => {
  expect(aprOfOfferEnd(priced({}, { repayment: 'deferred' }), 'highest')).toBeLessThan(11.8)
})

test('the fee of 5 % on a loan of five years adds about two points', () => {
  // $10,526.32 at 12 % over 60 months is $234.16 a month, and $10,000 is paid out.
  const of = priced({ originationFeePercent: 5 }, { termMonths: 60 })
  expect(of.highest.cost.monthlyPaymentCents).toBe(23_416)
  expect(aprOfOfferEnd(of, 'highest')).toBeCloseTo(14.32, 1)
})

test('a loan without interest or fee has an APR of 0', () => {
  expect(aprOfOfferEnd(priced({ lowestRatePercent: 0 }), 'lowest')).toBe(0)
})

test('a loan that flat payments clear before school ends has an APR too', () => {
  const small = priced({ minimumCents: 0 }, { repayment: 'flat', amountCents: 30_000 })
  expect(small.highest.cost.monthlyPaymentCents).toBe(0)
  expect(aprOfOfferEnd(small, 'highest')).toBeCloseTo(12, 1)
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

/** Every way to repay, with interest joining the balance as said. */
function options(capitalization: 'at_repayment' | 'yearly' | 'quarterly' | 'monthly') {
  return offer.repaymentOptions.map((option) => ({ ...option, capitalization }))
}

test('with a fee the APR is above the rate wherever interest does not wait', () => {
  fc.assert(
    fc.property(asked, of, (asked, changes) => {
      const one = priced({ ...changes, repaymentOptions: options('monthly') }, asked)
      for (const end of ['lowest', 'highest'] as const)
        expect(aprOfOfferEnd(one, end)).toBeGreaterThan(one[end].ratePercent)
    }),
  )
})

test('a fee always makes the APR higher, and so does a higher rate', () => {
  fc.assert(
    fc.property(asked, of, capitalization, (asked, changes, capitalization) => {
      const repaymentOptions = options(capitalization)
      const one = priced({ ...changes, repaymentOptions }, asked)
      const free = priced({ ...changes, repaymentOptions, originationFeePercent: 0 }, asked)
      expect(aprOfOfferEnd(one, 'lowest')).toBeGreaterThan(aprOfOfferEnd(free, 'lowest'))
      if (changes.highestRatePercent > changes.lowestRatePercent)
        expect(aprOfOfferEnd(one, 'highest')).toBeGreaterThan(aprOfOfferEnd(one, 'lowest'))
      expect(Number.isFinite(aprOfOfferEnd(one, 'highest'))).toBe(true)
    }),
  )
})
