import type { Pricing } from '#app/features/loan-offers/loan-catalog.ts'
import type { Situation } from '#app/features/student-loans/situation.server.ts'
import {
  type Comparison,
  comparePriced,
  type ExplainedOffer,
  explainOffer,
} from '#domain/loans/compare-offers.ts'
import type { RankedOffer } from '#domain/ranking/sorts.ts'
import { borrowingOf } from './borrowing.ts'
import { type OfferSettings, readCompared, readSettings } from './offer-settings.ts'

/** How many loans a list begins with, and how many a page of all of them has. */
const firstShown = 12
const pageSize = 50

/** What the offers page shows. */
export interface OffersView extends Omit<Comparison, 'available'> {
  situation: Situation
  settings: OfferSettings
  /** `YYYY-MM-DD` */
  today: string
  /** The loans of this page, in the order asked for. */
  shown: ExplainedOffer[]
  /** The place in the list of the first of them, from 0. */
  from: number
  /** How many are available and pass the filters. */
  count: number
  /** How many are available and hidden by a filter. */
  filteredOut: number
  /** How many pages all of them fill. */
  pages: number
  /** The dearest end of all of them, on which the bars of the list are drawn. */
  highestTotalCents: number
  /** The ids of the loans checked to be compared; they may stand on another page, or be hidden by a filter. */
  compared: string[]
  /** The ids of the lenders that pay us: whether, never how much. */
  paidLenders: ReadonlySet<string>
  /** How many lenders the catalog has, and how many of them pay us. */
  lenders: { all: number; paying: number }
  hasSamples: boolean
}

interface ViewSources {
  params: URLSearchParams
  situation: Situation
  /** `YYYY-MM-DD` */
  today: string
  /** Prices what is on offer. */
  pricing: Pricing
  paidLenders: ReadonlySet<string>
}

/** Compares every offer for a situation, and picks what one page shows of the list. */
export function viewOffers({ params, situation, today, pricing, paidLenders }: ViewSources): OffersView {
  const settings = readSettings(params)
  const { profile } = situation
  const { weights, sort } = settings
  const prices = pricing(borrowingOf(situation, settings))
  const { offers, borrowing } = prices
  const { available, ...others } = comparePriced(prices, { profile, weights, sort, today })
  const passing = available.filter((ranked) => passesFilters(ranked, settings))
  const pages = Math.max(1, Math.ceil(passing.length / pageSize))
  const page = Math.min(settings.page, pages)
  const from = (page - 1) * pageSize
  const shown = settings.showsAll ? passing.slice(from, from + pageSize) : passing.slice(0, firstShown)
  const lenders = new Set(offers.map(({ lenderId }) => lenderId))
  return {
    ...others,
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
