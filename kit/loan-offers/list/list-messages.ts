import type { ReasonNotAvailable } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { getReceivedLimits } from '#domain/loans/received-limits.ts'
import { formatDollars } from '#domain/money.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { listWords } from '#kit/listing/list/list-words.ts'

/** Texts of a list of loans. */
export const listText = {
  ...listWords({
    item: 'loan',
    provider: 'lender',
    areSamples: (these, count) =>
      `${these} and ${count === 1 ? 'its rates are a made-up sample' : 'their rates are made-up samples'}`,
  }),
  disclosureLink: 'How we rank loans',
  amountHeading: 'Highest payment',
  /** The picture of the totals above the list. */
  map: {
    title: (count: number) => `What the first ${count} loans cost in total`,
    low: 'lowest rate',
    high: 'highest rate',
    federal: (total: string) => `federal loan of this size, ${total}`,
    note: 'The dashed line is a Direct Unsubsidized Loan for the same amount, fee included, repaid under the Tiered Standard plan. Federal limits may not allow a loan this large.',
    asTable: 'Show as a table',
    lender: 'Lender',
    lowest: 'At the lowest rate',
    highest: 'At the highest rate',
  },
  rank: (position: number) => `#${position}`,
  why: {
    best_match: (position: number, score: string) => `Why is this #${position}? Score ${score}`,
    other: (score: string) => `Best-match score ${score}`,
  },
  notAllLenders: 'There are other lenders that aren’t listed here.',
  exampleRules: 'Open “Can I get it?” on a loan to see its lender’s rules.',
  showFiltered: 'Show every loan',

  emptyTitle: 'What you could change',

  refusedIntro:
    'You don’t meet at least one of the lender’s requirements. Each one you don’t meet is shown with the smallest change that could make it a yes.',
  group: (why: string, count: number) => (count === 1 ? why : `${why} (${count})`),
  stale: (count: number) => `Rates too old to rank (${count})`,
  staleIntro: `A rate last checked more than ${maxRateAgeDays} days ago doesn’t tell you what’s offered today.`,
  staleSeen: (day: string, days: number) => `Rates as of ${day}, ${days} days ago.`,
  leftOut: (count: number) => `Left out for now (${count})`,
  /** The amount that keeps a loan out of the list, after its name. */
  limit: (offer: LoanOffer, reason: ReasonNotAvailable | undefined) => {
    const { leastCents, mostCents } = getReceivedLimits(offer)
    if (reason === 'above_maximum' && mostCents !== null) return ` (up to ${formatDollars(mostCents)})`
    return reason === 'below_minimum' ? ` (from ${formatDollars(leastCents)})` : ''
  },
  leftOutReasons: {
    below_minimum: 'Lend only larger amounts',
    above_maximum: 'Lend only smaller amounts',
    repayment_not_offered: 'Don’t offer this in-school payment',
    term_not_offered: 'Can’t be repaid in this many years',
    deadline_passed: 'Application deadline has passed',
  },

  /** The score receipt of an offer. */
  receipt: {
    how: 'Each factor earns the loan 0 to 100 points and counts according to its weight. The score is the weighted average; factors that don’t apply to you are left out.',
    sum: 'Each line adds its points × its weight ÷ the sum of the weights, and the lines add up to the score.',
    lowestExcluded: 'ruled out by your answers: its weight goes to the total at the highest rate',
    notPaid: 'What lenders pay us isn’t one of them.',
    formula: 'The whole formula',
  },
} as const
