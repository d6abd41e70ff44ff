import type { BorrowerSituation, OfferPaths } from '#app/features/loan-offers/borrower-situation.ts'
import {
  type OfferSettings,
  readCompared,
  readSettings,
  toBorrowing,
} from '#app/features/loan-offers/settings/offer-settings.ts'
import type { OffersQuery } from '#app/features/loan-offers/settings/offers-address.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import {
  type Comparison,
  compareOffers,
  type ExplainedOffer,
  explainOffer,
} from '#domain/ranking/compare-offers.ts'
import type { RankedOffer } from '#domain/ranking/sorts.ts'

/** How many loans a list shows at first, and how many fit on a page once all are shown. */
const firstShown = 12
const pageSize = 50

/**
 * The data of a page of offers. Loans checked for comparison may be on another page or hidden by a filter.
 */
export interface OffersView extends OffersQuery, Omit<Comparison, 'available'> {
  situation: BorrowerSituation
  /** `YYYY-MM-DD` */
  today: string
  /** The loans of this page, in the requested order. */
  shown: ExplainedOffer[]
  /** Zero-based position in the list of the first loan shown. */
  from: number
  /** How many loans are available and pass the filters. */
  count: number
  /** How many loans are available but hidden by a filter. */
  filteredOut: number
  /** How many pages the full list has. */
  pages: number
  /** The highest total of all loans, which sets the scale of the cost bars. */
  highestTotalCents: number
  /** The ids of the lenders that pay us; the amounts are left out. */
  paidLenders: ReadonlySet<string>
  /** How many lenders the catalog has, and how many of them pay us. */
  lenders: { all: number; paying: number }
  hasSamples: boolean
}

interface ViewSources {
  params: URLSearchParams
  paths: OfferPaths
  situation: BorrowerSituation
  /** `YYYY-MM-DD` */
  today: string
  offers: readonly LoanOffer[]
  paidLenders: ReadonlySet<string>
}

/** Compares all offers for a situation and selects those that one page shows. */
export function viewOffers({
  params,
  paths,
  situation,
  today,
  offers,
  paidLenders,
}: ViewSources): OffersView {
  const settings = readSettings(params)
  const { profile } = situation
  const { weights, sort } = settings
  const borrowing = toBorrowing(situation, settings)
  const { available, ...others } = compareOffers(offers, { profile, borrowing, weights, sort, today })
  const passing = available.filter((ranked) => passesFilters(ranked, settings))
  const pages = Math.max(1, Math.ceil(passing.length / pageSize))
  const page = Math.min(settings.page, pages)
  const from = (page - 1) * pageSize
  const shown = settings.showsAll ? passing.slice(from, from + pageSize) : passing.slice(0, firstShown)
  const lenders = new Set(offers.map(({ lenderId }) => lenderId))
  return {
    ...others,
    paths,
    situation,
    settings: { ...settings, page },
    today,
    shown: shown.map((ranked) => explainOffer(ranked, { profile, borrowing, weights })),
    from,
    count: passing.length,
    filteredOut: available.length - passing.length,
    pages,
    highestTotalCents: passing.reduce((most, { highestTotalCents }) => Math.max(most, highestTotalCents), 0),
    compared: readCompared(params).filter((id) => offers.some((offer) => offer.id === id)),
    paidLenders,
    lenders: { all: lenders.size, paying: lenders.intersection(paidLenders).size },
    hasSamples: offers.some(({ isSample }) => isSample),
  }
}

function passesFilters({ offer, judgment }: RankedOffer, settings: OfferSettings): boolean {
  return (
    (settings.rate === undefined || offer.rateType === settings.rate) &&
    (!settings.onlyFitting || judgment.verdict === 'yes') &&
    (!settings.withoutOriginationFee || offer.originationFeePercent === 0)
  )
}
