import type { Situation } from '#app/features/student-loans/situation.server.ts'
import { aprOfOfferEnd } from '#domain/apr/offer-apr.ts'
import { daysBetween } from '#domain/dates.ts'
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts'
import type { Comparison } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { maximumRateOf } from '#domain/loans/maximum-rate.ts'
import { costOfRate, priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing, PricedOffer } from '#domain/loans/priced-offer.ts'
import type { ComparedCosts, ComparedOffer, Standing } from './compared-offer.ts'

interface ColumnFacts {
  comparison: Comparison
  profile: Situation['profile']
  borrowing: Borrowing
  today: string
  isPaid: boolean
}

/** What is shown of one offer, wherever it stands in the comparison of the whole list. */
export function columnOf(
  offer: LoanOffer,
  { comparison, profile, borrowing, today, isPaid }: ColumnFacts,
): ComparedOffer {
  const standing = standingOf(offer, comparison)
  const result = priceOffer(offer, borrowing)
  const ranked = comparison.available.find((each) => each.offer === offer)
  return {
    offer,
    standing,
    // What nobody offers any more is not counted with.
    costs: result.ok && standing !== 'stale' ? costsOf(result.priced) : null,
    eligibility: checkEligibility(offer.rules, { profile }),
    rateAgeDays: daysBetween(offer.rateSeenOn, today),
    score: ranked ? ranked.score : null,
    isPaid,
  }
}

function costsOf(priced: PricedOffer): ComparedCosts {
  const ratePercent = maximumRateOf(priced.offer)
  return {
    priced,
    lowestAprPercent: aprOfOfferEnd(priced, 'lowest'),
    highestAprPercent: aprOfOfferEnd(priced, 'highest'),
    maximum: { ratePercent, cost: costOfRate(priced, ratePercent) },
  }
}

function standingOf(offer: LoanOffer, { refused, stale, leftOut }: Comparison): Standing {
  if (stale.some((each) => each.offer === offer)) return 'stale'
  if (refused.some((each) => each.offer === offer)) return 'refused'
  return leftOut.find((each) => each.offer === offer)?.reason ?? 'available'
}
