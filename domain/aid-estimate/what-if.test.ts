import { expect, test } from 'vitest'
import type { AidInputs, TaxAnswers } from '#domain/aid/aid-inputs.ts'
import { noAssets, noTaxAnswers } from '#domain/aid/no-answers.ts'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { compareIncomes } from './what-if.ts'

const tables = needAnalysisTables['2026–27']

function answers(adjustedGrossIncome: number): TaxAnswers {
  return {
    ...noTaxAnswers,
    filed: true,
    filingStatus: 'joint',
    adjustedGrossIncome,
    incomeFromWork: adjustedGrossIncome,
    incomeTaxPaid: Math.max(0, Math.round(adjustedGrossIncome * 0.06)),
  }
}

function family(income: number, cash: number): AidInputs {
  const home = { state: 'OH', receivedEarnedIncomeCredit: false, receivedFederalBenefit: false }
  const assets = { ...noAssets, cash }
  return {
    awardYear: '2026–27',
    student: {
      ...home,
      isCouple: false,
      people: [{ ...answers(0), filed: false }],
      familySize: 1,
      assets: undefined,
    },
    parents: { ...home, isCouple: true, people: [answers(income)], familySize: 4, assets },
  }
}

const compare = (income: number, cash = 40_000) =>
  compareIncomes({ inputs: family(income, cash), tables, pell: tables.pell, options: {} })

test('kinks are found to the dollar: assets from $60,000, the maximum grant up to 175% of the guideline', () => {
  const kinks = compare(80_000)?.kinks ?? []
  const at = (kind: string) => kinks.filter((kink) => kink.kind === kind).map(({ income }) => income)
  expect(at('assets')).toEqual([60_000])
  // 175% of $31,200, the guideline of 2024 for four, is $54,600.
  expect(at('maximum')).toEqual([54_601])
  expect(at('grant')).toHaveLength(1)
})

test('assets jump where they begin to count: both sides of a kink are points', () => {
  const points = compare(80_000)?.points ?? []
  const below = points.find(({ income }) => income === 59_999)
  const above = points.find(({ income }) => income === 60_000)
  // 12% of $40,000 becomes available income; the schedule asks 22% of it or more.
  expect((above?.index ?? 0) - (below?.index ?? 0)).toBeGreaterThan(0.22 * 4_000)
})

test('points go from half to one and a half of the income, in order, and the family is one of them', () => {
  const result = compare(80_000)
  const incomes = result?.points.map(({ income }) => income) ?? []
  expect([incomes[0], incomes.at(-1)]).toEqual([40_000, 120_000])
  expect(incomes).toEqual(incomes.toSorted((a, b) => a - b))
  expect(incomes).toContain(result?.now.income)
  expect(result?.points.find(({ income }) => income === 80_000)).toEqual(result?.now)
})

test('two returns are scaled together, and without income there is nothing to scale', () => {
  const inputs = family(80_000, 0)
  const parents = inputs.parents && {
    ...inputs.parents,
    people: [
      { ...answers(50_000), filingStatus: 'separate' },
      { ...answers(30_001), filingStatus: 'separate' },
    ] as const,
  }
  const result = compareIncomes({
    inputs: { ...inputs, ...(parents && { parents }) },
    tables,
    pell: tables.pell,
    options: {},
  })
  expect(result?.now.income).toBe(80_001)
  expect(compare(0)).toBeUndefined()
})
