import { calculateOfferApr } from '#domain/apr/offer-apr.ts'
import type { QuotedRate } from '#domain/apr/quoted-rate.ts'
import { daysBetween } from '#domain/dates.ts'
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts'
import { checkLowestRate } from '#domain/eligibility/lowest-rate.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { Comparison } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing, PricedOffer } from '#domain/loans/priced-offer.ts'
import { findWorstCase } from '#domain/loans/worst-case.ts'
import type { ComparedCosts, ComparedOffer, Standing } from './compared-offer.ts'

interface ColumnFacts {
  comparison: Comparison
  profile: BorrowerProfile
  borrowing: Borrowing
  today: string
  isPaid: boolean
  quotes?: readonly QuotedRate[]
}

/** Builds one column of the comparison, whatever the offer's standing in the full list. */
export function toColumn(
  offer: LoanOffer,
  { comparison, profile, borrowing, today, isPaid, quotes = [] }: ColumnFacts,
): ComparedOffer {
  const standing = getStanding(offer, comparison)
  const result = priceOffer(offer, borrowing)
  const ranked = comparison.available.find((each) => each.offer === offer)
  const eligibility = checkEligibility(offer.rules, { profile })
  return {
    offer,
    standing,
    // An offer with outdated rates has no costs, because the lender may no longer offer them.
    costs: result.ok && standing !== 'stale' ? toComparedCosts(result.priced) : null,
    eligibility,
    lowestEnd: checkLowestRate(offer, profile, eligibility),
    rateAgeDays: daysBetween(offer.rateSeenOn, today),
    score: ranked ? ranked.score : null,
    isPaid,
    quotedAprPercent: quotes.find(({ offerId }) => offerId === offer.id)?.aprPercent ?? null,
  }
}

function toComparedCosts(priced: PricedOffer): ComparedCosts {
  return {
    priced,
    lowestAprPercent: calculateOfferApr(priced, 'lowest'),
    highestAprPercent: calculateOfferApr(priced, 'highest'),
    maximum: findWorstCase(priced),
  }
}

function getStanding(offer: LoanOffer, { refused, stale, leftOut }: Comparison): Standing {
  if (stale.some((each) => each.offer === offer)) return 'stale'
  if (refused.some((each) => each.offer === offer)) return 'refused'
  return leftOut.find((each) => each.offer === offer)?.reason ?? 'available'
}
