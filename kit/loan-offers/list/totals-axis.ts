import { chooseScale, type Scale } from '#app/ui/chart/scale.ts'
import { totalPaidCents } from '#domain/loans/rank-offer.ts'
import { formatDollars } from '#domain/money.ts'
import type { OffersView, ShownOffer } from './offers-view.server.ts'

/** The axis of what the loans cost in total, from what is borrowed to the most that any of them can cost. */
export function totalsScale({ situation, highestTotalCents }: OffersView): Scale {
  return chooseScale([situation.borrowing.amountCents, highestTotalCents], 'Range')
}

/** The id of a row of the list, by its place. */
export function placeId(position: number): string {
  return `loan-${position}`
}

/** The totals of a loan at both ends of its rates. */
export function toEnds(ranked: ShownOffer) {
  const [low, high] = [totalPaidCents(ranked, 'lowest'), totalPaidCents(ranked, 'highest')]
  return { low: { at: low, text: formatDollars(low) }, high: { at: high, text: formatDollars(high) } }
}
