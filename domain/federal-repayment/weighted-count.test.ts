import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weightedCount } from './weighted-count.ts'

/** The first two are worked by Savi and by tateesq.com, see sources.ts. */
test.each([
  [[30_000, 60, 30_000, 0], 30],
  [[50_000, 50, 25_000, 100], 67],
  [[30_000, 60, 10_000, 0], 45],
] as const)('%j makes %i months', ([one, months, other, otherMonths], counted) => {
  const loans = [
    { balanceCents: one * 100, months },
    { balanceCents: other * 100, months: otherMonths },
  ]
  expect(weightedCount(loans)).toBe(counted)
})

const anyLoan = fc.record({
  balanceCents: fc.integer({ min: 1, max: 20_000_000 }),
  months: fc.integer({ min: 0, max: 360 }),
})

test('it lies between the least and the most, and no order matters', () => {
  fc.assert(
    fc.property(fc.array(anyLoan, { minLength: 1, maxLength: 6 }), (loans) => {
      const months = loans.map((loan) => loan.months)
      const counted = weightedCount(loans)
      expect(counted).toBeGreaterThanOrEqual(Math.min(...months))
      expect(counted).toBeLessThanOrEqual(Math.max(...months))
      expect(weightedCount(loans.toReversed())).toBe(counted)
    }),
  )
})
