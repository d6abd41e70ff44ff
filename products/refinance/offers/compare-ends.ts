import type { ExplainedOffer } from '#domain/loans/compare-offers.ts'
import { principalFor } from '#domain/loans/origination-fee.ts'
import { type AgainstToday, compareWithToday } from '#domain/refinance/compare-to-current.ts'
import type { LoansToday } from '#domain/refinance/loans-today.ts'

/** An offer's two ends against what is left to pay today. */
export interface Ends {
  lowest: AgainstToday
  highest: AgainstToday
}

/**
 * Returns the lowest rate, in percent, that a saving may count with: the offer's highest when the visitor's own answers
 * rule its lowest out, because no rate between them is stated.
 */
export function lowestOpenRate({ lowestEnd, lowest, highest }: ExplainedOffer): number {
  return lowestEnd === 'no' ? highest.ratePercent : lowest.ratePercent
}

/** Compares an offer's terms at its two ends with the payments that are left on the loans it would pay off. */
export function compareEnds(ranked: ExplainedOffer, today: LoansToday, discountPercent: number): Ends {
  const { termMonths, highest, offer } = ranked
  const principalCents = principalFor(today.balanceCents, offer.originationFeePercent)
  const against = (ratePercent: number) =>
    compareWithToday(
      today,
      { principalCents, ratePercent, termMonths, upfrontCents: offer.applicationFeeCents },
      discountPercent,
    )
  return { lowest: against(lowestOpenRate(ranked)), highest: against(highest.ratePercent) }
}
