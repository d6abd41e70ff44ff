import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unroundedMonthlyPayment } from '#domain/loans/amortize.ts'
import { pricePlusLoan } from './plus-loan.ts'

const today = '2026-11-24'
const withoutLimit = Number.POSITIVE_INFINITY

test('$20,000 at 9.07%, less 4.228%: $19,154 arrive, and it is paid back in 10 years', () => {
  const loan = pricePlusLoan(3_450_000, 2_000_000, today)
  expect(loan).toMatchObject({ ratePercent: 9.07, feePercent: 4.228, paidOutCents: 1_915_440 })
  expect(loan.termMonths).toBe(120)
  const exact = unroundedMonthlyPayment({ balanceCents: 2_000_000, ratePercent: 9.07, termMonths: 120 })
  expect(loan.monthlyCents).toBe(Math.ceil(exact))
})

test('to receive $34,500 takes more than $36,000, which has a term of 15 years', () => {
  const loan = pricePlusLoan(3_450_000, withoutLimit, today)
  expect(loan).toMatchObject({ paidOutCents: 3_450_000, termMonths: 180 })
  expect(loan.monthlyCents).toBeGreaterThan(36_000 * 1.01)
})

test('it pays out what is missing or less, and more is never cheaper a month within one term', () => {
  const cents = fc.integer({ min: 0, max: 50_000_000 })
  fc.assert(
    fc.property(cents, cents, (missingCents, limitCents) => {
      const loan = pricePlusLoan(missingCents, limitCents, today)
      expect(loan.paidOutCents).toBeGreaterThanOrEqual(0)
      expect(loan.paidOutCents).toBeLessThanOrEqual(Math.min(missingCents, limitCents))
      const all = pricePlusLoan(missingCents, withoutLimit, today)
      expect(all.paidOutCents).toBe(missingCents)
      if (all.termMonths === loan.termMonths)
        expect(all.monthlyCents).toBeGreaterThanOrEqual(loan.monthlyCents)
    }),
  )
})
