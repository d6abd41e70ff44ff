import type { RateRange } from '#domain/reviews/lender-terms.ts'
import type { KnownCard, Promotion } from './card.ts'

/** Which end of a range of APRs. */
export type AprEnd = 'lowest' | 'highest'

export function aprAt({ lowestPercent, highestPercent }: RateRange, end: AprEnd): number {
  return end === 'lowest' ? lowestPercent : highestPercent
}

export function findPromotion(
  { promotions }: Pick<KnownCard, 'promotions'>,
  on: Promotion['on'],
): Promotion | null {
  return promotions.find((promotion) => promotion.on === on) ?? null
}
