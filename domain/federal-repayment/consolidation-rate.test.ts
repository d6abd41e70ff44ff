import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consolidationRatePercent, weightedRatePercent } from './consolidation-rate.ts'

const loans = fc.array(
  fc.record({
    balanceCents: fc.integer({ min: 1, max: 1_000_000_000 }),
    ratePercent: fc.integer({ min: 0, max: 200_000 }).map((parts) => parts / 10_000),
  }),
  { minLength: 1, maxLength: 20 },
)

test('the rate of a consolidation is the lowest eighth of a percent that is not below the average', () => {
  fc.assert(
    fc.property(loans, (loans) => {
      const eighths = consolidationRatePercent(loans) * 8
      expect(Number.isInteger(eighths)).toBe(true)
      // In whole units of 0.0001%, so that nothing is rounded: an eighth is 1250 of them.
      const owed = loans.reduce((sum, { balanceCents }) => sum + BigInt(balanceCents), 0n)
      const weighted = loans.reduce(
        (sum, { balanceCents, ratePercent }) =>
          sum + BigInt(balanceCents) * BigInt(Math.round(ratePercent * 10_000)),
        0n,
      )
      expect(BigInt(eighths) * 1250n * owed >= weighted).toBe(true)
      expect(BigInt(eighths - 1) * 1250n * owed < weighted).toBe(true)
    }),
  )
})

test('an average lies between the lowest and the highest rate, and one rate is its own average', () => {
  fc.assert(
    fc.property(loans, (loans) => {
      const rates = loans.map(({ ratePercent }) => ratePercent)
      const average = weightedRatePercent(loans)
      expect(average).toBeGreaterThanOrEqual(Math.min(...rates))
      expect(average).toBeLessThanOrEqual(Math.max(...rates))
      const [ratePercent = 0] = rates
      expect(weightedRatePercent(loans.map((loan) => ({ ...loan, ratePercent })))).toBe(ratePercent)
    }),
  )
})

test('the order of the loans does not matter', () => {
  fc.assert(
    fc.property(loans, (loans) => {
      expect(consolidationRatePercent(loans.toReversed())).toBe(consolidationRatePercent(loans))
      expect(weightedRatePercent(loans.toReversed())).toBe(weightedRatePercent(loans))
    }),
  )
})
