import { mostCompared, mostComparedInWords } from '#app/features/loan-offers/most-compared.ts'
import { daysRatesLast } from '#domain/ranking/compare-offers.ts'

/** Texts of a list of loans. */
export const messages = {
  apr: 'APR is what a loan costs per year, interest and fees together.',
  disclosureTitle: 'Who pays us',
  disclosure: (paying: number, lenders: number) =>
    paying === 0
      ? `None of these ${lenders} lenders pays us.`
      : `${paying} of these ${lenders} lenders ${paying === 1 ? 'pays' : 'pay'} us when someone goes to their site, and each row says which.`,
  disclosureSamples: (paying: number) =>
    `Every lender and rate here is an invented sample: nobody lends at these rates, and nobody pays us.${
      paying === 0 ? '' : ` To show how it looks, ${paying} ${paying === 1 ? 'is' : 'are'} marked “Pays us.”`
    }`,
  disclosureOrder:
    'What they pay plays no part in the order: the code that ranks loans can’t see it. There are other lenders that aren’t listed here.',
  disclosureLink: 'How we rank loans',
  rank: {
    best_match: (position: number, score: string) => `#${position} · score ${score}`,
    other: (position: number) => `#${position}`,
  },
  why: {
    best_match: (position: number) => `Why is this #${position}?`,
    other: (score: string) => `Score ${score}`,
  },
  shownOf: (shown: number, count: number) => `${shown} of ${count} loans are shown.`,
  showRest: (count: number) => `Show all ${count} loans`,
  pagesLabel: 'Pages of loans',
  pageOf: (range: { from: number; to: number; count: number }) =>
    `Loans ${range.from} to ${range.to} of ${range.count}`,
  previous: 'Previous',
  next: 'Next',
  said: (list: { count: number; order: string; first: string | undefined }) =>
    list.first === undefined
      ? 'No loan fits.'
      : `${list.count === 1 ? '1 loan' : `${list.count} loans`}. ${list.order}: ${list.first}.`,
  filteredOut: (count: number) =>
    `${count === 1 ? '1 more loan is' : `${count} more loans are`} hidden by your filters.`,
  showFiltered: 'Show every loan',
  compareUpTo: `Up to ${mostComparedInWords}, side by side`,
  compareChosen: (count: number) =>
    `${count} of ${mostCompared} chosen${count < mostCompared ? '' : '. Uncheck one to choose another.'}`,
  compare: 'Compare',

  emptyTitle: 'No loan fits all of this',

  refused: (count: number) => `Not open to you (${count})`,
  refusedIntro: 'A lender’s rule says no. Each is shown with the smallest change that could make it a yes.',
  stale: (count: number) => `Rates too old to rank (${count})`,
  staleIntro: `A rate seen more than ${daysRatesLast} days ago says nothing about what’s offered today.`,
  staleSeen: (day: string, days: number) => `Seen ${day}, ${days} days ago.`,
  leftOut: (count: number) => `Left out for now (${count})`,
  leftOutReasons: {
    below_minimum: 'Lend only larger amounts',
    above_maximum: 'Lend only smaller amounts',
    repayment_not_offered: 'Don’t offer this way to pay in school',
    term_not_offered: 'Can’t be repaid in this many years',
    deadline_passed: 'Application deadline has passed',
  },
  andMore: (count: number) => `and ${count} more`,

  /** The score receipt of an offer. */
  receipt: {
    criterion: 'What counts',
    points: 'Points',
    weight: 'Weight',
    weighted: 'Adds',
    score: 'Score',
    sum: 'Each line adds its points × its weight ÷ the sum of all weights, and the lines add up to the score.',
    notPaid: 'What lenders pay us isn’t one of them.',
    formula: 'The whole formula',
  },
} as const
