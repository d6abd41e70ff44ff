import { isMaximumAssumed } from '#domain/loans/maximum-rate.ts'
import type { RankedOffer } from '#domain/loans/sorts.ts'
import { findWorstCase } from '#domain/loans/worst-case.ts'

/** An offer with the most that it can cost on the terms it was priced at, in whole cents. */
export interface RankedWorstCase {
  ranked: RankedOffer
  /** In percent; see `getMaximumRate`. */
  ratePercent: number
  /** The full monthly payment. */
  monthlyCents: number
  /** All payments and the application fee. */
  totalCents: number
  /** The lender states no cap, so the rate can rise above the one assumed here. */
  isAssumed: boolean
}

/**
 * Finds the offer whose worst case has the lowest total: the least to lose if the rate turns out as high as it can.
 * Offers without a stated limit come after all others. Of equal ones, the one whose rules are all met wins,
 * then the lower id.
 */
export function findLowestWorstCase(offers: readonly RankedOffer[]): RankedWorstCase | undefined {
  let best: RankedWorstCase | undefined
  for (const ranked of offers) {
    // The worst case never costs less than the top of the range, so most offers need no calculation of their own.
    if (best && !best.isAssumed && ranked.highestTotalCents > best.totalCents) continue
    const found = toWorstCase(ranked)
    if (!best || isBetter(found, best)) best = found
  }
  return best
}

function toWorstCase(ranked: RankedOffer): RankedWorstCase {
  const { ratePercent, cost, totalCents } = findWorstCase(ranked.priced)
  const isAssumed = isMaximumAssumed(ranked.offer)
  return { ranked, ratePercent, monthlyCents: cost.monthlyPaymentCents, totalCents, isAssumed }
}

function isBetter(one: RankedWorstCase, other: RankedWorstCase): boolean {
  if (one.isAssumed !== other.isAssumed) return other.isAssumed
  if (one.totalCents !== other.totalCents) return one.totalCents < other.totalCents
  const [first, second] = [one.ranked, other.ranked]
  if (first.judgment.verdict !== second.judgment.verdict) return first.judgment.verdict === 'yes'
  return first.offer.id < second.offer.id
}
