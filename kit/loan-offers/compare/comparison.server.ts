import { applyQuotes } from '#domain/apr/quoted-rate.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import type { AnySort } from '#domain/loans/sorts.ts'
import { type ComparedItems, selectCompared } from '#kit/listing/compare/select-compared.ts'
import type { BorrowerSituation, OfferPaths } from '#kit/loan-offers/borrower-situation.ts'
import { readSettings, toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import type { OffersQuery } from '#kit/loan-offers/settings/offers-address.ts'
import { toColumn } from './column.server.ts'
import type { ComparedOffer } from './compared-offer.ts'

/** The data of the comparison page and its file. */
export interface ComparisonView extends OffersQuery, ComparedItems<LoanOffer, ComparedOffer> {
  situation: BorrowerSituation
  borrowing: Borrowing
}

interface Sources {
  params: URLSearchParams
  paths: OfferPaths
  situation: BorrowerSituation
  /** 'YYYY-MM-DD' */
  today: string
  offers: readonly LoanOffer[]
  /** The ids of the lenders that pay this site. */
  paid: ReadonlySet<string>
  /** The order of the list if the address names none. */
  defaultSort?: AnySort | undefined
}

/**
 * Builds the comparison of the offers in an address, priced the same way as in the visitor's list of loans.
 */
export function viewComparison(sources: Sources): ComparisonView {
  const { params, paths, situation, today, paid, defaultSort } = sources
  const asked = readSettings(params, defaultSort)
  const borrowing = toBorrowing(situation, asked)
  const { profile } = situation
  const { weights, sort } = asked
  const { offers, quotes } = applyQuotes(sources.offers, asked.quotes, borrowing)
  const comparison = compareOffers(offers, { profile, borrowing, weights, sort, today })
  const items = selectCompared(params, {
    items: offers,
    available: comparison.available.map(({ offer }) => offer),
    toColumn: (offer) =>
      toColumn(offer, { comparison, profile, borrowing, today, isPaid: paid.has(offer.lenderId), quotes }),
  })
  return { ...items, paths, situation, settings: { ...asked, quotes }, borrowing }
}
