import { expect, test } from 'vitest'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import type { Household, TaxAnswers } from './aid-inputs.ts'
import { findMaximumPell, findMinimumPell } from './pell-eligibility.ts'
import { makeHousehold, makeReturn } from './some-answers.fixture.ts'

const tables = needAnalysisTables['2026–27']
const awardYear = '2026–27'

function household(answers: Partial<TaxAnswers>, rest: Partial<Household> = {}): Household {
  return makeHousehold({ people: [makeReturn(answers)], ...rest })
}

function asParents(answers: Partial<TaxAnswers>, rest: Partial<Household> = {}) {
  return {
    awardYear,
    student: makeHousehold(),
    parents: household(answers, { familySize: 3, ...rest }),
  } as const
}

function asStudent(answers: Partial<TaxAnswers>, rest: Partial<Household> = {}) {
  return { awardYear, student: household(answers, rest) } as const
}

test('without a return of anybody, the grant is the maximum', () => {
  expect(findMaximumPell(asParents({ filed: false }), tables)?.ground).toBe('no return required')
  const people = [makeReturn({ filed: false }), makeReturn({ adjustedGrossIncome: 200_000 })] as const
  const parents = makeHousehold({ isCouple: true, familySize: 3, people })
  expect(findMaximumPell({ awardYear, student: makeHousehold(), parents }, tables)).toBeUndefined()
})

// The guideline of 2024 for three people is $25,820.
test.each([
  [{ filingStatus: 'head of household' }, {}, 58_095, 'single parent'],
  [{ filingStatus: 'surviving spouse' }, {}, 58_095, 'single parent'],
  [{ filingStatus: 'single' }, { receivedEarnedIncomeCredit: true }, 58_095, 'single parent'],
  [{ filingStatus: 'single' }, {}, 45_185, 'not a single parent'],
  [{ filingStatus: 'head of household' }, { isCouple: true }, 45_185, 'not a single parent'],
] as const)('a parent with %o and %o gets it up to %3$i', (answers, rest, limit, ground) => {
  const found = findMaximumPell(asParents({ ...answers, adjustedGrossIncome: limit }, rest), tables)
  expect(found).toMatchObject({ ground, test: { limit } })
  const above = { ...answers, adjustedGrossIncome: limit + 1 }
  expect(findMaximumPell(asParents(above, rest), tables)).toBeUndefined()
})

test('income has to be above zero', () => {
  expect(findMaximumPell(asParents({ adjustedGrossIncome: 0 }), tables)).toBeUndefined()
  expect(findMaximumPell(asParents({ adjustedGrossIncome: 1 }), tables)).toMatchObject({
    ground: 'not a single parent',
    test: { income: 1, limit: 45_185 },
  })
})

test('income earned abroad counts from 2026–27, with either sign', () => {
  const inputs = asParents({ adjustedGrossIncome: 40_000, foreignIncomeExclusion: -6_000 })
  expect(findMaximumPell(inputs, tables)).toBeUndefined()
  expect(findMaximumPell(inputs, { ...tables, countsForeignIncomeForPell: false })).toMatchObject({
    ground: 'not a single parent',
    test: { income: 40_000 },
  })
})

test('Alaska and Hawaii have higher limits, rounded to whole dollars', () => {
  const limits = ['OH', 'AK', 'HI', 'FC'].map(
    (state) => findMinimumPell(asStudent({}, { state }), tables)?.test.limit,
  )
  // 275% of $18,810 is $51,727.50.
  expect(limits).toEqual([41_415, 51_728, 47_603, 41_415])
})

test.each([
  [asParents({ filingStatus: 'head of household' }), 325],
  [asParents({}), 275],
  [asStudent({ filingStatus: 'head of household' }, { familySize: 2 }), 400],
  [asStudent({}, { familySize: 2 }), 350],
  [asStudent({}, { familySize: 2, isCouple: true }), 275],
  // Without dependents nobody is a parent.
  [asStudent({ filingStatus: 'head of household' }), 275],
])('a minimum grant reaches up to a percentage of the guideline (%#)', (inputs, percent) => {
  expect(findMinimumPell(inputs, tables)?.test.percent).toBe(percent)
})
