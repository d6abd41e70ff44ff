import type { NeedAnalysisTables } from './need-analysis.ts'

/** The award year July 1, 2026 to June 30, 2027, with the tax year 2024. */
export const needAnalysis202627 = {
  awardYear: '2026–27',
  taxYear: 2024,
  dependentStudentAllowance: 11_770,
  parentAllowance: {
    smallestFamily: 2,
    amounts: [29_190, 36_330, 44_880, 52_950, 61_930],
    eachMore: 6_990,
  },
  independentAllowance: { single: 18_310, married: 29_350 },
  independentWithDependentsAllowance: {
    single: { smallestFamily: 2, amounts: [54_950, 68_430, 84_480, 99_700, 116_590], eachMore: 13_180 },
    married: { smallestFamily: 3, amounts: [57_730, 71_280, 84_120, 98_370], eachMore: 11_110 },
  },
  employmentExpense: { percent: 35, most: 5_000 },
  payrollTax: {
    medicarePercent: 1.45,
    higherMedicarePercent: 2.35,
    medicareThresholds: { joint: 250_000, separate: 125_000, other: 200_000 },
    socialSecurityPercent: 6.2,
    socialSecurityWageBase: 168_600,
  },
  businessOrFarm: [
    { from: 0, base: 0, percent: 40 },
    { from: 175_000, base: 70_000, percent: 50 },
    { from: 520_000, base: 242_500, percent: 60 },
    { from: 870_000, base: 452_500, percent: 100 },
  ],
  assetProtection: 0,
  assetPercent: { parents: 12, student: 20, studentWithDependents: 7 },
  studentIncomePercent: 50,
  contribution: {
    noneBelow: -8_500,
    least: -1_870,
    brackets: [
      { from: 0, base: 0, percent: 22 },
      { from: 21_800, base: 4_796, percent: 25 },
      { from: 27_300, base: 6_171, percent: 29 },
      { from: 32_800, base: 7_766, percent: 34 },
      { from: 38_400, base: 9_670, percent: 40 },
      { from: 43_900, base: 11_870, percent: 47 },
    ],
  },
  index: { least: -1_500, most: 999_999 },
  povertyYear: 2024,
  countsForeignIncomeForPell: true,
  leavesOutFamilyBusiness: true,
  pell: { maximum: 7_395, minimum: 740, noneFromIndex: 14_790 },
} as const satisfies NeedAnalysisTables
