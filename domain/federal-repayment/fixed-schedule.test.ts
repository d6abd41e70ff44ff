import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unroundedMonthlyPayment } from '#domain/loans/amortize.ts'
import { nearestTieredCliff } from './cliffs.ts'
import { addFlows, graduatedFlows, levelFlows } from './fixed-schedule.ts'
import { monthsLeft, tieredMonths } from './fixed-terms.ts'
import { someLoan } from './some-borrower.fixture.ts'

/** Counted with exact arithmetic from the rule, rounded to the nearest cent. */
test.each([
  [24_999.99, 10, 282.47],
  [25_000, 15, 216.27],
  [49_999.99, 15, 432.54],
  [50_000, 20, 369.56],
  [99_999.99, 20, 739.11],
  [100_000, 25, 668.35],
])('$%d in the Tiered Standard plan is %i years, and $%d a month at 6.39%%', (dollars, years, payment) => {
  const balanceCents = Math.round(dollars * 100)
  const termMonths = tieredMonths(balanceCents)
  expect(termMonths).toBe(years * 12)
  const exact = unroundedMonthlyPayment({ balanceCents, ratePercent: 6.39, termMonths })
  expect(Math.round(exact) / 100).toBe(payment)
})

test('one cent changes the years at the nearest bound', () => {
  expect(nearestTieredCliff(2_600_000, 6.39)).toEqual({
    boundCents: 2_500_000,
    below: { months: 120, paymentCents: 28_247 },
    at: { months: 180, paymentCents: 21_627 },
  })
  expect(nearestTieredCliff(9_000_000, 6.39).boundCents).toBe(10_000_000)
})

test.each([
  [749_999, 120],
  [750_000, 144],
  [1_000_000, 180],
  [3_999_999, 240],
  [4_000_000, 300],
  [6_000_000, 360],
])(
  'a consolidation loan with %i cents owed in all has %i months in the Standard plan',
  (allCents, months) => {
    const loan = { ...someLoan, kind: 'consolidation' as const }
    const input = { loan, allCents, directCents: allCents, monthsInRepayment: 0 }
    expect(monthsLeft('standard', input)).toBe(months)
    expect(monthsLeft('standard', { ...input, loan: someLoan })).toBe(120)
    expect(monthsLeft('extended', { ...input, monthsInRepayment: 24 })).toBe(276)
  },
)

test('a graduated plan starts low and ends at three times the first payment', () => {
  const flows = graduatedFlows({ balanceCents: 1_500_000, ratePercent: 6, months: 120 })
  const levels = [0, 24, 48, 72, 96].map((month) => flows[month]?.paidCents ?? 0)
  expect(flows).toHaveLength(120)
  // The federal simulator showed $95 to $286 for such a loan.
  expect(levels[0]).toBe(9523)
  expect(levels[4]).toBe(28_569)
})

const anyFixed = fc.record({
  balanceCents: fc.integer({ min: 1, max: 30_000_000 }),
  ratePercent: fc.integer({ min: 0, max: 12_000 }).map((thousandths) => thousandths / 1000),
  months: fc.integer({ min: 1, max: 360 }),
})

test('a graduated plan covers the interest, ends in time, and no level is more than three times another', () => {
  fc.assert(
    fc.property(anyFixed, (loan) => {
      const flows = graduatedFlows(loan)
      const levels = flows.slice(0, -1).map(({ paidCents }) => paidCents)
      expect(flows.length).toBeLessThanOrEqual(loan.months)
      expect(flows.at(-1)?.balanceCents).toBe(0)
      for (const { principalCents } of flows) expect(principalCents).toBeGreaterThanOrEqual(0)
      if (levels.length > 0) expect(Math.max(...levels)).toBeLessThanOrEqual(3 * Math.min(...levels) + 1)
    }),
    { numRuns: 200 },
  )
})

test('a level plan ends in time, with the same payment until the last, which is never the largest', () => {
  fc.assert(
    fc.property(anyFixed, (loan) => {
      const flows = levelFlows(loan)
      expect(flows.length).toBeLessThanOrEqual(loan.months)
      expect(new Set(flows.slice(0, -1).map(({ paidCents }) => paidCents)).size).toBeLessThanOrEqual(1)
      expect(flows.at(-1)?.paidCents).toBeLessThanOrEqual(flows[0]?.paidCents ?? 0)
      expect(flows.at(-1)?.balanceCents).toBe(0)
    }),
  )
})

test('schedules of several loans add up month by month', () => {
  const [one, other] = [
    levelFlows({ balanceCents: 100_000, ratePercent: 5, months: 12 }),
    levelFlows({ balanceCents: 50_000, ratePercent: 7, months: 6 }),
  ]
  const both = addFlows([one, other])
  expect(both).toHaveLength(12)
  expect(both[0]?.paidCents).toBe((one[0]?.paidCents ?? 0) + (other[0]?.paidCents ?? 0))
  expect(both[6]).toEqual(one[6])
  expect(addFlows([])).toEqual([])
})
