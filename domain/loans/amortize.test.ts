import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AmortizedLoan, amortize, amortizeTwo, unroundedMonthlyPayment } from './amortize.ts'
import { monthlyInterest, roundToCents } from './interest.ts'

// Computed for this project from the level-payment formula with exact arithmetic; these are not published
// figures.
test.each([
  { dollars: 10_000, ratePercent: 6.39, years: 10, unroundedDollars: '112.989091' },
  { dollars: 27_000, ratePercent: 6.39, years: 15, unroundedDollars: '233.569344' },
  { dollars: 60_000, ratePercent: 7.94, years: 20, unroundedDollars: '499.625881' },
  { dollars: 120_000, ratePercent: 8.94, years: 25, unroundedDollars: '1002.109768' },
  { dollars: 30_000, ratePercent: 0, years: 10, unroundedDollars: '250.000000' },
])('$$dollars at $ratePercent% over $years years costs $$unroundedDollars a month', (vector) => {
  const { dollars, ratePercent, years, unroundedDollars } = vector
  const loan = { balanceCents: dollars * 100, ratePercent, termMonths: years * 12 }
  expect((unroundedMonthlyPayment(loan) / 100).toFixed(6)).toBe(unroundedDollars)
  expect(amortize(loan).monthlyPaymentCents).toBe(Math.ceil(Number(unroundedDollars) * 100))
})

test('a short loan calculated by hand: $1,000 at 12% over three months', () => {
  const loan = { balanceCents: 100_000, ratePercent: 12, termMonths: 3 }
  expect(listPayments(loan)).toEqual([
    { number: 1, paymentCents: 34_003, interestCents: 1000, principalCents: 33_003, balanceCents: 66_997 },
    { number: 2, paymentCents: 34_003, interestCents: 670, principalCents: 33_333, balanceCents: 33_664 },
    { number: 3, paymentCents: 34_001, interestCents: 337, principalCents: 33_664, balanceCents: 0 },
  ])
  expect(amortize(loan)).toEqual({
    monthlyPaymentCents: 34_003,
    lastPaymentCents: 34_001,
    payments: 3,
    totalCents: 102_007,
  })
})

test('without interest, the payments add up to the loan and the last one is the smallest', () => {
  expect(amortize({ balanceCents: 100_000, ratePercent: 0, termMonths: 36 })).toEqual({
    monthlyPaymentCents: 2778,
    lastPaymentCents: 2770,
    payments: 36,
    totalCents: 100_000,
  })
})

test('a payment that is a whole number of cents is not rounded up', () => {
  // In doubles the level payment is 100010.00000000001.
  expect(amortize({ balanceCents: 100_000, ratePercent: 0.12, termMonths: 1 }).monthlyPaymentCents).toBe(
    100_010,
  )
})

test('a balance of 0 needs no payments', () => {
  expect(amortize({ balanceCents: 0, ratePercent: 9, termMonths: 120 })).toEqual({
    monthlyPaymentCents: 0,
    lastPaymentCents: 0,
    payments: 0,
    totalCents: 0,
  })
})

/** Computes a schedule month by month from a known payment, in the simplest way. */
function listPayments(loan: AmortizedLoan) {
  const { monthlyPaymentCents, payments } = amortize(loan)
  let balanceCents = loan.balanceCents
  return Array.from({ length: payments }, (_, index) => {
    const interestCents = roundToCents(monthlyInterest(balanceCents, loan.ratePercent))
    const paymentCents = Math.min(monthlyPaymentCents, balanceCents + interestCents)
    const principalCents = paymentCents - interestCents
    balanceCents -= principalCents
    return { number: index + 1, paymentCents, interestCents, principalCents, balanceCents }
  })
}

test.each([
  { balanceCents: -1, ratePercent: 5, termMonths: 120 },
  { balanceCents: 10.5, ratePercent: 5, termMonths: 120 },
  { balanceCents: 1_000_000_001, ratePercent: 5, termMonths: 120 },
  { balanceCents: Number.NaN, ratePercent: 5, termMonths: 120 },
  { balanceCents: 100, ratePercent: -1, termMonths: 120 },
  { balanceCents: 100, ratePercent: Number.NaN, termMonths: 120 },
  { balanceCents: 100, ratePercent: 101, termMonths: 120 },
  { balanceCents: 100, ratePercent: 5, termMonths: 0 },
  { balanceCents: 100, ratePercent: 5, termMonths: 1.5 },
])('$balanceCents cents at $ratePercent% over $termMonths months throws', (loan) => {
  expect(() => amortize(loan)).toThrow(RangeError)
})

const balanceCents = fc.integer({ min: 1, max: 50_000_000 })
const ratePercent = fc.integer({ min: 0, max: 36_000 }).map((thousandths) => thousandths / 1000)
const termMonths = fc.integer({ min: 1, max: 360 })
const loan = fc.record({ balanceCents, ratePercent, termMonths })

test('every schedule ends at zero within the term, sums to its total, and its last payment is not the largest', () => {
  fc.assert(
    fc.property(loan, (loan) => {
      const payments = listPayments(loan)
      const repayment = amortize(loan)
      const sum = (part: 'paymentCents' | 'principalCents') =>
        payments.reduce((total, payment) => total + payment[part], 0)
      expect(sum('paymentCents')).toBe(repayment.totalCents)
      expect(sum('principalCents')).toBe(loan.balanceCents)
      expect(payments.at(-1)?.balanceCents).toBe(0)
      expect(payments).toHaveLength(repayment.payments)
      expect(repayment.payments).toBeLessThanOrEqual(loan.termMonths)
      expect(repayment.lastPaymentCents).toBeLessThanOrEqual(repayment.monthlyPaymentCents)
      expect(repayment.totalCents).toBeGreaterThanOrEqual(loan.balanceCents)
      for (const payment of payments) {
        expect(payment.principalCents).toBeGreaterThanOrEqual(0)
        expect(payment.interestCents + payment.principalCents).toBe(payment.paymentCents)
      }
    }),
  )
})

test('one cent less a month would be below the exact payment or would not repay the loan', () => {
  fc.assert(
    fc.property(loan, (loan) => {
      const lessCents = amortize(loan).monthlyPaymentCents - 1
      if (lessCents < unroundedMonthlyPayment(loan)) return
      let owedCents = loan.balanceCents
      for (let month = 0; month < loan.termMonths; month += 1)
        owedCents += roundToCents(monthlyInterest(owedCents, loan.ratePercent)) - lessCents
      expect(owedCents).toBeGreaterThan(0)
    }),
  )
})

test('the payment is the exact one rounded up, within the rounding error of interest', () => {
  fc.assert(
    fc.property(loan, (loan) => {
      const extra = amortize(loan).monthlyPaymentCents - unroundedMonthlyPayment(loan)
      expect(extra).toBeGreaterThan(-0.001)
      expect(extra).toBeLessThan(2)
    }),
  )
})

test('amortizing two loans together gives the same result as one by one, whatever their terms', () => {
  const small = fc.record({ balanceCents: fc.nat(500), ratePercent, termMonths })
  fc.assert(
    fc.property(fc.oneof(loan, small), fc.oneof(loan, small), (first, second) => {
      expect(amortizeTwo(first, second)).toEqual([amortize(first), amortize(second)])
    }),
    { numRuns: 1_000 },
  )
})

/**
 * Loans and steps of the size that borrowers compare. For smaller ones, rounding the payment up by a cent and
 * paying it early at a high rate for decades outweighs the difference.
 */
const realTerms = [60, 84, 120, 180, 240]
const realLoan = fc.record({
  balanceCents: fc.integer({ min: 500_000, max: 20_000_000 }),
  ratePercent: fc.integer({ min: 100, max: 1800 }).map((hundredths) => hundredths / 100),
  termMonths: fc.constantFrom(...realTerms),
})

test('a longer term means a lower payment and a higher total', () => {
  fc.assert(
    fc.property(realLoan, (loan) => {
      const costs = realTerms.map((termMonths) => amortize({ ...loan, termMonths }))
      for (const [index, longer] of costs.entries()) {
        const shorter = costs[index - 1]
        if (!shorter) continue
        expect(longer.monthlyPaymentCents).toBeLessThan(shorter.monthlyPaymentCents)
        expect(longer.totalCents).toBeGreaterThan(shorter.totalCents)
      }
    }),
  )
})

test('a higher rate means a higher payment and a higher total', () => {
  fc.assert(
    fc.property(realLoan, fc.integer({ min: 10, max: 100 }), (loan, tenths) => {
      const costlier = amortize({ ...loan, ratePercent: loan.ratePercent + tenths / 10 })
      const cheaper = amortize(loan)
      expect(costlier.monthlyPaymentCents).toBeGreaterThan(cheaper.monthlyPaymentCents)
      expect(costlier.totalCents).toBeGreaterThan(cheaper.totalCents)
    }),
  )
})
