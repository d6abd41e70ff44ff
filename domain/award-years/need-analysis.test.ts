import { expect, test } from 'vitest'
import { getKeys } from '#domain/keys.ts'
import { awardYear202627 } from './2026-27.ts'
import type { Bracket } from './need-analysis.ts'
import { needAnalysisSources } from './need-analysis-sources.ts'
import { needAnalysisTables } from './need-analysis-tables.ts'
import { largestPellGrants } from './pell-grants.ts'
import { expectSource } from './source.fixture.ts'

const all = Object.values(needAnalysisTables)

test.each(all)('each bracket of $awardYear begins where the one below ends', (year) => {
  for (const brackets of [year.businessOrFarm, year.contribution.brackets]) {
    expectContinuous(brackets)
  }
  const { noneBelow, least, brackets } = year.contribution
  expect(Math.round((noneBelow * brackets[0].percent) / 100)).toBe(least)
})

function expectContinuous(brackets: readonly Bracket[]) {
  brackets.slice(1).forEach(({ from, base }, index) => {
    const below = brackets[index]
    expect(below && below.base + ((from - below.from) * below.percent) / 100).toBe(base)
  })
}

/**
 * The dollars of the law of 2020: 20 USC 1087oo (parents), 1087pp (independent students), 1087rr (farms and
 * businesses). The notices raise them by the Consumer Price Index since April 2020.
 */
const ofLaw = {
  parents: [23_330, 29_040, 35_870, 42_320, 49_500],
  eachMoreParent: 5_590,
  independent: { single: 14_630, married: 23_460 },
  employmentExpense: 4_000,
  businessEdges: [140_000, 415_000, 695_000],
}
/**
 * CPI-U of April 2020 and of the April before each award year. We read that of 2025 at bls.gov; the other two are
 * confirmed by the figures that they give.
 */
const cpi = { '2020': 256.389, '2025–26': 313.548, '2026–27': 320.795 }

test.each(['2025–26', '2026–27'] as const)(
  'the figures of %s are those of the law at later prices',
  (name) => {
    const year = needAnalysisTables[name]
    const raise = (dollars: number, step: number) =>
      Math.round((dollars * cpi[name]) / cpi[2020] / step) * step
    expect(year.parentAllowance.amounts).toEqual(ofLaw.parents.map((dollars) => raise(dollars, 10)))
    expect(year.parentAllowance.eachMore).toBe(raise(ofLaw.eachMoreParent, 10))
    expect(year.independentAllowance).toEqual({
      single: raise(ofLaw.independent.single, 10),
      married: raise(ofLaw.independent.married, 10),
    })
    expect(year.employmentExpense.most).toBe(raise(ofLaw.employmentExpense, 10))
    const edges = year.businessOrFarm.slice(1).map(({ from }) => from)
    expect(edges).toEqual(ofLaw.businessEdges.map((dollars) => raise(dollars, 5_000)))
  },
)

test('allowances grow with the family and from year to year', () => {
  for (const { parentAllowance, independentWithDependentsAllowance: own } of all) {
    for (const { amounts } of [parentAllowance, own.single, own.married]) {
      expect([...amounts].sort((one, other) => one - other)).toEqual(amounts)
    }
  }
  const totals = all.map((year) =>
    [
      ...year.parentAllowance.amounts,
      ...year.independentWithDependentsAllowance.single.amounts,
      ...year.independentWithDependentsAllowance.married.amounts,
      year.dependentStudentAllowance,
      year.payrollTax.socialSecurityWageBase,
    ].reduce((sum, one) => sum + one, 0),
  )
  expect([...totals].sort((one, other) => one - other)).toEqual(totals)
})

test('Pell Grants are those of the award year', () => {
  const { pell: of2526 } = needAnalysisTables['2025–26']
  const { pell: of2627 } = needAnalysisTables['2026–27']
  expect(of2526.maximum * 100).toBe(largestPellGrants['2025–26'].maximumCents)
  expect(of2627.maximum * 100).toBe(awardYear202627.pell.maximumCents)
  expect(of2627.minimum * 100).toBe(awardYear202627.pell.minimumCents)
  expect(of2627.noneFromIndex).toBe(awardYear202627.pell.noneFromStudentAidIndex)
  expect(needAnalysisTables['2027–28'].pell).toBeUndefined()
})

test('every table of every year states where it was read', () => {
  for (const year of getKeys(needAnalysisSources)) {
    const sources = needAnalysisSources[year]
    for (const table of getKeys(sources)) expectSource(sources[table])
  }
})
