import { expect, test } from 'vitest'
import { isIsoDay } from '#domain/dates.ts'
import { awardYear202627 } from './2026-27.ts'

const { dependentUndergraduate, independentUndergraduate, source } = awardYear202627.directLoanYearlyLimits

test('limits grow with the year of study, and independence adds $4,000, then $5,000', () => {
  expect(Object.values(dependentUndergraduate)).toEqual([550_000, 650_000, 750_000])
  expect(independentUndergraduate.firstYearCents - dependentUndergraduate.firstYearCents).toBe(400_000)
  expect(independentUndergraduate.secondYearCents - dependentUndergraduate.secondYearCents).toBe(400_000)
  expect(independentUndergraduate.laterYearsCents - dependentUndergraduate.laterYearsCents).toBe(500_000)
})

test('the figures name their publisher, page and day', () => {
  expect(source.publisher).not.toBe('')
  expect(new URL(source.url).protocol).toBe('https:')
  expect(isIsoDay(source.checkedOn)).toBe(true)
})
