import type { Assets, TaxAnswers } from './aid-inputs.ts'

/** Someone who filed no return and has no income. */
export const noTaxAnswers: TaxAnswers = {
  filed: false,
  filedAbroad: false,
  adjustedGrossIncome: 0,
  incomeFromWork: 0,
  incomeTaxPaid: 0,
  deductiblePayments: 0,
  taxExemptInterest: 0,
  untaxedIraDistributions: 0,
  iraRollover: 0,
  untaxedPensions: 0,
  pensionRollover: 0,
  foreignIncomeExclusion: 0,
  educationCredits: 0,
  taxableGrants: 0,
  workStudyEarnings: 0,
  scheduleC: 0,
  filedOtherSchedule: false,
}

/** A family that owns nothing. */
export const noAssets: Assets = {
  childSupportReceived: 0,
  cash: 0,
  investments: 0,
  businessOrFarm: 0,
  familyBusinessOrFarm: 0,
}
