import { expect, test } from 'vitest'
import { consolidationRatePercent, weightedRatePercent } from './consolidation-rate.ts'
import { isEarlierPeriod, oldestPeriod, periodOfDay } from './federal-loan.ts'
import { monthAfter, monthsBetween } from './months.ts'
import { saveDeadline } from './save-clock.ts'
import { someLoan } from './some-borrower.fixture.ts'

test.each([
  ['2007-09-30', 'before_2007_10'],
  ['2007-10-01', 'from_2007_10'],
  ['2014-06-30', 'from_2011_10'],
  ['2014-07-01', 'from_2014_07'],
  ['2026-06-30', 'from_2014_07'],
  ['2026-07-01', 'from_2026_07'],
  ['1950-01-01', 'before_2007_10'],
])('%s is in the period %s', (day, period) => {
  expect(periodOfDay(day)).toBe(period)
})

test('the oldest of several loans decides', () => {
  expect(oldestPeriod([someLoan, { ...someLoan, disbursed: 'from_2007_10' }])).toBe('from_2007_10')
  expect(oldestPeriod([])).toBe('from_2026_07')
  expect(isEarlierPeriod('from_2007_10', 'from_2011_10')).toBe(true)
  expect(isEarlierPeriod('from_2011_10', 'from_2011_10')).toBe(false)
})

/** Counted with exact fractions from the rule. */
test.each([
  [
    [
      [5500, 5.5],
      [6500, 6.53],
      [7500, 6.39],
    ],
    6.1856,
    6.25,
  ],
  [
    [
      [10_000, 6],
      [10_000, 6.25],
    ],
    6.125,
    6.125,
  ],
  [[[3500, 4.99]], 4.99, 5],
  [
    [
      [5000, 6.125],
      [5000, 6.125],
    ],
    6.125,
    6.125,
  ],
] as const)('%j average %d%%, and consolidate at %d%%', (loans, weighted, rate) => {
  const rated = loans.map(([dollars, ratePercent]) => ({ balanceCents: dollars * 100, ratePercent }))
  expect(weightedRatePercent(rated)).toBe(weighted)
  expect(consolidationRatePercent(rated)).toBe(rate)
})

test('nothing owed has no rate', () => {
  expect(weightedRatePercent([])).toBe(0)
  expect(consolidationRatePercent([])).toBe(0)
})

test('months are counted over the turn of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
  expect(monthsBetween('2026-12', '2028-07')).toBe(19)
  expect(() => monthAfter('2026-13', 1)).toThrow(RangeError)
})

test('a SAVE notice gives 90 days from its date', () => {
  expect(saveDeadline('2026-09-14')).toBe('2026-12-13')
})
