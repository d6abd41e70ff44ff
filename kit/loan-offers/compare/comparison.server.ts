import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { type Comparison, compareOffers } from '#domain/ranking/compare-offers.ts'
import type { AnySort } from '#domain/ranking/sorts.ts'
import type { BorrowerSituation, OfferPaths } from '#kit/loan-offers/borrower-situation.ts'
import { mostCompared } from '#kit/loan-offers/most-compared.ts'
import { readCompared, readSettings, toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import type { OffersQuery } from '#kit/loan-offers/settings/offers-address.ts'
import { toColumn } from './column.server.ts'
import type { ComparedOffer } from './compared-offer.ts'

/** The data of the comparison page and its file. */
export interface ComparisonView extends OffersQuery {
  situation: BorrowerSituation
  borrowing: Borrowing
  columns: readonly ComparedOffer[]
  /** How many of the requested offers are no longer listed. */
  goneCount: number
  /** True if the address names more offers than can be compared. */
  isCut: boolean
  /** The top offers of the visitor's list that are not compared yet; empty if the comparison is full. */
  addable: readonly LoanOffer[]
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
  usualSort?: AnySort | undefined
}

/** How many offers the "Add a loan" select contains. To choose among more, the list of loans works better. */
const mostAddable = 12

/**
 * Builds the comparison of the offers in an address, priced the same way as in the visitor's list of loans.
 */
export function viewComparison({
  params,
  paths,
  situation,
  today,
  offers,
  paid,
  usualSort,
}: Sources): ComparisonView {
  const settings = readSettings(params, usualSort)
  const borrowing = toBorrowing(situation, settings)
  const { profile } = situation
  const { weights, sort } = settings
  const comparison = compareOffers(offers, { profile, borrowing, weights, sort, today })
  const wanted = readCompared(params)
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  const columns = wanted.flatMap((id) => {
    const offer = byId.get(id)
    if (!offer) return []
    return toColumn(offer, { comparison, profile, borrowing, today, isPaid: paid.has(offer.lenderId) })
  })
  const compared = columns.map(({ offer }) => offer.id)
  return {
    paths,
    situation,
    settings,
    borrowing,
    compared,
    columns,
    goneCount: wanted.length - columns.length,
    isCut: new Set(params.getAll('compare')).size > mostCompared,
    addable: compared.length < mostCompared ? listAddable(comparison, compared) : [],
  }
}

function listAddable({ available }: Comparison, ids: readonly string[]): ComparisonView['addable'] {
  return available
    .filter(({ offer }) => !ids.includes(offer.id))
    .slice(0, mostAddable)
    .map(({ offer }) => offer)
}
