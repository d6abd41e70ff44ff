import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCents, monthlyFactor, monthlyInterest, roundedInterest, roundToCents } from './interest.ts'

const balanceCents = fc.integer({ min: 0, max: maxCents })
const ratePercent = fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 10_000)

function expectSame(balance: number, rate: number) {
  expect(roundedInterest(balance, monthlyFactor(rate))).toBe(roundToCents(monthlyInterest(balance, rate)))
}

test('interest rounded without a division is the same to the cent', () => {
  fc.assert(
    fc.property(balanceCents, ratePercent, (balance, rate) => expectSame(balance, rate)),
    { numRuns: 20_000 },
  )
})

// Interest of exactly half a cent and the closest values to it, where rounding would go wrong first. The
// product in doubles is below half a cent for the first two; the third is 8.3e-8 below it, and the fourth is
// the same distance above.
test.each([
  { balance: 6_000, rate: 6.1 },
  { balance: 990_000_000, rate: 0.0193 },
  { balance: 990_899_999, rate: 90.0001 },
  { balance: 989_100_001, rate: 90.0001 },
  { balance: 100, rate: 6 },
  { balance: 99_999_900, rate: 6 },
  { balance: 999_999_900, rate: 6 },
  { balance: 999_999_996, rate: 99.9994 },
  { balance: 999_999_999, rate: 99.9999 },
  { balance: maxCents, rate: 100 },
])('$balance cents at $rate%', ({ balance, rate }) => expectSame(balance, rate))

test('interest close to half a cent is rounded correctly at the highest rates and amounts', () => {
  // At 12% a month's interest is one percent of the balance, so 50 more cents add half a cent.
  const around = fc.integer({ min: 0, max: 9_999_998 }).map((hundreds) => hundreds * 100 + 50)
  fc.assert(
    fc.property(around, fc.integer({ min: -1, max: 1 }), (balance, near) => {
      expectSame(balance + near, 12)
      expectSame(balance + near, 96)
    }),
    { numRuns: 20_000 },
  )
})
