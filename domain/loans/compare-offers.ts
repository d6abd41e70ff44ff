import { addDays, daysBetween } from '#domain/dates.ts'
import { checkEligibility, judge } from '#domain/eligibility/check-eligibility.ts'
import { checkLowestRate } from '#domain/eligibility/lowest-rate.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { Eligibility, Judgment } from '#domain/eligibility/rule-verdict.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import type { Weights } from './criteria.ts'
import type { LoanOffer } from './loan-offer.ts'
import { priceOffer } from './price-offer.ts'
import type { Borrowing, PricedOffer, ReasonLeftOut } from './priced-offer.ts'
import { explainScore, type Receipt, rankingInput, scoreInput, totalPaidCents } from './rank-offer.ts'
import { type AnySort, type RankedOffer, sortOffers } from './sorts.ts'

export interface ComparisonFor {
  profile: BorrowerProfile
  borrowing: Borrowing
  weights: Weights
  sort: AnySort
  /** `YYYY-MM-DD` */
  today: string
}

export interface Comparison {
  /** The offers the borrower may get, in the requested order. Their verdict is "yes" or "unknown". */
  available: RankedOffer[]
  /** The offers that a rule refuses: fewest refusals first, then by id. */
  refused: RefusedOffer[]
  /**
   * The offers that are not ranked because their rate was seen more than 30 days ago: newest first, then by
   * id.
   */
  stale: StaleOffer[]
  /** The offers that are not available for this borrowing or whose deadline has passed, by id. */
  leftOut: LeftOutOffer[]
}

interface RefusedOffer {
  offer: LoanOffer
  judgment: Judgment
}

export interface StaleOffer {
  offer: LoanOffer
  ageDays: number
}

export interface LeftOutOffer {
  offer: LoanOffer
  reason: ReasonNotAvailable
}

export type ReasonNotAvailable = ReasonLeftOut | 'deadline_passed'

/**
 * Puts every offer into exactly one list of the comparison. Every page and every sort uses this function. Its
 * inputs cannot hold fields beyond their types, so nothing about payments between lenders and us can reach
 * the result.
 */
export function compareOffers<Offer extends LoanOffer, For extends ComparisonFor>(
  offers: readonly Exactly<LoanOffer, Offer>[],
  comparedFor: Exactly<ComparisonFor, For>,
): Comparison {
  const { profile, borrowing, weights, sort, today } = comparedFor
  const { amountCents } = borrowing
  const oldestDay = getOldestDay(today)
  const available: RankedOffer[] = []
  const refused: RefusedOffer[] = []
  const stale: StaleOffer[] = []
  const leftOut: LeftOutOffer[] = []
  for (const offer of offers) {
    if (offer.rateSeenOn < oldestDay) {
      stale.push({ offer, ageDays: daysBetween(offer.rateSeenOn, today) })
      continue
    }
    if (isPast(offer, today)) {
      leftOut.push({ offer, reason: 'deadline_passed' })
      continue
    }
    const judgment = judge(offer.rules, profile)
    if (judgment.verdict === 'no') {
      refused.push({ offer, judgment })
      continue
    }
    const result = priceOffer(offer, borrowing)
    if (!result.ok) {
      leftOut.push({ offer, reason: result.reason })
      continue
    }
    const { priced } = result
    const lowestEnd = checkLowestRate(offer, profile, judgment)
    available.push({
      offer,
      judgment,
      priced,
      lowestEnd,
      score: scoreInput(rankingInput(priced, { amountCents, judgment, lowestEnd }), weights),
      lowestTotalCents: totalPaidCents(priced, 'lowest'),
      highestTotalCents: totalPaidCents(priced, 'highest'),
    })
  }
  return {
    available: sortOffers(available, sort),
    refused: refused.sort((a, b) => a.judgment.refusals - b.judgment.refusals || byId(a, b)),
    stale: stale.sort((a, b) => a.ageDays - b.ageDays || byId(a, b)),
    leftOut: leftOut.sort(byId),
  }
}

/**
 * Counts the current offers that no rule refuses so far, before the loan itself is known. Later answers can only rule out
 * more of them, or the amount and the repayment.
 */
export function countOpenOffers(
  offers: readonly LoanOffer[],
  { profile, today }: Pick<ComparisonFor, 'profile' | 'today'>,
): { open: number; total: number } {
  const oldestDay = getOldestDay(today)
  const current = offers.filter((offer) => offer.rateSeenOn >= oldestDay && !isPast(offer, today))
  const open = current.filter(({ rules }) => judge(rules, profile).verdict !== 'no').length
  return { open, total: current.length }
}

function getOldestDay(today: string): string {
  return addDays(today, -maxRateAgeDays)
}

function isPast({ applyBy }: LoanOffer, today: string): boolean {
  return applyBy !== null && applyBy < today
}

/** A ranked offer with everything that decided its place; only the few offers shown need it. */
export interface ExplainedOffer extends Omit<RankedOffer, 'priced'>, PricedOffer {
  eligibility: Eligibility
  receipt: Receipt
}

export function explainOffer(
  { priced, ...ranked }: RankedOffer,
  { profile, borrowing, weights }: Pick<ComparisonFor, 'profile' | 'borrowing' | 'weights'>,
): ExplainedOffer {
  const { amountCents } = borrowing
  const eligibility = checkEligibility(priced.offer.rules, { profile })
  const { lowestEnd } = ranked
  const input = rankingInput(priced, { amountCents, judgment: eligibility, lowestEnd })
  return { ...ranked, ...priced, eligibility, receipt: explainScore(input, weights) }
}

function byId(a: { offer: LoanOffer }, b: { offer: LoanOffer }): number {
  return a.offer.id < b.offer.id ? -1 : 1
}
