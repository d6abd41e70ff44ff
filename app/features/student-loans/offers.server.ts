import type { LoanOffer } from '#app/features/loan-offers/loan-offer.ts'
import { type PricedOffers, priceOffers } from '#app/features/loan-offers/price-offers.ts'
import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { type AnswerName, type Answers, answerNames } from './answers.ts'
import { type AssumedBorrowing, borrowingFor } from './borrowing.ts'
import { firstOf, type OfferFilters, passesFilters, readFilters } from './offer-filters.ts'
import { readAnswers } from './read-answers.ts'

/** What the offers page shows. */
export interface OffersView extends PricedOffers {
  answers: Answers
  /** The school as people say it; undefined when none was chosen. */
  schoolName: string | undefined
  /** Whether the address answers nothing at all. */
  isExample: boolean
  /** The answers that are in the address and cannot be used. */
  unread: AnswerName[]
  borrowing: AssumedBorrowing
  filters: OfferFilters
  /** How many offers fit and pass the filters; `offers` may hold only the first of them. */
  count: number
  /** The dearest end of all of them, on which the bars of the list are drawn. */
  highestTotalCents: number
  /** How many offers fit the borrowing but not the filters. */
  filteredOut: number
}

interface OffersSources {
  /** `YYYY-MM-DD` */
  today: string
  offers: readonly LoanOffer[]
  directory: Pick<SchoolDirectory, 'byOpeid'>
}

/** Prices every offer for the answers of an address. What it does not answer is assumed, and the view says so. */
export function viewOffers(params: URLSearchParams, { today, offers, directory }: OffersSources): OffersView {
  const { answers, problems } = readAnswers(params, { today })
  const unread = answerNames.filter((name) => problems[name] !== undefined)
  const isOpeid = answers.school !== undefined && answers.school !== 'undecided'
  const school = isOpeid ? directory.byOpeid(answers.school ?? '') : undefined
  if (isOpeid && !school) {
    answers.school = undefined
    unread.push('school')
  }
  const borrowing = borrowingFor(answers, { today })
  const filters = readFilters(params)
  const fitting = priceOffers(offers, borrowing)
  const passing = fitting.offers.filter((offer) => passesFilters(offer, filters))
  return {
    offers: firstOf(passing, filters),
    count: passing.length,
    highestTotalCents: Math.max(0, ...passing.map((offer) => offer.highest.totalCents)),
    leftOut: fitting.leftOut,
    answers,
    schoolName: school && (school.abbreviation || school.name),
    isExample: answerNames.every((name) => !params.has(name)),
    unread,
    borrowing,
    filters,
    filteredOut: fitting.offers.length - passing.length,
  }
}
