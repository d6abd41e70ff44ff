import type { CriterionValue } from '#domain/ranking/scale.ts'
import type { CriterionCode, Weights } from './criteria.ts'
import { explainScore, type ReceiptLine, rankingInput } from './rank-offer.ts'
import { getLowestOpenTotal, type RankedOffer } from './sorts.ts'

/** Why an offer stands above one that costs less at every end open to this borrower. */
export interface ReasonAbove {
  /** The first cheaper offer below it. */
  cheaper: RankedOffer
  /** Whether the offer costs more at both ends of its rate range too, whichever are open. */
  isAtBothEnds: boolean
  /** The criteria that lift it, those that add most first; never empty. */
  lifts: readonly Advantage[]
}

/** The totals are never a reason: they speak for the cheaper offer. */
export type AdvantageCriterion = Exclude<CriterionCode, 'highest_total' | 'lowest_total'>

/** A criterion that adds more to the score of the upper offer than to that of the lower one. */
export interface Advantage {
  criterion: AdvantageCriterion
  value: CriterionValue
  /** The value of the cheaper offer. */
  cheaperValue: CriterionValue
}

interface RankedFor {
  amountCents: number
  weights: Weights
}

/**
 * Returns what puts an offer of a list in the order of `best_match` above a cheaper one; `null` if none below
 * it is cheaper at every end open to this borrower. Only two offers are scored again, so a list of thousands
 * can ask it for each offer that it shows.
 * @param below the offers after it, in order
 */
export function findReasonAbove(
  offer: RankedOffer,
  below: Iterable<RankedOffer>,
  rankedFor: RankedFor,
): ReasonAbove | null {
  for (const other of below) {
    if (!isCheaper(other, offer)) continue
    return {
      cheaper: other,
      isAtBothEnds: other.lowestTotalCents < offer.lowestTotalCents,
      lifts: findLifts(offer, other, rankedFor),
    }
  }
  return null
}

/** Whether an offer costs less than another at both the least and the most that each can cost this borrower. */
export function isCheaper(offer: RankedOffer, than: RankedOffer): boolean {
  return (
    offer.highestTotalCents < than.highestTotalCents && getLowestOpenTotal(offer) < getLowestOpenTotal(than)
  )
}

function findLifts(offer: RankedOffer, cheaper: RankedOffer, rankedFor: RankedFor): Advantage[] {
  return findGains(offer, cheaper, rankedFor).flatMap(({ criterion, value, otherValue }) =>
    canLift(criterion) ? [{ criterion, value, cheaperValue: otherValue }] : [],
  )
}

/** A criterion that adds more to the score of one offer than to that of another. */
interface Gain {
  criterion: CriterionCode
  value: CriterionValue
  otherValue: CriterionValue
}

/**
 * Compares two scores line by line, and returns what adds more to the first, the most first. A criterion that
 * applies to one of the two counts in the other's score like its average point, which is what leaving its
 * weight out comes to; one that applies to neither is no reason.
 */
export function findGains(offer: RankedOffer, other: RankedOffer, rankedFor: RankedFor): Gain[] {
  const upper = scoreAgain(offer, rankedFor)
  const lower = scoreAgain(other, rankedFor)
  const gains = upper.lines.flatMap((line, at) => {
    const against = lower.lines[at]
    const { criterion, value } = line
    if (!against || (!applies(line) && !applies(against))) return []
    const points = applies(line) ? line.points : upper.average
    const otherPoints = applies(against) ? against.points : lower.average
    const size = rankedFor.weights[criterion] * (points - otherPoints)
    return size > 0 ? [{ size, gain: { criterion, value, otherValue: against.value } }] : []
  })
  return gains.sort((a, b) => b.size - a.size).map(({ gain }) => gain)
}

function canLift(criterion: CriterionCode): criterion is AdvantageCriterion {
  return criterion !== 'highest_total' && criterion !== 'lowest_total'
}

function applies({ value }: ReceiptLine): boolean {
  return value !== 'not_applicable'
}

/** Returns the lines of an offer's receipt and its average point, unrounded. */
function scoreAgain(
  { priced, judgment, lowestEnd }: RankedOffer,
  { amountCents, weights }: RankedFor,
): { lines: readonly ReceiptLine[]; average: number } {
  const { lines } = explainScore(rankingInput(priced, { amountCents, judgment, lowestEnd }), weights)
  const sum = lines.reduce((sum, { points, weight }) => sum + points * weight, 0)
  return { lines, average: sum / lines.reduce((sum, { weight }) => sum + weight, 0) }
}
