import type { LoanOffer } from '#app/features/loan-offers/loan-offer.ts'
import { readParam } from './read-answers.ts'

export const termYears = ['5', '7', '10', '15', '20'] as const
const rateTypes = ['fixed', 'variable'] as const

/** What the visitor wants to see of the list; undefined is all. */
export interface OfferFilters {
  /** Years, as written in the query string. */
  term?: (typeof termYears)[number] | undefined
  rate?: (typeof rateTypes)[number] | undefined
}

export const filterParams = ['term', 'rate'] as const

/** Reads the filters of a query string. What is not on a list filters nothing. */
export function readFilters(params: URLSearchParams): OfferFilters {
  const term = readParam(params, 'term')
  const rate = readParam(params, 'rate')
  return {
    term: termYears.find((years) => years === term),
    rate: rateTypes.find((type) => type === rate),
  }
}

export function passesFilters(offer: LoanOffer, { term, rate }: OfferFilters): boolean {
  return (
    (term === undefined || offer.termMonths === Number(term) * 12) &&
    (rate === undefined || offer.rateType === rate)
  )
}
