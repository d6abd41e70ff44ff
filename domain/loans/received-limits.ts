import type { LoanOffer } from './loan-offer.ts'

type Limited = Pick<LoanOffer, 'minimumCents' | 'maximumCents' | 'originationFeePercent'>

/**
 * The least and the most that a borrower can receive of a loan, in cents of whole dollars: a lender's limits are for what
 * is borrowed, and an origination fee comes off that. `mostCents` is `null` when the lender states no maximum.
 */
export function getReceivedLimits({ minimumCents, maximumCents, originationFeePercent }: Limited): {
  leastCents: number
  mostCents: number | null
} {
  const toDollars = (principalCents: number, round: (dollars: number) => number) =>
    round((principalCents * (1 - originationFeePercent / 100)) / 100) * 100
  return {
    leastCents: toDollars(minimumCents, Math.ceil),
    mostCents: maximumCents === null ? null : toDollars(maximumCents, Math.floor),
  }
}
