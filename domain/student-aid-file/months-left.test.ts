import { expect, test } from 'vitest'
import { countMonthsLeft } from './months-left.ts'

const loan = { kind: 'subsidized', planName: 'STANDARD REPAYMENT', repaymentBeganOn: '2022-11-25' } as const

test.each([
  [loan, 72],
  [{ ...loan, repaymentBeganOn: '2027-02-01' }, 120],
  [{ ...loan, repaymentBeganOn: '2016-11-20' }, undefined],
  [{ ...loan, repaymentBeganOn: undefined }, undefined],
  [{ ...loan, planName: 'INCOME-BASED REPAYMENT' }, undefined],
  [{ ...loan, planName: undefined }, undefined],
  [{ ...loan, kind: 'consolidation' as const }, undefined],
  [{ ...loan, kind: undefined }, undefined],
])('%j leaves %s months in November 2026', (filed, months) => {
  expect(countMonthsLeft(filed, '2026-11-20')).toBe(months)
})
