import type { Source } from '#domain/award-years/source.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { getDiscount, priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing, PricedOffer } from '#domain/loans/priced-offer.ts'
import { calculateAprAtRate } from './offer-apr.ts'

/**
 * The highest APR that counts as a quote. Federal law caps what a lender may charge service members and their families
 * there, and a number above it is more likely a slip than a student loan.
 */
export const maxQuotedApr = {
  percent: 36,
  source: {
    publisher: 'US Congress',
    title: '10 USC 987(b), terms of consumer credit extended to members and dependents',
    url: 'https://www.law.cornell.edu/uscode/text/10/987',
    checkedOn: '2026-11-27',
    readIn: 'legalclarity.org, compli.com, and armyitw.com, which all give 36 percent',
  },
} as const satisfies { percent: number; source: Source }

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
 * the APR is too high for a quote, or no rate of the loan comes to it. An offer that is not available for this borrowing stays as it is. Nobody
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
  if (aprPercent > maxQuotedApr.percent) return undefined
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

/** Rates stay below 100%, in the catalog too. */
const belowPercent = 100

/**
 * Rates have four decimals: searches the whole numbers of ten-thousandths of a percent, as the APR rises with the rate,
 * in twenty steps. While payments are deferred, the rate can be far above the APR: interest accrues on the amount
 * borrowed and not on itself.
 */
function findRateUnits(priced: PricedOffer, aprPercent: number): number | undefined {
  const aprAt = (units: number) => calculateAprAtRate(priced, toPercent(units))
  let low = 0
  let high = toUnits(belowPercent) - 1
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
