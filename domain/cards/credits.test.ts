import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StatementCredit } from './card.ts'
import { countCredits } from './credits.ts'
import { someCard, someSpending } from './some-cards.fixture.ts'
import { spendingCategories } from './spending.ts'
import { noSpending } from './spending-presets.ts'

const credit = (own: Partial<StatementCredit>): StatementCredit => ({
  name: 'Streaming credit',
  category: 'streaming',
  cents: 1_000,
  period: 'month',
  ...own,
})

test('a credit pays no more than is spent in its period', () => {
  const used = (streaming: number, own: Partial<StatementCredit>) =>
    countCredits([credit(own)], { ...noSpending, streaming })
  expect(used(1_500, {})).toBe(12_000)
  expect(used(600, {})).toBe(7_200)
  expect(used(0, {})).toBe(0)
  expect(used(600, { period: 'quarter', cents: 5_000 })).toBe(7_200)
  expect(used(600, { period: 'year', cents: 5_000 })).toBe(5_000)
})

test('two credits never pay for the same purchase', () => {
  const both = [credit({ period: 'year', cents: 5_000 }), credit({})]
  // $10 of $12 each month, and the $24 left of a year.
  expect(countCredits(both, { ...noSpending, streaming: 1_200 })).toBe(14_400)
})

test('credits are never more than is spent in their categories, nor than they promise', () => {
  fc.assert(
    fc.property(someCard, someSpending, ({ credits }, spending) => {
      const cents = countCredits(credits, spending)
      const categories = spendingCategories.filter((category) =>
        credits.some((one) => one.category === category),
      )
      expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
      expect(cents).toBeLessThanOrEqual(categories.reduce((sum, one) => sum + spending[one] * 12, 0))
      const promised = credits.reduce(
        (sum, { cents, period }) => sum + cents * { month: 12, quarter: 4, year: 1 }[period],
        0,
      )
      expect(cents).toBeLessThanOrEqual(promised)
    }),
  )
})
