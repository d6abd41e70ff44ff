import type { LoanCost, RepaymentChoice } from './cost-of-loan.ts'
import type { LoanOffer, RepaymentOption } from './loan-offer.ts'

/** What every offer of a list is priced for. */
export interface Borrowing {
  /** What is to be paid out, after any origination fee. */
  amountCents: number
  inSchoolMonths: number
  repayment: RepaymentChoice
  /** null: the offer's own term that is nearest to ten years, the longer of two. */
  termMonths: number | null
  /** Pays automatically: each offer's discount is taken off both ends. */
  withAutopay: boolean
  /**
   * Every offer under the same terms, so that only rates and fees differ: ten years unless `termMonths` says otherwise (also
   * where the lender has no such term), six months of grace, $25 of flat payment, capitalized once, no discount.
   */
  withSameAssumptions: boolean
}

/** What an offer costs at one end of its range. */
export interface OfferEnd {
  /** Nominal, after the autopay discount where it is taken. */
  ratePercent: number
  cost: LoanCost
}

export interface PricedOffer {
  offer: LoanOffer
  /** The term it is priced at. */
  termMonths: number
  /** The way to repay it is priced at. */
  option: RepaymentOption
  graceMonths: number
  inSchoolMonths: number
  /** What is borrowed so that the amount is left after the origination fee. */
  principalCents: number
  feeCents: number
  lowest: OfferEnd
  highest: OfferEnd
}

/** Why an offer cannot be priced for a borrowing. */
export type ReasonLeftOut = 'below_minimum' | 'above_maximum' | 'repayment_not_offered' | 'term_not_offered'
