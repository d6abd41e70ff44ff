import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateLoanCost } from './cost-of-loan.ts'
import { borrowing, offer } from './loan-offer.fixture.ts'
import type { LoanOffer } from './loan-offer.ts'
import { repaymentChoices } from './loan-terms.ts'
import { calculateCostAtRate, priceOffer, sameAssumptions } from './price-offer.ts'
import type { Borrowing, PricedOffer } from './priced-offer.ts'

function priced(changes: Partial<LoanOffer> = {}, asked: Partial<Borrowing> = {}): PricedOffer {
  const result = priceOffer({ ...offer, ...changes }, { ...borrowing, ...asked })
  if (!result.ok) throw new Error(`left out: ${result.reason}`)
  return result.priced
}

function reason(changes: Partial<LoanOffer>, asked: Partial<Borrowing> = {}) {
  const result = priceOffer({ ...offer, ...changes }, { ...borrowing, ...asked })
  return result.ok ? null : result.reason
}

test('both ends cost the same as a loan at that rate on the offer’s own terms', () => {
  const { lowest, highest, ...shared } = priced()
  expect(shared).toEqual({
    offer,
    termMonths: 120,
    option: offer.repaymentOptions[3],
    graceMonths: 6,
    inSchoolMonths: 18,
    principalCents: 1_000_000,
    feeCents: 0,
  })
  const terms = {
    amountCents: 1_000_000,
    termMonths: 120,
    inSchoolMonths: 18,
    graceMonths: 6,
    repayment: 'deferred',
    flatPaymentCents: 0,
  } as const
  expect(lowest).toEqual({ ratePercent: 6, cost: calculateLoanCost({ ...terms, ratePercent: 6 }) })
  expect(highest).toEqual({ ratePercent: 12, cost: calculateLoanCost({ ...terms, ratePercent: 12 }) })
})

test('the offer’s capitalization and grace period affect the price', () => {
  const repaymentOptions = [{ choice: 'deferred', flatPaymentCents: 0, capitalization: 'monthly' }] as const
  const monthly = priced({ repaymentOptions, graceMonths: 9 })
  expect(monthly.highest.cost.balanceAtRepaymentCents).toBeGreaterThan(
    priced({ graceMonths: 9 }).highest.cost.balanceAtRepaymentCents,
  )
  expect(monthly.highest.cost.months).toBe(18 + 9 + 120)
})

test.each([
  { terms: [60, 120, 180], termMonths: 120 },
  { terms: [60, 84], termMonths: 84 },
  { terms: [84, 156], termMonths: 156 },
  { terms: [180, 240], termMonths: 180 },
])('of the terms $terms, $termMonths months is nearest to ten years', (vector) => {
  expect(priced({ termsMonths: vector.terms }).termMonths).toBe(vector.termMonths)
})

test('a requested term that is not offered leaves the offer out', () => {
  expect(priced({}, { termMonths: 60 }).termMonths).toBe(60)
  expect(reason({}, { termMonths: 84 })).toBe('term_not_offered')
})

test('a requested way to repay that is not offered leaves the offer out', () => {
  const repaymentOptions = offer.repaymentOptions.filter(({ choice }) => choice !== 'deferred')
  expect(reason({ repaymentOptions })).toBe('repayment_not_offered')
})

test('the autopay discount lowers both ends, and no rate falls below 0', () => {
  const { lowest, highest } = priced({ lowestRatePercent: 5.24 }, { withAutopay: true })
  expect([lowest.ratePercent, highest.ratePercent]).toEqual([4.99, 11.75])
  expect(priced({ lowestRatePercent: 0.1 }, { withAutopay: true }).lowest.ratePercent).toBe(0)
})

test('the amount paid out after the fee is the requested amount, and the fee is borrowed too', () => {
  const { principalCents, feeCents, lowest } = priced({ originationFeePercent: 4.228 })
  expect({ principalCents, feeCents }).toEqual({ principalCents: 1_044_146, feeCents: 44_146 })
  expect(lowest.cost.totalCents).toBeGreaterThan(priced().lowest.cost.totalCents)
})

test('the lender’s minimum and maximum apply to the whole principal', () => {
  const fee = { originationFeePercent: 5 }
  expect(reason({ maximumCents: 1_000_000 })).toBeNull()
  expect(reason({ maximumCents: 1_000_000, ...fee })).toBe('above_maximum')
  expect(reason({ minimumCents: 1_000_001 })).toBe('below_minimum')
  expect(reason({ minimumCents: 1_000_001, ...fee })).toBeNull()
  expect(reason({ maximumCents: null }, { amountCents: 50_000_000 })).toBeNull()
})

test('under the same assumptions, only rates and fees differ between lenders', () => {
  const odd: Partial<LoanOffer> = {
    termsMonths: [84],
    graceMonths: 0,
    autopayDiscountPercent: 0.5,
    repaymentOptions: [{ choice: 'flat', flatPaymentCents: 5_000, capitalization: 'monthly' }],
  }
  const asked = { repayment: 'flat', withSameAssumptions: true, withAutopay: true } as const
  const { offer: ofOdd, ...same } = priced(odd, asked)
  const { offer: ofPlain, ...plain } = priced({}, asked)
  expect(ofOdd.graceMonths).not.toBe(ofPlain.graceMonths)
  expect(same).toEqual(plain)
  const { termMonths, graceMonths, ...option } = sameAssumptions
  expect(same).toMatchObject({ termMonths, graceMonths, option })
  expect(sameAssumptions).toMatchObject({ termMonths: 120, graceMonths: 6, flatPaymentCents: 2_500 })
  expect(priced(odd, { ...asked, termMonths: 180 }).termMonths).toBe(180)
  expect(reason(odd, { ...asked, repayment: 'deferred' })).toBe('repayment_not_offered')
})

test('a priced offer can be priced at any other rate on the same terms', () => {
  const one = priced()
  expect(calculateCostAtRate(one, 6)).toEqual(one.lowest.cost)
  expect(calculateCostAtRate(one, 25).totalCents).toBeGreaterThan(one.highest.cost.totalCents)
})

const feePercent = fc.integer({ min: 0, max: 120_000 }).map((parts) => parts / 10_000)

test('the principal is the smallest that pays out the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000_000 }), feePercent, (amountCents, originationFeePercent) => {
      const { principalCents, feeCents } = priced(
        { originationFeePercent, minimumCents: 0, maximumCents: null },
        { amountCents },
      )
      const getFee = (principal: number) =>
        Math.round((principal * Math.round(originationFeePercent * 10_000)) / 1_000_000)
      expect(feeCents).toBe(getFee(principalCents))
      expect(principalCents - feeCents).toBeGreaterThanOrEqual(amountCents)
      expect(principalCents - 1 - getFee(principalCents - 1)).toBeLessThan(amountCents)
    }),
  )
})

test('every figure is a whole, non-negative number of cents, and the lowest rate never costs more', () => {
  const asked = fc.record({
    amountCents: fc.integer({ min: 100_000, max: 20_000_000 }),
    inSchoolMonths: fc.integer({ min: 0, max: 72 }),
    repayment: fc.constantFrom(...repaymentChoices),
    termMonths: fc.constantFrom(null, 60, 120, 180),
    withAutopay: fc.boolean(),
    withSameAssumptions: fc.boolean(),
  })
  const rates = fc.tuple(fc.integer({ min: 0, max: 1_200 }), fc.integer({ min: 50, max: 1_200 }))
  fc.assert(
    fc.property(asked, rates, feePercent, (asked, [low, more], originationFeePercent) => {
      const { lowest, highest, principalCents, feeCents } = priced(
        {
          lowestRatePercent: low / 100,
          highestRatePercent: (low + more) / 100,
          originationFeePercent,
          maximumCents: null,
        },
        asked,
      )
      for (const figure of [
        principalCents,
        feeCents,
        ...Object.values(lowest.cost),
        ...Object.values(highest.cost),
      ])
        expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true)
      expect(lowest.cost.totalCents).toBeLessThanOrEqual(highest.cost.totalCents)
      expect(lowest.cost.totalCents).toBeGreaterThanOrEqual(asked.amountCents + feeCents)
    }),
  )
})
