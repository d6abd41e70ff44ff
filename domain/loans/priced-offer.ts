import type { Replaced } from '#domain/refinance/choose-term.ts'
import type { LoanCost } from './cost-of-loan.ts'
import type { LoanOffer, RepaymentOption } from './loan-offer.ts'
import type { RepaymentChoice } from './loan-terms.ts'

/** The amount and repayment choices that every offer of a list is priced for. */
export interface Borrowing {
  /** The amount to be paid out, after any origination fee. */
  amountCents: number
  inSchoolMonths: number
  repayment: RepaymentChoice
  /**
   * `null`: use the offer's own term that is nearest to ten years, or the longer of two equally near ones; when it
   * replaces loans, the term of their goal.
   */
  termMonths: number | null
  /**
   * Whether the borrower pays automatically, so that each offer's discount applies to both ends of its range.
   */
  withAutopay: boolean
  /**
   * Whether every offer gets the same terms, so that only rates and fees differ: ten years unless
   * `termMonths` sets another term (even one the lender does not offer), six months of grace, a $25 flat
   * payment, capitalization once at repayment, and no discount.
   */
  withSameAssumptions: boolean
  /** The loans that this one would pay off; absent when it pays for studies. */
  replaced?: Replaced | undefined
}

/** What an offer costs at one end of its rate range. */
export interface OfferEnd {
  /** The nominal rate, after the autopay discount if it applies. */
  ratePercent: number
  cost: LoanCost
}

export interface PricedOffer {
  offer: LoanOffer
  /** The term used for pricing. */
  termMonths: number
  /** The repayment option used for pricing. */
  option: RepaymentOption
  graceMonths: number
  inSchoolMonths: number
  /** The amount borrowed so that the requested amount remains after the origination fee. */
  principalCents: number
  feeCents: number
  /** The loans it pays off; their goal chose the term if the borrower did not. */
  replaced?: Replaced | undefined
  lowest: OfferEnd
  highest: OfferEnd
}

/** The reason an offer cannot be priced for a borrowing. */
export type ReasonLeftOut = 'below_minimum' | 'above_maximum' | 'repayment_not_offered' | 'term_not_offered'
