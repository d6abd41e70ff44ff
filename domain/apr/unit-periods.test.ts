import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { annualPercentageRate } from './appendix-j.ts'
import { type UnitPeriod, unitPeriodsBetween, unitPeriodsPerYear } from './unit-periods.ts'

const month: UnitPeriod = { count: 1, of: 'month' }
const year: UnitPeriod = { count: 1, of: 'year' }

test.each([
  { from: '1978-01-10', to: '1978-02-10', unit: month, whole: 1, fraction: 0 },
  // Months are counted back from the later day, so the odd days fall at the start.
  { from: '1978-02-10', to: '1978-04-01', unit: month, whole: 1, fraction: 19 / 30 },
  { from: '2026-01-31', to: '2026-02-28', unit: month, whole: 0, fraction: 28 / 30 },
  { from: '2026-02-28', to: '2026-03-31', unit: month, whole: 1, fraction: 0 },
  { from: '2026-12-15', to: '2027-03-15', unit: month, whole: 3, fraction: 0 },
  { from: '1978-01-17', to: '1979-07-17', unit: year, whole: 1, fraction: 0.5 },
  { from: '1978-01-17', to: '1979-07-27', unit: year, whole: 1, fraction: 191 / 365 },
  { from: '2026-01-01', to: '2026-01-01', unit: year, whole: 0, fraction: 0 },
] as const)(
  'from $from to $to are $whole unit periods and $fraction',
  ({ from, to, unit, whole, fraction }) => {
    const found = unitPeriodsBetween(from, to, unit)
    expect(found.from).toBe(whole)
    expect(found.fraction).toBeCloseTo(fraction, 12)
  },
)

test('a year has 365 days, 52 weeks and 24 half months', () => {
  const perYear = (of: UnitPeriod['of'], count = 1) => unitPeriodsPerYear({ of, count })
  expect([perYear('day'), perYear('week'), perYear('week', 4), perYear('semimonth')]).toEqual([
    365, 52, 13, 24,
  ])
  expect([perYear('month'), perYear('month', 3), perYear('year')]).toEqual([12, 4, 1])
})

test('the fraction of a unit period is never negative and never more than a whole', () => {
  const unit = fc.constantFrom<UnitPeriod>(
    month,
    year,
    { count: 3, of: 'month' },
    { count: 1, of: 'semimonth' },
    { count: 2, of: 'week' },
    { count: 255, of: 'day' },
  )
  fc.assert(
    fc.property(fc.nat(3_000), fc.nat(3_000), unit, (begin, days, unit) => {
      const from = addDays('2026-01-01', begin)
      const found = unitPeriodsBetween(from, addDays(from, days), unit)
      expect(Number.isSafeInteger(found.from) && found.from >= 0).toBe(true)
      expect(found.fraction).toBeGreaterThanOrEqual(0)
      expect(found.fraction).toBeLessThanOrEqual(1)
    }),
  )
})

// Rates computed by an unrelated public program, which checks them against a spreadsheet: short, long, and
// regular first periods.
test.each([
  {
    cents: 1_000_000,
    on: '1978-06-23',
    pays: 38_500,
    times: 40,
    from: '1978-10-01',
    unit: { count: 3, of: 'month' },
    apr: 9.15,
  },
  {
    cents: 1_000_000,
    on: '1978-07-23',
    pays: 38_500,
    times: 40,
    from: '1978-10-01',
    unit: { count: 3, of: 'month' },
    apr: 9.32,
  },
  {
    cents: 100_000,
    on: '2023-10-26',
    pays: 22_000,
    times: 5,
    from: '2023-11-30',
    unit: { count: 1, of: 'day' },
    apr: 94.15,
  },
  {
    cents: 100_000,
    on: '2023-10-28',
    pays: 25_000,
    times: 5,
    from: '2023-11-30',
    unit: { count: 1, of: 'week' },
    apr: 176.52,
  },
  {
    cents: 100_000,
    on: '2023-11-23',
    pays: 25_000,
    times: 5,
    from: '2023-11-30',
    unit: { count: 1, of: 'week' },
    apr: 412.4,
  },
  {
    cents: 100_000,
    on: '2023-11-24',
    pays: 25_000,
    times: 5,
    from: '2023-11-30',
    unit: { count: 1, of: 'week' },
    apr: 434.3,
  },
  {
    cents: 100_000,
    on: '2023-10-26',
    pays: 50_000,
    times: 5,
    from: '2023-11-30',
    unit: { count: 1, of: 'year' },
    apr: 78.34,
  },
] as const)('$times payments by the $unit.of from $from after $on: $apr %', (vector) => {
  const { cents, on, pays, times, from, unit, apr } = vector
  const found = annualPercentageRate({
    advances: [{ cents, from: 0 }],
    payments: [{ cents: pays, ...unitPeriodsBetween(on, from, unit), count: times }],
    unitPeriodsPerYear: unitPeriodsPerYear(unit),
  })
  expect(found.toFixed(2)).toBe(apr.toFixed(2))
})
