import type { NeedAnalysisTables } from './need-analysis.ts'

/** Read in a transcription only; see the sources. The year’s Pell Grants are not set yet. */
export const needAnalysis202728 = {
  awardYear: '2027–28',
  taxYear: 2025,
  dependentStudentAllowance: 12_220,
  parentAllowance: {
    smallestFamily: 2,
    amounts: [30_300, 37_720, 46_590, 54_970, 64_290],
    eachMore: 7_260,
  },
  independentAllowance: { single: 19_000, married: 30_470 },
  independentWithDependentsAllowance: {
    single: { smallestFamily: 2, amounts: [57_050, 71_040, 87_700, 103_500, 121_030], eachMore: 13_680 },
    married: { smallestFamily: 3, amounts: [59_930, 74_000, 87_320, 102_120], eachMore: 11_530 },
  },
  employmentExpense: { percent: 35, most: 5_200 },
  payrollTax: {
    medicarePercent: 1.45,
    higherMedicarePercent: 2.35,
    medicareThresholds: { joint: 250_000, separate: 125_000, other: 200_000 },
    socialSecurityPercent: 6.2,
    socialSecurityWageBase: 176_100,
  },
  businessOrFarm: [
    { from: 0, base: 0, percent: 40 },
    { from: 180_000, base: 72_000, percent: 50 },
    { from: 540_000, base: 252_000, percent: 60 },
    { from: 905_000, base: 471_000, percent: 100 },
  ],
  assetProtection: 0,
  assetPercent: { parents: 12, student: 20, studentWithDependents: 7 },
  studentIncomePercent: 50,
  contribution: {
    noneBelow: -8_900,
    least: -1_958,
    brackets: [
      { from: 0, base: 0, percent: 22 },
      { from: 22_600, base: 4_972, percent: 25 },
      { from: 28_300, base: 6_397, percent: 29 },
      { from: 34_000, base: 8_050, percent: 34 },
      { from: 39_900, base: 10_056, percent: 40 },
      { from: 45_600, base: 12_336, percent: 47 },
    ],
  },
  index: { least: -1_500, most: 999_999 },
  povertyYear: 2025,
  countsForeignIncomeForPell: true,
  leavesOutFamilyBusiness: true,
  pell: undefined,
} as const satisfies NeedAnalysisTables
