import { expect, test } from 'vitest'
import { awardYear202627 } from './2026-27.ts'
import { directLoanFees, directLoanRates } from './direct-loans.ts'
import { largestPellGrants } from './pell-grants.ts'
import { expectSource } from './source.fixture.ts'

const { undergraduateYearlyLimits, undergraduateAggregateLimits } = awardYear202627

test('limits increase with the year of study, and independent students get $4,000, then $5,000 more', () => {
  const { dependent, independent, subsidized } = undergraduateYearlyLimits
  expect(Object.values(dependent)).toEqual([550_000, 650_000, 750_000])
  expect(independent.firstYearCents - dependent.firstYearCents).toBe(400_000)
  expect(independent.secondYearCents - dependent.secondYearCents).toBe(400_000)
  expect(independent.laterYearsCents - dependent.laterYearsCents).toBe(500_000)
  expect(Object.values(subsidized)).toEqual([350_000, 450_000, 550_000])
})

test('no yearly limit exceeds its total limit, and no total limit exceeds the lifetime limit', () => {
  const { graduateYearlyLimits, graduateAggregateLimits, parentPlusLimits, lifetimeLimit } = awardYear202627
  const pairs = [
    [undergraduateYearlyLimits.dependent.laterYearsCents, undergraduateAggregateLimits.dependentCents],
    [undergraduateYearlyLimits.independent.laterYearsCents, undergraduateAggregateLimits.independentCents],
    [graduateYearlyLimits.graduateCents, graduateAggregateLimits.graduateCents],
    [graduateYearlyLimits.professionalCents, graduateAggregateLimits.professionalCents],
    [parentPlusLimits.yearlyCents, parentPlusLimits.aggregateCents],
  ] as const
  for (const [yearly, aggregate] of pairs) {
    expect(yearly).toBeLessThan(aggregate)
    expect(aggregate).toBeLessThan(lifetimeLimit.cents)
  }
})

test('the Pell Grant ends at a Student Aid Index of twice its maximum, and its minimum is a tenth of it', () => {
  const { maximumCents, minimumCents, noneFromStudentAidIndex } = awardYear202627.pell
  expect(noneFromStudentAidIndex * 100).toBe(2 * maximumCents)
  // Rounded to the nearest $5.
  expect(minimumCents).toBe(Math.round(maximumCents / 10 / 500) * 500)
})

test('every figure states its publisher, page, date, and where it was read', () => {
  const { name, ...figures } = awardYear202627
  expect(name).toBe('2026–27')
  const all = [figures, directLoanRates, directLoanFees, largestPellGrants].flatMap((table) =>
    Object.values(table),
  )
  expect(all.length).toBeGreaterThan(30)
  for (const { source } of all) expectSource(source)
})
