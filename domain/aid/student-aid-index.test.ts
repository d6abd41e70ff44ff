import { expect, test } from 'vitest'
import { needAnalysisSources } from '#domain/award-years/need-analysis-sources.ts'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import type { AidInputs } from './aid-inputs.ts'
import { makeAssets, makeHousehold, makeReturn } from './some-answers.fixture.ts'
import { computeStudentAidIndex } from './student-aid-index.ts'

const tables = needAnalysisTables['2026–27']

function compute(inputs: AidInputs) {
  return computeStudentAidIndex(inputs, needAnalysisTables[inputs.awardYear])
}

test('a dependent student: the lines of formula A by hand', () => {
  const { index, trace } = compute({
    awardYear: '2026–27',
    student: makeHousehold({
      people: [makeReturn({ adjustedGrossIncome: 14_000, incomeFromWork: 14_000, incomeTaxPaid: 100 })],
      assets: makeAssets({ cash: 1_000, childSupportReceived: 900 }),
    }),
    parents: makeHousehold({
      isCouple: true,
      people: [
        makeReturn({
          filingStatus: 'joint',
          adjustedGrossIncome: 100_000,
          incomeFromWork: 95_000,
          incomeTaxPaid: 8_000,
          taxExemptInterest: 500,
          educationCredits: 2_500,
        }),
      ],
      familySize: 4,
      assets: makeAssets({ cash: 20_000, investments: 30_000 }),
    }),
  })
  expect(Object.fromEntries(trace.map(({ line, amount }) => [line, amount]))).toMatchObject({
    'parents.totalIncome': 98_000,
    // 1.45% and 6.2% of 95,000 are 1,377.50 and 5,890.
    'parents.payrollTaxAllowance': 7_268,
    'parents.incomeProtectionAllowance': 44_880,
    'parents.employmentExpenseAllowance': 5_000,
    'parents.totalAllowances': 65_148,
    'parents.availableIncome': 32_852,
    'parents.contributionFromAssets': 6_000,
    'parents.adjustedAvailableIncome': 38_852,
    // 9,670 and 40% of 452.
    'parents.contribution': 9_851,
    'student.totalAllowances': 12_941,
    'student.availableIncome': 1_059,
    // Half a dollar goes up.
    'student.contributionFromIncome': 530,
    'student.contributionFromAssets': 200,
  })
  expect(index).toBe(10_581)
})

test('each line names its rule, and each rule has a source in the year of the tables', () => {
  const { trace } = compute({
    awardYear: '2026–27',
    student: makeHousehold(),
    parents: makeHousehold({ isCouple: true, familySize: 4, assets: makeAssets({ cash: 1 }) }),
  })
  const rules = Object.fromEntries(trace.map(({ line, rule }) => [line, rule]))
  expect(rules).toMatchObject({
    'parents.totalIncome': 'income',
    'parents.payrollTaxAllowance': 'payrollTax',
    'parents.incomeProtectionAllowance': 'parentAllowance',
    'student.incomeProtectionAllowance': 'dependentStudentAllowance',
    'parents.contribution': 'contribution',
    'student.contributionFromIncome': 'studentIncomePercent',
    studentAidIndex: 'index',
  })
  for (const { rule } of trace)
    if (rule !== 'income') expect(needAnalysisSources['2026–27'][rule].title).not.toBe('')
})

test('parents who lack income protect as much of the student’s income', () => {
  const poor = makeHousehold({ familySize: 4, people: [makeReturn({ adjustedGrossIncome: 38_880 })] })
  const student = makeHousehold({ people: [makeReturn({ adjustedGrossIncome: 30_000 })] })
  const { calculated } = compute({ awardYear: '2026–27', student, parents: poor })
  // The parents: 22% of -6,000. The student: half of 30,000 - 11,770 - 6,000.
  expect(calculated).toBe(-1_320 + 6_115)
})

test('formula B halves what is left and takes a fifth of assets; only a couple has costs of working', () => {
  const people = [
    makeReturn({ adjustedGrossIncome: 60_000, incomeFromWork: 60_000, incomeTaxPaid: 5_000 }),
  ] as const
  const assets = makeAssets({ cash: 1_000, childSupportReceived: 500 })
  const single = makeHousehold({ people, assets })
  expect(compute({ awardYear: '2026–27', student: single })).toMatchObject({
    formula: 'B',
    // 60,000 - 5,000 - 4,590 - 18,310 = 32,100.
    index: 16_050 + 300,
  })
  const couple = makeHousehold({ people, assets, isCouple: true, familySize: 2 })
  // 60,000 - 5,000 - 4,590 - 29,350 - 5,000 = 16,060.
  expect(compute({ awardYear: '2026–27', student: couple }).index).toBe(8_030 + 300)
})

test('formula C assesses income and 7% of assets by the schedule of parents', () => {
  const student = makeHousehold({
    familySize: 2,
    people: [makeReturn({ adjustedGrossIncome: 90_000, incomeFromWork: 90_000, incomeTaxPaid: 9_000 })],
    assets: makeAssets({ cash: 10_000 }),
  })
  // 90,000 - 9,000 - 6,885 - 54,950 - 5,000 = 14,165, and 700.
  expect(compute({ awardYear: '2026–27', student })).toMatchObject({ formula: 'C', index: 3_270 })
})

test('who need not file a return has -1,500, and no formula runs', () => {
  const student = makeHousehold({
    people: [makeReturn({ filed: false })],
    assets: makeAssets({ cash: 9_000 }),
  })
  expect(compute({ awardYear: '2026–27', student })).toMatchObject({
    index: -1_500,
    calculated: undefined,
    maximumPell: 'no return required',
    trace: [{ line: 'studentAidIndex', amount: -1_500 }],
  })
})

test('a maximum Pell Grant lowers an index above zero to zero, and leaves one below', () => {
  const student = makeHousehold({
    people: [makeReturn({ adjustedGrossIncome: 24_000, incomeFromWork: 24_000 })],
  })
  const result = compute({ awardYear: '2026–27', student })
  expect(result).toMatchObject({ index: 0, maximumPell: 'not a single parent' })
  expect(result.calculated).toBeGreaterThan(0)
  const poorer = makeHousehold({ people: [makeReturn({ adjustedGrossIncome: 17_000 })] })
  expect(compute({ awardYear: '2026–27', student: poorer }).index).toBe(-655)
})

test('a family business stays out from 2026–27', () => {
  const student = makeHousehold({
    people: [makeReturn({ adjustedGrossIncome: 80_000 })],
    assets: makeAssets({ businessOrFarm: 100_000, familyBusinessOrFarm: 60_000 }),
  })
  const before = compute({ awardYear: '2025–26', student })
  const since = compute({ awardYear: '2026–27', student })
  // 40% of the business, and a fifth of that.
  expect(getLine(before, 'student.contributionFromAssets')).toBe(8_000)
  expect(getLine(since, 'student.contributionFromAssets')).toBe(3_200)
})

function getLine({ trace }: ReturnType<typeof compute>, name: string) {
  return trace.find(({ line }) => line === name)?.amount
}

test('the figures of another year give another index', () => {
  const student = makeHousehold({ people: [makeReturn({ adjustedGrossIncome: 40_000 })] })
  const indexes = Object.values(needAnalysisTables).map(
    (ofYear) => computeStudentAidIndex({ awardYear: ofYear.awardYear, student }, ofYear).index,
  )
  expect(indexes).toEqual([11_055, 10_845, 10_500])
  expect(tables.awardYear).toBe('2026–27')
})
