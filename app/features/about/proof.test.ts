import { expect, test } from 'vitest'
import { appendixJExamples } from '#domain/apr/appendix-j-examples.ts'
import { proveBalances, proveExamples, provePayments, proveRepayments } from './proof.ts'
import { proofText } from './proof-messages.ts'

const proven = proveExamples()

test('every example is shown once, and ours matches each printed answer', () => {
  expect(new Set(proven.map(({ example }) => example.id)).size).toBe(14)
  expect(proven.map(({ isSame }) => isSame)).toEqual(Array(14).fill(true))
})

test('an example with a different result is not marked as the same', () => {
  const off = appendixJExamples.map((one) => ({
    ...one,
    publishedAprPercent: one.publishedAprPercent + 0.01,
  }))
  expect(proveExamples(off).map(({ isSame }) => isSame)).toEqual(Array(14).fill(false))
})

test('independently computed level payments match ours to a millionth of a dollar', () => {
  expect(provePayments().map(({ isSame }) => isSame)).toEqual(Array(5).fill(true))
})

test('a payment is the exact amount rounded up to the cent, and the total is the sum of the payments', () => {
  for (const { worked, monthlyPaymentCents, lastPaymentCents, totalCents } of provePayments()) {
    expect(monthlyPaymentCents).toBe(Math.ceil(Number(worked.paymentDollars) * 100))
    expect(totalCents).toBe(monthlyPaymentCents * (worked.termMonths - 1) + lastPaymentCents)
  }
})

test('independently computed balances match ours, within half a cent a month for monthly capitalization', () => {
  for (const { worked, differenceCents } of proveBalances()) {
    const most = worked.capitalization === 'monthly' ? worked.months / 2 : 0
    expect(Math.abs(differenceCents)).toBeLessThanOrEqual(most)
  }
})

test('the example to check by hand is one of the examples, and its steps give the right answer', () => {
  const example = proven.find(({ example }) => example.id === 'c-5-i')
  const result = proofText.handSteps.at(-1)?.text
  expect(example?.example.description).toContain('255 days')
  expect(result).toContain(`= ${example?.example.publishedAprPercent}%`)
  expect(((80 / 1000) * (365 / 255) * 100).toFixed(2)).toBe(String(example?.example.publishedAprPercent))
})

test('known payments of federal plans match ours to the cent', () => {
  expect(proveRepayments().map(({ isSame }) => isSame)).toEqual(Array(4).fill(true))
})
