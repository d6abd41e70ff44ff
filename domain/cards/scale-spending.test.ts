import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleSpending } from './scale-spending.ts'
import { someSpending } from './some-cards.fixture.ts'
import { spentCentsAMonth } from './spend-by-set.ts'
import { spendingCategories } from './spending.ts'
import { exampleSpending, noSpending } from './spending-presets.ts'

test('another total keeps the mix', () => {
  expect(scaleSpending(exampleSpending, 40_000, 100)).toEqual({
    ...noSpending,
    groceries: 12_500,
    dining: 6_000,
    gas: 4_000,
    other: 17_500,
  })
  expect(scaleSpending(noSpending, 35_000, 100)).toEqual({ ...noSpending, other: 35_000 })
})

test('every total is met exactly, in whole dollars and without an amount below 0', () => {
  fc.assert(
    fc.property(someSpending, fc.nat(10_000), (spending, dollars) => {
      const scaled = scaleSpending(spending, dollars * 100, 100)
      expect(spentCentsAMonth(scaled)).toBe(dollars * 100)
      for (const category of spendingCategories) {
        expect(scaled[category]).toBeGreaterThanOrEqual(0)
        expect(scaled[category] % 100).toBe(0)
        if (spending[category] === 0 && spentCentsAMonth(spending) > 0) expect(scaled[category]).toBe(0)
      }
    }),
  )
})

test('the same total is the same spending', () => {
  expect(scaleSpending(exampleSpending, spentCentsAMonth(exampleSpending), 100)).toEqual(exampleSpending)
})
