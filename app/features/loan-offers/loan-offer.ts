import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'

/** One loan as its lender offers it: one rate type, one term, a range of rates. */
export interface LoanOffer {
  id: string
  lenderName: string
  /** Invented, for showing the site. */
  isSample: boolean
  product: string
  rateType: 'fixed' | 'variable'
  lowestRatePercent: number
  highestRatePercent: number
  /** The day the range was read at its source, `YYYY-MM-DD`. */
  rateSeenOn: string
  termMonths: number
  minimumCents: number
  /** null: up to what the school says it costs. */
  maximumCents: number | null
  /** Percentage points off for paying automatically, already part of the lowest rate. */
  autopayDiscountPercent: number
  /** Who gets the lowest rate: completes the words "Lowest rate needs". */
  floorConditions: string
  /** What may be paid while in school. */
  repaymentOptions: RepaymentChoice[]
}
