import type { LoanOffer } from '#app/features/loan-offers/loan-offer.ts'
import { readParam } from './read-answers.ts'

export const termYears = ['5', '7', '10', '15', '20'] as const
const rateTypes = ['fixed', 'variable'] as const

/** How many loans a list begins with; the rest come by a link. */
const firstShown = 12

/** What the visitor wants to see of the list; undefined is all. */
export interface OfferFilters {
  /** Years, as written in the query string. */
  term?: (typeof termYears)[number] | undefined
  rate?: (typeof rateTypes)[number] | undefined
  /** Every loan, not only the first of them. */
  all?: '1' | undefined
}

export const filterParams = ['term', 'rate', 'all'] as const

/** Reads the filters of a query string. What is not on a list filters nothing. */
export function readFilters(params: URLSearchParams): OfferFilters {
  const term = readParam(params, 'term')
  const rate = readParam(params, 'rate')
  return {
    term: termYears.find((years) => years === term),
    rate: rateTypes.find((type) => type === rate),
    all: readParam(params, 'all') === '1' ? '1' : undefined,
  }
}

/** Filters as names and values of a query string; those that are off are left out. */
export function filterEntries(filters: OfferFilters): Record<string, string> {
  return Object.fromEntries(filterParams.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])))
}

/** The part of a list, best first, that is shown at first. */
export function firstOf<Offer>(offers: readonly Offer[], { all }: OfferFilters): Offer[] {
  return all ? [...offers] : offers.slice(0, firstShown)
}

export function passesFilters(offer: LoanOffer, { term, rate }: OfferFilters): boolean {
  return (
    (term === undefined || offer.termMonths === Number(term) * 12) &&
    (rate === undefined || offer.rateType === rate)
  )
}
