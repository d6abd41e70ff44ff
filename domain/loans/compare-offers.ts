import { addDays, daysBetween } from '#domain/dates.ts'
import { checkEligibility, judge } from '#domain/eligibility/check-eligibility.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { Eligibility, Judgment } from '#domain/eligibility/rule-verdict.ts'
import type { Weights } from '#domain/ranking/criteria.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'
import { type Receipt, receiptOf, scorer } from '#domain/ranking/rank.ts'
import { borrowerValues, rankingInput } from '#domain/ranking/ranking-input.ts'
import { type RankedOffer, type SortCode, sortOffers } from '#domain/ranking/sorts.ts'
import type { LoanOffer } from './loan-offer.ts'
import { type PriceList, priceList } from './price-list.ts'
import { priceOffer } from './price-offer.ts'
import type { Borrowing, PricedOffer, ReasonLeftOut } from './priced-offer.ts'

/** A rate seen longer ago than this says nothing of what is offered today. */
export const daysRatesLast = 30

export interface ComparisonFor {
  profile: BorrowerProfile
  borrowing: Borrowing
  weights: Weights
  sort: SortCode
  /** `YYYY-MM-DD` */
  today: string
}

/** Every offer is in exactly one of the lists. */
export interface Comparison {
  /** What the borrower may get, in the order asked for. Their rules say yes or cannot tell. */
  available: RankedOffer[]
  /** What a rule refuses them: the fewest refusals first, then by id. */
  refused: RefusedOffer[]
  /** What is not ranked because its rate was seen more than 30 days ago: the newest first, then by id. */
  stale: StaleOffer[]
  /** What cannot be had for this borrowing or any more, by id. */
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
 * The one way to a list: for every page, with every sort. Neither the offers nor what they are compared for can
 * hold more than their types say, so nothing about money between lenders and us can reach it.
 */
export function compareOffers<Offer extends LoanOffer, For extends ComparisonFor>(
  offers: readonly Exactly<LoanOffer, Offer>[],
  comparedFor: Exactly<ComparisonFor, For>,
): Comparison {
  const { borrowing, profile, weights, sort, today } = comparedFor
  return comparePriced(priceList(offers, borrowing), { profile, weights, sort, today })
}

type ComparedFor = Omit<ComparisonFor, 'borrowing'>

/** The same for offers whose prices are kept: what they are compared for changes more often than what they cost. */
export function comparePriced<For extends ComparedFor>(
  prices: PriceList,
  comparedFor: Exactly<ComparedFor, For>,
): Comparison {
  const { profile, weights, sort, today } = comparedFor
  const score = scorer(weights, prices.borrowing.amountCents)
  const oldestDay = addDays(today, -daysRatesLast)
  const available: RankedOffer[] = []
  const refused: RefusedOffer[] = []
  const stale: StaleOffer[] = []
  const leftOut: LeftOutOffer[] = []
  let place = -1
  for (const offer of prices.offers) {
    place += 1
    if (offer.rateSeenOn < oldestDay) {
      stale.push({ offer, ageDays: daysBetween(offer.rateSeenOn, today) })
      continue
    }
    if (offer.applyBy !== null && offer.applyBy < today) {
      leftOut.push({ offer, reason: 'deadline_passed' })
      continue
    }
    const judgment = judge(offer.rules, profile)
    if (judgment.verdict === 'no') {
      refused.push({ offer, judgment })
      continue
    }
    const found = prices.look(offer, place)
    if (found !== 'priced') {
      leftOut.push({ offer, reason: found })
      continue
    }
    available.push({
      offer,
      judgment,
      score:
        score.ofLoan(prices.points, place) + score.ofBorrower(borrowerValues(offer, { profile, judgment })),
      lowestTotalCents: prices.lowestTotalCents[place] ?? 0,
      highestTotalCents: prices.highestTotalCents[place] ?? 0,
    })
  }
  return {
    available: sortOffers(available, sort),
    refused: refused.sort((a, b) => a.judgment.noes - b.judgment.noes || byId(a, b)),
    stale: stale.sort((a, b) => a.ageDays - b.ageDays || byId(a, b)),
    leftOut: leftOut.sort(byId),
  }
}

/** A ranked offer with everything that made its place, for the few of a long list that are shown. */
export interface ExplainedOffer extends RankedOffer, PricedOffer {
  eligibility: Eligibility
  receipt: Receipt
}

export function explainOffer(
  ranked: RankedOffer,
  { profile, borrowing, weights }: Pick<ComparisonFor, 'profile' | 'borrowing' | 'weights'>,
): ExplainedOffer {
  const { offer } = ranked
  const result = priceOffer(offer, borrowing)
  if (!result.ok) throw new Error(`${offer.id} was ranked for another borrowing: ${result.reason}`)
  const eligibility = checkEligibility(offer.rules, { profile })
  const input = rankingInput(result.priced, {
    amountCents: borrowing.amountCents,
    profile,
    judgment: eligibility,
  })
  return { ...ranked, ...result.priced, eligibility, receipt: receiptOf(input, weights) }
}

function byId(a: { offer: LoanOffer }, b: { offer: LoanOffer }): number {
  return a.offer.id < b.offer.id ? -1 : 1
}
