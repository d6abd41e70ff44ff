import type { LoanCost } from './cost-of-loan.ts'

/** What ordering may look at. What a lender pays is no part of it, so it cannot move an offer. */
export interface TotalsOfOffer {
  id: string
  /** Cost at the lowest rate offered. */
  lowest: Pick<LoanCost, 'totalCents'>
  /** Cost at the highest rate offered. */
  highest: Pick<LoanCost, 'totalCents'>
}

/** Offers by the total at their lowest rate, then at their highest, then by id so that equals never swap. */
export function orderByTotal<Offer extends TotalsOfOffer>(offers: readonly Offer[]): Offer[] {
  return [...offers].sort(
    (a, b) =>
      a.lowest.totalCents - b.lowest.totalCents ||
      a.highest.totalCents - b.highest.totalCents ||
      (a.id < b.id ? -1 : 1),
  )
}
