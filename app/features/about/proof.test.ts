import { expect, test } from 'vitest'
import { proveBalances, proveExamples, provePayments } from './proof.ts'
import { words } from './proof-words.ts'

const proven = proveExamples()

test('every example is shown once, and the twelve whose answer was read come out the same', () => {
  expect(new Set(proven.map(({ example }) => example.id)).size).toBe(19)
  const read = proven.filter(({ example }) => example.evidence === 'read')
  expect(read.map(({ isSame }) => isSame)).toEqual(Array(12).fill(true))
})

test('an example that differs is not called the same', () => {
  const differing = proven.filter(({ isSame }) => !isSame)
  expect(differing.length).toBeGreaterThan(0)
  for (const { example, oursPercent } of differing)
    expect(oursPercent.toFixed(2)).not.toBe(example.publishedAprPercent.toFixed(2))
})

test('level payments worked out apart agree with ours to a millionth of a dollar', () => {
  expect(provePayments().map(({ isSame }) => isSame)).toEqual(Array(5).fill(true))
})

test('in whole cents a payment is the exact one rounded up, and the total is the sum of the payments', () => {
  for (const { worked, monthlyPaymentCents, lastPaymentCents, totalCents } of provePayments()) {
    expect(monthlyPaymentCents).toBe(Math.ceil(Number(worked.paymentDollars) * 100))
    expect(totalCents).toBe(monthlyPaymentCents * (worked.termMonths - 1) + lastPaymentCents)
  }
})

test('balances worked out apart agree with ours, to the rounding of a cent a month where interest joins monthly', () => {
  for (const { worked, differenceCents } of proveBalances()) {
    const most = worked.capitalization === 'monthly' ? worked.months / 2 : 0
    expect(Math.abs(differenceCents)).toBeLessThanOrEqual(most)
  }
})

test('the example to check by hand is one of the examples, and its steps lead to its answer', () => {
  const example = proven.find(({ example }) => example.id === 'c-5-i')
  const result = words.handSteps.at(-1)?.text
  expect(example?.example.description).toContain('255 days')
  expect(result).toContain(`= ${example?.example.publishedAprPercent}%`)
  expect(((80 / 1000) * (365 / 255) * 100).toFixed(2)).toBe(String(example?.example.publishedAprPercent))
})
