import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import type { Capitalization, RepaymentChoice } from './loan-terms.ts'

/** One way to repay while in school and in grace. `immediate` has no waiting period and no capitalization. */
export interface RepaymentOption {
  choice: RepaymentChoice
  /** The monthly amount of `flat`; 0 for the other choices. */
  flatPaymentCents: number
  capitalization: Capitalization
}

/** Whose credit score decides who gets the lowest rate. */
export const floorScoresOf = ['borrower', 'cosigner', 'either'] as const
export type FloorScoreOf = (typeof floorScoresOf)[number]

/**
 * One loan as its lender offers it: one product with one type of rate. It holds the facts that 12 CFR 1026.47
 * requires a lender to disclose before an application, and nothing about what the lender may pay us. `null`
 * means the lender does not state the fact.
 */
export interface LoanOffer {
  id: string
  lenderId: string
  lenderName: string
  /** Whether the offer is invented to demonstrate the site. */
  isSample: boolean
  product: string
  rateType: 'fixed' | 'variable'
  /** The nominal yearly rates actually offered, in percent, before any discount. */
  lowestRatePercent: number
  highestRatePercent: number
  /** The day the rate range was read from its source, as `YYYY-MM-DD`. */
  rateSeenOn: string
  /**
   * The highest rate a variable loan can reach over its life; `null` when the rate is fixed or the lender
   * states no cap.
   */
  rateCapPercent: number | null
  /** The index of a variable rate, such as "30-day average SOFR"; '' when the rate is fixed. */
  rateIndex: string
  isHigherWithoutCosigner: boolean | null
  /** Percentage points off for paying automatically; not yet deducted from the rates above. */
  autopayDiscountPercent: number
  /** Who gets the lowest rate; completes the sentence "Lowest rate requires …". */
  floorConditions: string
  /** The least credit score that the lender states for its lowest rate; `null` when it states none. */
  floorMinimumScore: number | null
  /**
   * Whose score that is. `cosigner`: the lowest rate is only given with a cosigner, whether or not a score is
   * stated. `either`: the better of the two signers' scores counts.
   */
  floorScoreOf: FloorScoreOf
  /** The repayment terms to choose from, in months; ascending and never empty. */
  termsMonths: readonly number[]
  minimumCents: number
  /** `null`: the limit is the school's cost of attendance; of a loan that refinances others, none is stated. */
  maximumCents: number | null
  /** Deducted from the disbursement, in percent of the amount borrowed. */
  originationFeePercent: number
  applicationFeeCents: number
  lateFeePercent: number | null
  lateFeeCents: number | null
  returnedPaymentFeeCents: number | null
  /** Months after school before full payments begin. */
  graceMonths: number
  /** Never empty. */
  repaymentOptions: readonly RepaymentOption[]
  /**
   * The number of on-time full payments after which the borrower can request a cosigner release; `null` when
   * there is no release or the lender states none.
   */
  cosignerReleaseAfterPayments: number | null
  /** Other requirements for a cosigner release; '' when the lender states none. */
  cosignerReleaseConditions: string
  /** Months of payments that can be paused for hardship over the life of the loan. */
  hardshipMonths: number | null
  /** `YYYY-MM-DD`; `null` when the lender takes applications all year. */
  applyBy: string | null
  /** The address of the lender's application; `null` for samples. */
  applyUrl: string | null
  rules: LoanRules
}
