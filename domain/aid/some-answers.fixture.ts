import fc from 'fast-check'
import type { NeedAnalysisYear } from '#domain/award-years/need-analysis.ts'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import type { AidInputs, Assets, Household, TaxAnswers } from './aid-inputs.ts'
import { noAssets, noTaxAnswers } from './no-answers.ts'

/** A return of one person, with what a test says about it. */
export function makeReturn(answers: Partial<TaxAnswers> = {}): TaxAnswers {
  return { ...noTaxAnswers, filed: true, filingStatus: 'single', ...answers }
}

export function makeAssets(assets: Partial<Assets> = {}): Assets {
  return { ...noAssets, ...assets }
}

/** A single person in Ohio without assets. */
export function makeHousehold(household: Partial<Household> = {}): Household {
  return {
    isCouple: false,
    people: [makeReturn()],
    familySize: 1,
    state: 'OH',
    receivedEarnedIncomeCredit: false,
    receivedFederalBenefit: false,
    ...household,
  }
}

const dollars = fc.integer({ min: -50_000, max: 1_500_000 })
const positive = fc.nat(300_000)

const someReturn: fc.Arbitrary<TaxAnswers> = fc.record({
  filed: fc.boolean(),
  filedAbroad: fc.boolean(),
  filingStatus: fc.constantFrom(
    'single',
    'joint',
    'separate',
    'head of household',
    'surviving spouse',
    undefined,
  ),
  adjustedGrossIncome: dollars,
  incomeFromWork: dollars,
  incomeTaxPaid: dollars,
  deductiblePayments: positive,
  taxExemptInterest: positive,
  untaxedIraDistributions: positive,
  iraRollover: positive,
  untaxedPensions: positive,
  pensionRollover: positive,
  foreignIncomeExclusion: dollars,
  educationCredits: positive,
  taxableGrants: positive,
  workStudyEarnings: positive,
  scheduleC: dollars,
  filedOtherSchedule: fc.boolean(),
})

const someAssets: fc.Arbitrary<Assets> = fc.record({
  childSupportReceived: positive,
  cash: dollars,
  investments: dollars,
  businessOrFarm: dollars,
  familyBusinessOrFarm: fc.nat(50_000),
})

function someHousehold(smallest: number): fc.Arbitrary<Household> {
  return fc.record(
    {
      isCouple: fc.boolean(),
      people: fc.oneof(fc.tuple(someReturn), fc.tuple(someReturn, someReturn)),
      familySize: fc.integer({ min: smallest, max: 15 }),
      state: fc.constantFrom('OH', 'AK', 'HI', 'PR', 'PW', 'FC', ''),
      receivedEarnedIncomeCredit: fc.boolean(),
      receivedFederalBenefit: fc.boolean(),
      assets: someAssets,
    },
    {
      requiredKeys: [
        'isCouple',
        'people',
        'familySize',
        'state',
        'receivedEarnedIncomeCredit',
        'receivedFederalBenefit',
      ],
    },
  )
}

const years = Object.values(needAnalysisTables).map(({ awardYear }): NeedAnalysisYear => awardYear)

/** Every kind of student, of every award year. */
export const someInputs: fc.Arbitrary<AidInputs> = fc.oneof(
  fc.record({ awardYear: fc.constantFrom(...years), student: someHousehold(1) }),
  fc.record({
    awardYear: fc.constantFrom(...years),
    student: someHousehold(1),
    parents: someHousehold(2),
  }),
)
