import { expect, test } from 'vitest'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { getBracketAmount } from './bracket-amount.ts'
import { getPayrollTaxAllowance } from './payroll-tax.ts'
import { percentOf, roundDollars } from './round-dollars.ts'

const tables = needAnalysisTables['2026–27']

test.each([
  [0.5, 1],
  [-0.5, -1],
  [1.4994, 1],
  // Three decimals first: 1.500.
  [1.4995, 2],
  [-9_948.5, -9_949],
  [-0.4, 0],
])('%d dollars round to %i', (amount, rounded) => {
  expect(roundDollars(amount)).toBe(rounded)
})

test('percentages of whole dollars are exact to the half dollar', () => {
  // 0.145 has no exact binary fraction.
  expect(percentOf(1.45, 1_000_000)).toBe(14_500)
  expect(percentOf(14.5, 100)).toBe(15)
  expect(percentOf(-50, 19_897)).toBe(-9_949)
})

test('an amount on the edge of a bracket is assessed by the bracket below', () => {
  const { brackets } = tables.contribution
  expect(getBracketAmount(brackets, 21_800)).toBe(4_796)
  expect(getBracketAmount(brackets, 21_802)).toBe(4_797)
  expect(getBracketAmount(brackets, -8_500)).toBe(-1_870)
  expect(getBracketAmount(tables.businessOrFarm, 0)).toBe(0)
  expect(getBracketAmount(tables.businessOrFarm, 900_000)).toBe(482_500)
})

test.each([
  ['single', 168_600, 2_445 + 10_453],
  ['single', 250_000, 2_900 + 1_175 + 10_453],
  ['joint', 250_000, 3_625 + 15_500],
  ['joint', 400_000, 3_625 + 3_525 + 20_906],
  ['separate', 150_000, Math.round(1_812.5 + 587.5) + 9_300],
  ['head of household', 200_000, 2_900 + 10_453],
  ['surviving spouse', -5_000, 0],
  [undefined, 10_000, 145 + 620],
] as const)('payroll taxes of a %s return with %i', (filingStatus, incomeFromWork, allowance) => {
  expect(getPayrollTaxAllowance([{ filingStatus, incomeFromWork }], tables)).toBe(allowance)
})

test('two returns are added before they are rounded', () => {
  const first = { filingStatus: 'head of household', incomeFromWork: 59_234 } as const
  const second = { filingStatus: 'surviving spouse', incomeFromWork: 35_175 } as const
  // Medicare 858.893 and 510.038, Social Security 3,672.508 and 2,180.850.
  expect(getPayrollTaxAllowance([first, second], tables)).toBe(1_369 + 5_853)
})

test('two joint returns count as one', () => {
  const earners = [200_000, 200_000].map((incomeFromWork) => ({
    filingStatus: 'joint' as const,
    incomeFromWork,
  }))
  expect(getPayrollTaxAllowance(earners, tables)).toBe(3_625 + 3_525 + 20_906)
})
