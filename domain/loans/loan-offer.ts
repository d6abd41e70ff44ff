import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import type { RepaymentChoice } from './cost-of-loan.ts'

/**
 * Whether interest grows before full payments begin, and when the unpaid joins the amount owed: it grows from the first day,
 * but where the time is `interest_free`.
 */
export type Capitalization = 'at_repayment' | 'yearly' | 'quarterly' | 'monthly' | 'interest_free'

/** One way to repay while in school and in grace. `immediate` has neither waiting nor capitalization. */
export interface RepaymentOption {
  choice: RepaymentChoice
  /** The monthly amount of `flat`; 0 for the others. */
  flatPaymentCents: number
  capitalization: Capitalization
}

/**
 * One loan as its lender offers it: one product at one type of rate. It holds what 12 CFR 1026.47 makes a lender disclose
 * before an application, and nothing of what the lender may pay us. `null` is what the lender does not say.
 */
export interface LoanOffer {
  id: string
  lenderId: string
  lenderName: string
  /** Invented, for showing the site. */
  isSample: boolean
  product: string
  rateType: 'fixed' | 'variable'
  /** Nominal yearly rates actually offered, in percent, before any discount. */
  lowestRatePercent: number
  highestRatePercent: number
  /** The day the range was read at its source, `YYYY-MM-DD`. */
  rateSeenOn: string
  /** The most a variable rate can reach in the life of the loan; null when fixed or not said. */
  rateCapPercent: number | null
  /** What a variable rate follows, such as "30-day average SOFR"; '' when fixed. */
  rateIndex: string
  /** Whether the rate is higher without a cosigner. */
  isHigherWithoutCosigner: boolean | null
  /** Percentage points off for paying automatically; not yet taken off the rates above. */
  autopayDiscountPercent: number
  /** Who gets the lowest rate: completes the words "Lowest rate needs". */
  floorConditions: string
  /** Months of full payments to choose from, ascending, never empty. */
  termsMonths: readonly number[]
  minimumCents: number
  /** null: up to what the school says it costs. */
  maximumCents: number | null
  /** Taken off what is paid out, in percent of the amount borrowed. */
  originationFeePercent: number
  applicationFeeCents: number
  lateFeePercent: number | null
  lateFeeCents: number | null
  returnedPaymentFeeCents: number | null
  /** Months after school before full payments begin. */
  graceMonths: number
  /** Never empty. */
  repaymentOptions: readonly RepaymentOption[]
  /** On-time full payments after which a cosigner can ask to be released; null when never, or not said. */
  cosignerReleaseAfterPayments: number | null
  /** What else a release needs; '' when nothing is said. */
  cosignerReleaseConditions: string
  /** Months of payments that can be paused in hardship over the life of the loan. */
  hardshipMonths: number | null
  /** `YYYY-MM-DD`, null when applications are taken all year. */
  applyBy: string | null
  /** Where the lender takes applications; null for samples. */
  applyUrl: string | null
  rules: LoanRules
}
