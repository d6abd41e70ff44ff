import { expect, test } from 'vitest'
import { isIsoDay } from '#domain/dates.ts'
import { awardYear202627 } from './2026-27.ts'

const { undergraduateYearlyLimits, graduateYearlyLimits } = awardYear202627

test('limits grow with the year of study, and independence adds $4,000, then $5,000', () => {
  const { dependent, independent } = undergraduateYearlyLimits
  expect(Object.values(dependent)).toEqual([550_000, 650_000, 750_000])
  expect(independent.firstYearCents - dependent.firstYearCents).toBe(400_000)
  expect(independent.secondYearCents - dependent.secondYearCents).toBe(400_000)
  expect(independent.laterYearsCents - dependent.laterYearsCents).toBe(500_000)
})

test('the figures name their publisher, page and day', () => {
  for (const { source } of [undergraduateYearlyLimits, graduateYearlyLimits]) {
    expect(source.publisher).not.toBe('')
    expect(new URL(source.url).protocol).toBe('https:')
    expect(isIsoDay(source.checkedOn)).toBe(true)
  }
})
