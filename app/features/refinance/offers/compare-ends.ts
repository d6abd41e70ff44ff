import { principalFor } from '#domain/loans/origination-fee.ts'
import type { ExplainedOffer } from '#domain/ranking/compare-offers.ts'
import { type AgainstToday, compareWithToday } from '#domain/refinance/against-today.ts'
import type { LoansToday } from '#domain/refinance/loans-today.ts'

/** An offer's two ends against what is left to pay today. */
export interface Ends {
  lowest: AgainstToday
  highest: AgainstToday
}

/** Compares an offer's terms at its two ends with the payments that are left on the loans it would pay off. */
export function compareEnds(
  { termMonths, lowest, highest, offer }: ExplainedOffer,
  today: LoansToday,
  discountPercent: number,
): Ends {
  const principalCents = principalFor(today.balanceCents, offer.originationFeePercent)
  const against = (ratePercent: number) =>
    compareWithToday(
      today,
      { principalCents, ratePercent, termMonths, upfrontCents: offer.applicationFeeCents },
      discountPercent,
    )
  return { lowest: against(lowest.ratePercent), highest: against(highest.ratePercent) }
}
