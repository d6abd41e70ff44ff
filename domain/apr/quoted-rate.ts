import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { assumedMaximum, getMaximumRate } from '#domain/loans/maximum-rate.ts'
import { getDiscount, priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing, PricedOffer } from '#domain/loans/priced-offer.ts'
import { calculateAprAtRate } from './offer-apr.ts'

/** The APR that a lender quoted this borrower for one offer, with at most two decimals. */
export interface QuotedRate {
  offerId: string
  aprPercent: number
}

export interface QuotedOffers {
  /** All offers; those with a quote have its rate at both ends. */
  offers: readonly LoanOffer[]
  /** The quotes of these offers, without those that cannot be right. */
  quotes: readonly QuotedRate[]
  /** The ids of the offers that cannot come to the APR typed for them. */
  unmatched: readonly string[]
}

/** Replaces the published range of each offer that has a quote by the quoted rate. */
export function applyQuotes(
  offers: readonly LoanOffer[],
  quotes: readonly QuotedRate[],
  borrowing: Borrowing,
): QuotedOffers {
  if (quotes.length === 0) return { offers, quotes, unmatched: [] }
  const byId = new Map(quotes.map((quote) => [quote.offerId, quote]))
  const kept: QuotedRate[] = []
  const unmatched: string[] = []
  const quoted = offers.map((offer) => {
    const quote = byId.get(offer.id)
    if (!quote) return offer
    const changed = quoteOffer(offer, quote.aprPercent, borrowing)
    if (changed) kept.push(quote)
    else unmatched.push(offer.id)
    return changed ?? offer
  })
  return { offers: quoted, quotes: quotes.filter((quote) => kept.includes(quote)), unmatched }
}

/**
 * Returns the offer with the interest rate that comes to the quoted APR at both ends of its range; undefined if
 * no rate that the loan can have does. An offer that is not available for this borrowing stays as it is. Nobody
 * has to reach a lowest rate any more, so what the lender asks for it is left out. A quote is what the borrower
 * pays, so the autopay discount that pricing takes off is added first.
 */
export function quoteOffer(
  offer: LoanOffer,
  aprPercent: number,
  borrowing: Borrowing,
): LoanOffer | undefined {
  const result = priceOffer(offer, borrowing)
  if (!result.ok) return offer
  const units = findRateUnits(result.priced, aprPercent)
  if (units === undefined) return undefined
  const ratePercent = toPercent(units + toUnits(getDiscount(offer, borrowing)))
  return {
    ...offer,
    lowestRatePercent: ratePercent,
    highestRatePercent: ratePercent,
    floorMinimumScore: null,
    floorScoreOf: 'borrower',
  }
}

/** A shown APR has two decimals, so half of the last one may be lost. */
const tolerancePercent = 0.005

/** Rates have four decimals: searches the whole numbers of ten-thousandths of a percent, as the APR rises with the rate. */
function findRateUnits(priced: PricedOffer, aprPercent: number): number | undefined {
  const aprAt = (units: number) => calculateAprAtRate(priced, toPercent(units))
  let low = 0
  let high = toUnits(Math.max(getMaximumRate(priced.offer), assumedMaximum.percent))
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (aprAt(middle) < aprPercent) low = middle + 1
    else high = middle
  }
  const isClose = (units: number) => Math.abs(aprAt(units) - aprPercent) < tolerancePercent
  return [low, Math.max(0, low - 1)].find(isClose)
}

function toUnits(percent: number): number {
  return Math.round(percent * 10_000)
}

function toPercent(units: number): number {
  return units / 10_000
}
