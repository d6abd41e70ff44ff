import type { NeedAnalysisTables } from './need-analysis.ts'

/** The award year July 1, 2025 to June 30, 2026, with the tax year 2023. */
export const needAnalysis202526 = {
  awardYear: '2025–26',
  taxYear: 2023,
  dependentStudentAllowance: 11_510,
  parentAllowance: {
    smallestFamily: 2,
    amounts: [28_530, 35_510, 43_870, 51_750, 60_540],
    eachMore: 6_840,
  },
  independentAllowance: { single: 17_890, married: 28_690 },
  independentWithDependentsAllowance: {
    single: { smallestFamily: 2, amounts: [53_710, 66_880, 82_570, 97_440, 113_950], eachMore: 12_880 },
    married: { smallestFamily: 3, amounts: [56_430, 69_670, 82_220, 96_150], eachMore: 10_860 },
  },
  employmentExpense: { percent: 35, most: 4_890 },
  payrollTax: {
    medicarePercent: 1.45,
    higherMedicarePercent: 2.35,
    medicareThresholds: { joint: 250_000, separate: 125_000, other: 200_000 },
    socialSecurityPercent: 6.2,
    socialSecurityWageBase: 160_200,
  },
  businessOrFarm: [
    { from: 0, base: 0, percent: 40 },
    { from: 170_000, base: 68_000, percent: 50 },
    { from: 510_000, base: 238_000, percent: 60 },
    { from: 850_000, base: 442_000, percent: 100 },
  ],
  assetProtection: 0,
  assetPercent: { parents: 12, student: 20, studentWithDependents: 7 },
  studentIncomePercent: 50,
  contribution: {
    noneBelow: -8_300,
    least: -1_826,
    brackets: [
      { from: 0, base: 0, percent: 22 },
      { from: 21_300, base: 4_686, percent: 25 },
      { from: 26_700, base: 6_036, percent: 29 },
      { from: 32_000, base: 7_573, percent: 34 },
      { from: 37_500, base: 9_443, percent: 40 },
      { from: 42_900, base: 11_603, percent: 47 },
    ],
  },
  index: { least: -1_500, most: 999_999 },
  povertyYear: 2023,
  countsForeignIncomeForPell: false,
  leavesOutFamilyBusiness: false,
  pell: { maximum: 7_395, minimum: 740, noneFromIndex: undefined },
} as const satisfies NeedAnalysisTables
