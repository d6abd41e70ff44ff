import { expect, test } from 'vitest'
import { calculateDirectLoanTotal } from './direct-loan-total.ts'

const today = '2026-11-23'

test('a Direct Loan paid from the start costs its payments at 6.52% on the amount and its fee', () => {
  // $5,000 paid out needs a loan of $5,053.41 at a fee of 1.057%; ten years at 6.52% take 120 payments of $57.45.
  const totalCents = calculateDirectLoanTotal(
    { amountCents: 5_000_00, inSchoolMonths: 0, repayment: 'immediate' },
    { isGraduate: false, today },
  )
  expect(totalCents / 100).toBeCloseTo(120 * payment(5053.41, 6.52, 120), -1)
})

test('waiting costs more than paying, and a graduate’s rate more than an undergraduate’s', () => {
  const borrowing = { amountCents: 5_000_00, inSchoolMonths: 24 }
  const total = (repayment: 'immediate' | 'interest_only' | 'deferred', isGraduate = false) =>
    calculateDirectLoanTotal({ ...borrowing, repayment }, { isGraduate, today })
  expect(total('interest_only')).toBeGreaterThan(total('immediate'))
  expect(total('deferred')).toBeGreaterThan(total('interest_only'))
  expect(total('deferred', true)).toBeGreaterThan(total('deferred'))
})

function payment(principal: number, ratePercent: number, months: number): number {
  const rate = ratePercent / 1200
  return (principal * rate) / (1 - (1 + rate) ** -months)
}
