import type { NeedAnalysisYear } from '#domain/award-years/need-analysis.ts'

/** How a tax return was filed. Abroad, the status of a US return that comes nearest. */
export type FilingStatus = 'single' | 'joint' | 'separate' | 'head of household' | 'surviving spouse'

/**
 * The answers of one person about the tax year two years before the award year, in whole dollars. A value that
 * was typed on the form has replaced the one the IRS transferred.
 */
export interface TaxAnswers {
  /** Whether a return was filed: in the US, in Puerto Rico or a territory, or abroad. */
  filed: boolean
  /** Whether that return was filed outside the US and its territories. */
  filedAbroad: boolean
  filingStatus?: FilingStatus | undefined
  adjustedGrossIncome: number
  /** Wages and the profit of a business, before taxes; negative after a loss. */
  incomeFromWork: number
  incomeTaxPaid: number
  /** Payments to SEP, SIMPLE, Keogh and other plans, and IRA deductions. */
  deductiblePayments: number
  taxExemptInterest: number
  untaxedIraDistributions: number
  iraRollover: number
  untaxedPensions: number
  pensionRollover: number
  /** Income earned abroad that the return left out. The sign does not matter: returns show it below zero. */
  foreignIncomeExclusion: number
  /** American Opportunity and Lifetime Learning credits. */
  educationCredits: number
  /** Grants and scholarships that were reported to the IRS as income. */
  taxableGrants: number
  workStudyEarnings: number
  /** Net profit or loss of Schedule C. */
  scheduleC: number
  /** Whether Schedule A, B, D, E, F or H was filed. */
  filedOtherSchedule: boolean
}

/** What a family owns on the day of the form, minus what it owes for that, in whole dollars. */
export interface Assets {
  /** In the last complete calendar year. */
  childSupportReceived: number
  cash: number
  investments: number
  businessOrFarm: number
  /**
   * The part of `businessOrFarm` that is a farm on which the family lives, a business with 100 or fewer
   * full-time employees that the family owns and controls, or a family's commercial fishing business.
   */
  familyBusinessOrFarm: number
}

/** A student with a spouse, or the parents of a dependent student. */
export interface Household {
  /** Married or remarried; also parents who are not married and live together. */
  isCouple: boolean
  /** One person, or two whose income is on different returns. */
  people: readonly [TaxAnswers] | readonly [TaxAnswers, TaxAnswers]
  /** Everyone the household supports, the student included. */
  familySize: number
  /** State of legal residence, as two letters; empty when unknown. */
  state: string
  receivedEarnedIncomeCredit: boolean
  /** Whether someone received Medicaid, SNAP, SSI or another federal benefit that depends on means. */
  receivedFederalBenefit: boolean
  /** Undefined where the form did not ask. */
  assets?: Assets | undefined
}

/** All that the Student Aid Index and the kinds of Pell Grant are computed from. */
export interface AidInputs {
  awardYear: NeedAnalysisYear
  student: Household
  /** Only of a dependent student; see `domain/fafsa-form/dependency.ts`. */
  parents?: Household | undefined
}
