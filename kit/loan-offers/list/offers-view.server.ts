import { applyQuotes } from '#domain/apr/quoted-rate.ts'
import {
  type Comparison,
  compareOffers,
  type ExplainedOffer,
  explainOffer,
} from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { findReasonAbove, type ReasonAbove } from '#domain/loans/reason-above.ts'
import type { AnySort, RankedOffer } from '#domain/loans/sorts.ts'
import { type ListPart, selectList } from '#kit/listing/list-page.ts'
import type { BorrowerSituation, OfferPaths } from '#kit/loan-offers/borrower-situation.ts'
import { type OfferSettings, readSettings, toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import type { OffersQuery } from '#kit/loan-offers/settings/offers-address.ts'
import { type QuoteField, readQuoteFields } from '#kit/loan-offers/settings/quoted-rates.ts'

/** A loan of the list, with what puts it above a cheaper one. */
export interface ShownOffer extends ExplainedOffer {
  /** `null` if no loan below costs less at every end open to the borrower, or the list has another order. */
  reasonAbove: ReasonAbove | null
}

/** The data of a page of offers. */
export interface OffersView extends OffersQuery, ListPart, Omit<Comparison, 'available'> {
  situation: BorrowerSituation
  /** `YYYY-MM-DD` */
  today: string
  /** All loans that are available and pass the filters, in the requested order. */
  listed: RankedOffer[]
  /** The loans of this page. */
  shown: ShownOffer[]
  /** The highest total of all loans, which sets the scale of the cost bars. */
  highestTotalCents: number
  /** The ids of the lenders that pay us; the amounts are left out. */
  paidLenders: ReadonlySet<string>
  /** What was typed as the quoted rate of an offer, by its id. */
  quoteFields: Readonly<Record<string, QuoteField>>
}

interface ViewSources {
  params: URLSearchParams
  paths: OfferPaths
  situation: BorrowerSituation
  /** `YYYY-MM-DD` */
  today: string
  offers: readonly LoanOffer[]
  paidLenders: ReadonlySet<string>
  /** The order if the address names none. */
  defaultSort?: AnySort | undefined
}

/** Compares all offers for a situation and selects those that one page shows. */
export function viewOffers({
  params,
  paths,
  situation,
  today,
  offers,
  paidLenders,
  defaultSort,
}: ViewSources): OffersView {
  const asked = readSettings(params, defaultSort)
  const { profile } = situation
  const { weights, sort } = asked
  const borrowing = toBorrowing(situation, asked)
  const quoted = applyQuotes(offers, asked.quotes, borrowing)
  const settings = { ...asked, quotes: quoted.quotes }
  const { available, ...others } = compareOffers(quoted.offers, { profile, borrowing, weights, sort, today })
  const { shown, ...list } = selectList(available, (ranked) => passesFilters(ranked, settings), {
    params,
    settings,
    catalog: offers,
    toName: ({ lenderName }) => lenderName,
  })
  const { listed, from } = list
  return {
    ...others,
    ...list,
    paths,
    situation,
    today,
    shown: shown.map((ranked, index) => ({
      ...explainOffer(ranked, { profile, borrowing, weights }),
      reasonAbove:
        sort === 'best_match'
          ? findReasonAbove(ranked, listed.slice(from + index + 1), {
              amountCents: borrowing.amountCents,
              weights,
            })
          : null,
    })),
    highestTotalCents: listed.reduce((max, { highestTotalCents }) => Math.max(max, highestTotalCents), 0),
    paidLenders,
    quoteFields: readQuoteFields(params, quoted),
  }
}

function passesFilters({ offer, judgment }: RankedOffer, settings: OfferSettings): boolean {
  return (
    (settings.rate === undefined || offer.rateType === settings.rate) &&
    (!settings.onlyFitting || judgment.verdict === 'yes') &&
    (!settings.withoutOriginationFee || offer.originationFeePercent === 0)
  )
}
