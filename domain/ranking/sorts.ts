import type { Judgment } from '#domain/eligibility/rule-verdict.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'

/**
 * An offer the borrower may get, with the facts that decide its place in the list. A list of thousands is
 * built for each visitor, so it holds nothing else; `explainOffer` adds the details of the few offers shown.
 */
export interface RankedOffer {
  offer: LoanOffer
  judgment: Judgment
  priced: PricedOffer
  /** From 0 to 10000, in hundredths of a point. */
  score: number
  /** The total of all payments at each end of the range, including the application fee. */
  lowestTotalCents: number
  highestTotalCents: number
}

/** Returns the number or text a sort compares; lower values come first. */
const keys = {
  /** Highest first. */
  score: ({ score }) => -score,
  highest_total: ({ highestTotalCents }) => highestTotalCents,
  lowest_total: ({ lowestTotalCents }) => lowestTotalCents,
  /** Unknown rules and unpublished minimums. */
  open_rules: ({ judgment }) => judgment.openRules,
  /** The number of people who apply: two when there is a cosigner. */
  signers: ({ judgment }) => (judgment.isWithCosigner ? 2 : 1),
  application_fee: ({ offer }) => offer.applicationFeeCents,
  /**
   * The maximum loan, largest first. A lender whose only limit is the school's cost of attendance counts as
   * the largest.
   */
  maximum: ({ offer }) => -(offer.maximumCents ?? Number.POSITIVE_INFINITY),
  /** The application deadline, nearest first; an offer without one comes last. */
  apply_by: ({ offer }) => offer.applyBy ?? '9999-12-31',
  id: ({ offer }) => offer.id,
} satisfies Record<string, (ranked: RankedOffer) => number | string>

export type SortKey = keyof typeof keys

/**
 * Every way to order a list: the first key decides, the next ones break ties, and the id comes last so that
 * equal offers never swap. "Lowest total" uses the total at the highest rate, because no borrower pays more
 * than that while the rate stands.
 */
export const sorts = {
  best_match: ['score', 'highest_total', 'id'],
  lowest_total: ['highest_total', 'lowest_total', 'id'],
  easiest_to_apply: ['open_rules', 'signers', 'application_fee', 'highest_total', 'id'],
  award_amount_high: ['maximum', 'highest_total', 'id'],
  deadline: ['apply_by', 'highest_total', 'id'],
} as const satisfies Record<string, readonly SortKey[]>

export type SortCode = keyof typeof sorts

export const sortCodes = [
  'best_match',
  'lowest_total',
  'easiest_to_apply',
  'award_amount_high',
  'deadline',
] as const satisfies readonly SortCode[]

/** Returns a new list in the order of a sort. */
export function sortOffers(offers: readonly RankedOffer[], sort: SortCode): RankedOffer[] {
  const compared = sorts[sort].map((key): ((ranked: RankedOffer) => number | string) => keys[key])
  return offers.toSorted((a, b) => {
    for (const getKey of compared) {
      const left = getKey(a)
      const right = getKey(b)
      if (left !== right) return left < right ? -1 : 1
    }
    return 0
  })
}
