import type { Eligibility, Verdict } from '#domain/eligibility/rule-verdict.ts'
import type { ReasonNotAvailable } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import type { WorstCase } from '#domain/loans/worst-case.ts'

/** The standing of an offer in the list that it was picked from. */
export type Standing = 'available' | 'refused' | 'stale' | ReasonNotAvailable

/** One column of the comparison: an offer and its results for these answers. */
export interface ComparedOffer {
  offer: LoanOffer
  standing: Standing
  /** The costs; null if the offer cannot be priced for these answers or its rates are too old. */
  costs: ComparedCosts | null
  eligibility: Eligibility
  /** Whether the answers leave the lowest rate open. */
  lowestEnd: Verdict
  /** Days since its rates were last checked. */
  rateAgeDays: number
  /** The ranking score in hundredths of a point; null if the offer is not ranked. */
  score: number | null
  /** Whether the lender pays this site. The amount is left out, because nothing here may depend on it. */
  isPaid: boolean
  /** The APR that the visitor typed in as the lender’s quote; null if they did not. */
  quotedAprPercent: number | null
}

export interface ComparedCosts {
  priced: PricedOffer
  lowestAprPercent: number
  highestAprPercent: number
  /** The highest possible rate and the cost at that rate. */
  maximum: WorstCase
}
