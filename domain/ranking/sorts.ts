import type { Judgment } from '#domain/eligibility/rule-verdict.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'

/**
 * An offer a borrower may get and what its place in the list depends on. A list of thousands is made for each visitor, so it
 * keeps no more of each: `explainOffer` tells the rest of the few that are shown.
 */
export interface RankedOffer {
  offer: LoanOffer
  judgment: Judgment
  /** 0 to 10000, in hundredths of a point. */
  score: number
  /** Everything paid at each end of the range, the application fee included. */
  lowestTotalCents: number
  highestTotalCents: number
}

/** What a sort compares: one number or text of each offer, and less comes first. */
const keys = {
  /** The highest first. */
  score: ({ score }) => -score,
  highest_total: ({ highestTotalCents }) => highestTotalCents,
  lowest_total: ({ lowestTotalCents }) => lowestTotalCents,
  /** Rules that cannot be told and minimums not published. */
  open_rules: ({ judgment }) => judgment.openRules,
  /** How many people apply: two where a cosigner signs. */
  signers: ({ judgment }) => (judgment.isWithCosigner ? 2 : 1),
  application_fee: ({ offer }) => offer.applicationFeeCents,
  /** The most it lends, the largest first. Lending what the school costs, without a limit of its own, is the largest. */
  maximum: ({ offer }) => -(offer.maximumCents ?? Number.POSITIVE_INFINITY),
  /** The last day to apply, the nearest first; an offer without one comes last. */
  apply_by: ({ offer }) => offer.applyBy ?? '9999-12-31',
  id: ({ offer }) => offer.id,
} satisfies Record<string, (ranked: RankedOffer) => number | string>

export type SortKey = keyof typeof keys

/**
 * Every way to order a list: the first key decides, the next ones break its ties, and the id the last, so that equals never
 * swap. "Lowest total" goes by the highest rate, since that is the total nobody exceeds while the rate stands.
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

/** A new list in the order of a sort. */
export function sortOffers(offers: readonly RankedOffer[], sort: SortCode): RankedOffer[] {
  const compared = sorts[sort].map((key): ((ranked: RankedOffer) => number | string) => keys[key])
  return offers.toSorted((a, b) => {
    for (const keyOf of compared) {
      const left = keyOf(a)
      const right = keyOf(b)
      if (left !== right) return left < right ? -1 : 1
    }
    return 0
  })
}
