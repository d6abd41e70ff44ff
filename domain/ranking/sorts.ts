import type { Judgement } from '#domain/eligibility/rule-verdict.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { totalPaidCents } from './ranking-input.ts'

/** An offer a borrower may get, priced and scored. */
export interface RankedOffer extends PricedOffer {
  judgement: Judgement
  /** 0 to 10000, in hundredths of a point. */
  score: number
}

/** What a sort compares: one number or text of each offer, and less comes first. */
const keys = {
  /** The highest first. */
  score: ({ score }) => -score,
  /** All that is paid at the highest rate, application fee included. */
  highest_total: (ranked) => totalPaidCents(ranked, 'highest'),
  lowest_total: (ranked) => totalPaidCents(ranked, 'lowest'),
  /** Rules that cannot be told and minimums not published. */
  open_rules: ({ judgement }) => judgement.openRules,
  /** How many people apply: two where a cosigner signs. */
  signers: ({ judgement }) => (judgement.isWithCosigner ? 2 : 1),
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
  const sortKeys: readonly SortKey[] = sorts[sort]
  // Each key is read once for each offer and not at every comparison.
  const rows = offers.map((ranked) => ({ ranked, values: sortKeys.map((key) => keys[key](ranked)) }))
  return rows.sort((a, b) => compareValues(a.values, b.values)).map(({ ranked }) => ranked)
}

function compareValues(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (let key = 0; key < a.length; key += 1) {
    const left = a[key] ?? 0
    const right = b[key] ?? 0
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}
