import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateLoanCost, costAtTwoRates } from './cost-of-loan.ts'
import { type LoanTerms, type RepaymentChoice, repaymentChoices } from './loan-terms.ts'

const tenThousand: LoanTerms = {
  amountCents: 1_000_000,
  ratePercent: 6,
  termMonths: 120,
  inSchoolMonths: 18,
  graceMonths: 6,
  repayment: 'deferred',
  flatPaymentCents: 2500,
}

test('paying at once ignores school and grace', () => {
  const cost = calculateLoanCost({ ...tenThousand, repayment: 'immediate' })
  expect(cost).toMatchObject({
    inSchoolPaymentCents: 11_103,
    monthlyPaymentCents: 11_103,
    balanceAtRepaymentCents: 1_000_000,
    months: 120,
  })
  expect(cost).toEqual(
    calculateLoanCost({ ...tenThousand, repayment: 'immediate', inSchoolMonths: 0, graceMonths: 0 }),
  )
})

test('paying the interest keeps the balance unchanged', () => {
  expect(calculateLoanCost({ ...tenThousand, repayment: 'interest_only' })).toMatchObject({
    inSchoolPaymentCents: 5000,
    monthlyPaymentCents: 11_103,
    balanceAtRepaymentCents: 1_000_000,
    months: 144,
  })
})

test('unpaid interest beyond the flat payment is capitalized at the end of grace', () => {
  // $50 of interest a month less the $25 payment, for 24 months.
  expect(calculateLoanCost({ ...tenThousand, repayment: 'flat' })).toMatchObject({
    inSchoolPaymentCents: 2500,
    balanceAtRepaymentCents: 1_060_000,
    months: 144,
  })
})

test('deferring capitalizes all interest when repayment begins', () => {
  expect(calculateLoanCost(tenThousand)).toMatchObject({
    inSchoolPaymentCents: 0,
    balanceAtRepaymentCents: 1_120_000,
    months: 144,
  })
})

test('a flat payment larger than the interest reduces the balance and may repay the loan before school ends', () => {
  const small = calculateLoanCost({ ...tenThousand, amountCents: 40_000, repayment: 'flat' })
  expect(small).toMatchObject({ balanceAtRepaymentCents: 0, monthlyPaymentCents: 0, months: 17 })
  expect(small.totalCents).toBe(40_000 + small.interestCents)
})

test('a graduate without a grace period pays the same under every in-school choice', () => {
  const after = (repayment: RepaymentChoice) =>
    calculateLoanCost({ ...tenThousand, repayment, inSchoolMonths: 0, graceMonths: 0 }).totalCents
  expect(new Set([after('immediate'), after('interest_only'), after('flat'), after('deferred')]).size).toBe(1)
})

test('an impossible loan throws', () => {
  expect(() => calculateLoanCost({ ...tenThousand, inSchoolMonths: -30 })).toThrow(RangeError)
  expect(() => calculateLoanCost({ ...tenThousand, inSchoolMonths: 1.5 })).toThrow(RangeError)
  expect(() => calculateLoanCost({ ...tenThousand, repayment: 'flat', flatPaymentCents: -1 })).toThrow(
    RangeError,
  )
  expect(() => calculateLoanCost({ ...tenThousand, amountCents: 0.5 })).toThrow(RangeError)
})

const terms = fc.record({
  amountCents: fc.integer({ min: 100_000, max: 20_000_000 }),
  ratePercent: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 100, max: 2500 }).map((hundredths) => hundredths / 100),
  ),
  termMonths: fc.integer({ min: 1, max: 20 }).map((years) => years * 12),
  inSchoolMonths: fc.integer({ min: 0, max: 60 }),
  graceMonths: fc.integer({ min: 0, max: 12 }),
  repayment: fc.constantFrom(...repaymentChoices),
  flatPaymentCents: fc.integer({ min: 0, max: 20_000 }),
})

test('every figure is a whole, non-negative number of cents, and the total is the amount plus interest', () => {
  fc.assert(
    fc.property(terms, (terms) => {
      const cost = calculateLoanCost(terms)
      for (const figure of Object.values(cost)) {
        expect(Number.isSafeInteger(figure)).toBe(true)
        expect(figure).toBeGreaterThanOrEqual(0)
      }
      expect(cost.totalCents).toBe(terms.amountCents + cost.interestCents)
      if (terms.ratePercent === 0) expect(cost.interestCents).toBe(0)
      expect(cost.months).toBeLessThanOrEqual(terms.inSchoolMonths + terms.graceMonths + terms.termMonths)
    }),
  )
})

test('the cost at two rates is the cost at each of them', () => {
  fc.assert(
    fc.property(terms, terms, (terms, { ratePercent }) => {
      expect(costAtTwoRates(terms, [terms.ratePercent, ratePercent])).toEqual([
        calculateLoanCost(terms),
        calculateLoanCost({ ...terms, ratePercent }),
      ])
    }),
  )
})

test('the total is the sum of the payments in school and during the term', () => {
  fc.assert(
    fc.property(terms, (terms) => {
      const cost = calculateLoanCost({ ...terms, repayment: 'interest_only' })
      const waitingMonths = terms.inSchoolMonths + terms.graceMonths
      const after = calculateLoanCost({ ...terms, repayment: 'immediate' })
      expect(cost.totalCents).toBe(cost.inSchoolPaymentCents * waitingMonths + after.totalCents)
    }),
  )
})

/**
 * The most that rounding can change the total: half a cent of interest a month before full payments begin,
 * then a cent a month because the payment is rounded up, plus the interest saved by paying that cent early.
 * It is a few dollars at most.
 */
function roundingSlack({ ratePercent, termMonths, inSchoolMonths, graceMonths }: LoanTerms): number {
  const rate = ratePercent / 1200
  const centAMonth = rate === 0 ? termMonths : Math.expm1(termMonths * Math.log1p(rate)) / rate
  return (inSchoolMonths + graceMonths) / 2 + centAMonth
}

test('no in-school choice costs more than deferring, except for rounding', () => {
  fc.assert(
    fc.property(terms, (terms) => {
      const total = (repayment: RepaymentChoice) => calculateLoanCost({ ...terms, repayment }).totalCents
      const slack = roundingSlack(terms)
      expect(total('immediate')).toBeLessThanOrEqual(total('deferred') + slack)
      expect(total('interest_only')).toBeLessThanOrEqual(total('deferred') + slack)
      expect(total('flat')).toBeLessThanOrEqual(total('deferred') + slack)
    }),
  )
})

test('the more a borrower pays in school, the less a realistic loan costs', () => {
  const total = (repayment: RepaymentChoice) => calculateLoanCost({ ...tenThousand, repayment }).totalCents
  expect(total('immediate')).toBeLessThan(total('interest_only'))
  expect(total('interest_only')).toBeLessThan(total('flat'))
  expect(total('flat')).toBeLessThan(total('deferred'))
})

test('a flat payment of 0 is the same as deferring', () => {
  fc.assert(
    fc.property(terms, (terms) => {
      expect(calculateLoanCost({ ...terms, repayment: 'flat', flatPaymentCents: 0 })).toEqual(
        calculateLoanCost({ ...terms, repayment: 'deferred' }),
      )
    }),
  )
})

/** Loans and steps of the size that borrowers compare; see amortize.test.ts. */
const realTerms = [60, 84, 120, 180, 240]
const realLoan = fc.record({
  amountCents: fc.integer({ min: 500_000, max: 20_000_000 }),
  ratePercent: fc.integer({ min: 100, max: 1800 }).map((hundredths) => hundredths / 100),
  termMonths: fc.constantFrom(...realTerms),
  inSchoolMonths: fc.integer({ min: 0, max: 60 }),
  graceMonths: fc.constant(6),
  repayment: fc.constantFrom(...repaymentChoices),
  flatPaymentCents: fc.constant(2500),
})

test('a higher rate means a higher total, however it is repaid', () => {
  fc.assert(
    fc.property(realLoan, fc.integer({ min: 10, max: 100 }), (terms, tenths) => {
      const costlier = calculateLoanCost({ ...terms, ratePercent: terms.ratePercent + tenths / 10 })
      expect(costlier.totalCents).toBeGreaterThan(calculateLoanCost(terms).totalCents)
    }),
  )
})

test('a longer term means a lower payment and a higher total, however it is repaid', () => {
  fc.assert(
    fc.property(realLoan, (terms) => {
      const costs = realTerms.map((termMonths) => calculateLoanCost({ ...terms, termMonths }))
      for (const [index, longer] of costs.entries()) {
        const shorter = costs[index - 1]
        if (!shorter) continue
        expect(longer.monthlyPaymentCents).toBeLessThan(shorter.monthlyPaymentCents)
        expect(longer.totalCents).toBeGreaterThan(shorter.totalCents)
      }
    }),
  )
})
