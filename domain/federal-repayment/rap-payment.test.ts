import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rapPaymentCents, rapPercent } from './rap-payment.ts'

/** Counted by hand from the rule: income in dollars, then the payment without and with two dependents. */
test.each([
  [0, 10, 10],
  [10_000, 10, 10],
  [10_000.01, 10, 10],
  [10_001, 10, 10],
  [19_999, 16.67, 10],
  [20_000, 16.67, 10],
  [20_001, 33.34, 10],
  [30_000, 50, 10],
  [45_000, 150, 50],
  [50_000, 166.67, 66.67],
  [60_001, 300.01, 200.01],
  [80_000, 466.67, 366.67],
  [100_000, 750, 650],
  [100_001, 833.34, 733.34],
  [120_000, 1000, 900],
])('an income of $%d pays $%d, and $%d with two dependents', (dollars, alone, withTwo) => {
  const agiCents = Math.round(dollars * 100)
  expect(rapPaymentCents({ agiCents, dependents: 0 })).toBe(Math.round(alone * 100))
  expect(rapPaymentCents({ agiCents, dependents: 2 })).toBe(Math.round(withTwo * 100))
})

test.each([
  [1_000_000, 0],
  [1_000_001, 1],
  [6_000_000, 5],
  [6_000_001, 6],
  [10_000_000, 9],
  [10_000_001, 10],
])('%i cents are in the band of %i%%: a band includes its upper end', (cents, percent) => {
  expect(rapPercent(cents)).toBe(percent)
})

test('more income never lowers a payment, and more dependents never raise it', () => {
  const income = fc.integer({ min: 0, max: 30_000_000 })
  fc.assert(
    fc.property(
      income,
      income,
      fc.integer({ min: 0, max: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (one, other, dependents, share) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const atLow = rapPaymentCents({ agiCents: low, dependents, share })
        expect(rapPaymentCents({ agiCents: high, dependents, share })).toBeGreaterThanOrEqual(atLow)
        expect(rapPaymentCents({ agiCents: low, dependents: dependents + 1, share })).toBeLessThanOrEqual(
          atLow,
        )
        expect(atLow).toBeGreaterThanOrEqual(1000)
      },
    ),
  )
})

test('a couple that files jointly divides the payment by what each owes', () => {
  expect(rapPaymentCents({ agiCents: 10_000_000, dependents: 1, share: 0.4 })).toBe(28_000)
})
