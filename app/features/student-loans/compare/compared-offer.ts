import type { Eligibility } from '#domain/eligibility/rule-verdict.ts'
import type { ReasonNotAvailable } from '#domain/loans/compare-offers.ts'
import type { LoanCost } from '#domain/loans/cost-of-loan.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'

/** Where an offer stands in the list that it was picked from. */
export type Standing = 'available' | 'refused' | 'stale' | ReasonNotAvailable

/** One column of the comparison: an offer, and what it comes to for these answers. */
export interface ComparedOffer {
  offer: LoanOffer
  standing: Standing
  /** What it costs; null where it cannot be priced for these answers, or its rates are too old to count with. */
  costs: ComparedCosts | null
  eligibility: Eligibility
  /** Days since its rates were seen. */
  rateAgeDays: number
  /** Of the ranking, in whole hundredths of a point; null where it is not ranked. */
  score: number | null
  /** Whether the lender pays this site. Not how much: nothing here may depend on that. */
  isPaid: boolean
}

export interface ComparedCosts {
  priced: PricedOffer
  /** The annual percentage rates at both ends. */
  lowestAprPercent: number
  highestAprPercent: number
  /** At the most that the rate can become. */
  maximum: { ratePercent: number; cost: LoanCost }
}
