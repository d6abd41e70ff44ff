/**
 * What a borrower pays in school and during the grace period: full payments at once, each month's interest, a
 * small flat amount, or nothing. Every list of choices uses this order.
 */
export const repaymentChoices = ['immediate', 'interest_only', 'flat', 'deferred'] as const
export type RepaymentChoice = (typeof repaymentChoices)[number]

/**
 * Whether interest accrues before full payments begin, and when unpaid interest is capitalized. It accrues
 * from the first day, except with `interest_free`.
 */
export const capitalizations = ['at_repayment', 'yearly', 'quarterly', 'monthly', 'interest_free'] as const
export type Capitalization = (typeof capitalizations)[number]

/** The inputs of a loan calculation. */
export interface LoanTerms {
  amountCents: number
  /** Nominal yearly rate in percent: 6.39 means 6.39%. */
  ratePercent: number
  /** Months of full payments. */
  termMonths: number
  /** Months until school ends; 0 when it has ended. */
  inSchoolMonths: number
  graceMonths: number
  repayment: RepaymentChoice
  /** The monthly amount of the `flat` choice; other choices ignore it. */
  flatPaymentCents: number
  /** When unpaid interest is capitalized; defaults to once, when full payments begin. */
  capitalization?: Capitalization
}
