import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amortize } from './amortize.ts'
import { listMonths } from './list-months.ts'

const loan = fc.record({
  balanceCents: fc.integer({ min: 1, max: 50_000_000 }),
  ratePercent: fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
  termMonths: fc.integer({ min: 1, max: 360 }),
})
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

test('the months add up to the schedule they list, and pay its principal and its interest', () => {
  fc.assert(
    fc.property(loan, (loan) => {
      const { paymentsCents, interestCents } = listMonths(loan)
      const repayment = amortize(loan)
      expect(paymentsCents).toHaveLength(repayment.payments)
      expect(paymentsCents.at(-1)).toBe(repayment.lastPaymentCents)
      expect(sum(paymentsCents)).toBe(repayment.totalCents)
      expect(sum(paymentsCents) - sum(interestCents)).toBe(loan.balanceCents)
    }),
  )
})

const points = fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100)
const someCut = fc.record({ firstPoints: points, firstMonths: fc.nat(60), laterPoints: points })

test('a cut of the rate never costs anything, and never makes a loan last longer', () => {
  fc.assert(
    fc.property(loan, someCut, (loan, someCut) => {
      const cut = listMonths(loan, someCut)
      const plain = listMonths(loan)
      expect(sum(cut.paymentsCents)).toBeLessThanOrEqual(sum(plain.paymentsCents))
      expect(cut.paymentsCents.length).toBeLessThanOrEqual(plain.paymentsCents.length)
    }),
  )
})

test('one point less on $10,000 for a year, calculated by hand', () => {
  const loan = { balanceCents: 1_000_000, ratePercent: 6, termMonths: 120 }
  const plain = listMonths(loan)
  const cut = listMonths(loan, { firstPoints: 1, firstMonths: 1, laterPoints: 0 })
  expect(plain.interestCents[0]).toBe(5_000)
  expect(cut.interestCents[0]).toBe(4_167)
  expect(cut.paymentsCents[0]).toBe(plain.paymentsCents[0])
  // $8.33 less in the first month, and the interest on it for ten years at 6%: 8.33 × 1.005^119 = 15.08.
  expect(sum(plain.paymentsCents) - sum(cut.paymentsCents)).toBeCloseTo(1_508, -1)
})

test('nothing owed has no months', () => {
  expect(listMonths({ balanceCents: 0, ratePercent: 6, termMonths: 120 })).toEqual({
    paymentsCents: [],
    interestCents: [],
  })
})
