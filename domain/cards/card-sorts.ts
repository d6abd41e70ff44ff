import { type SortKeyOf, sortByKeys } from '#domain/ranking/sort-by-keys.ts'
import type { Card } from './card.ts'
import type { CardJudgment } from './check-applicant.ts'
import type { PricedCard } from './price-card.ts'

/**
 * A card the applicant may get, with the facts that decide its place. `explainCard` adds the details of the few that
 * are shown.
 */
export interface RankedCard {
  card: Card
  judgment: CardJudgment
  priced: PricedCard
  /** From 0 to 10000, in hundredths of a point. */
  score: number
  /** What three years are worth or cost (below 0) at each end of the APR; `null` where a cost is not stated. */
  threeYearsCents: number | null
  threeYearsCentsAtLowestApr: number | null
  /** At the highest APR. */
  firstYearCents: number | null
}

const lastIfUnknown = (cents: number | null) => (cents === null ? Number.POSITIVE_INFINITY : -cents)

const keys = {
  /** Highest first. */
  score: ({ score }) => -score,
  /** What three years are worth, or cost, at the highest APR: the best first; a card without a sum comes last. */
  three_years: ({ threeYearsCents }) => lastIfUnknown(threeYearsCents),
  /** The same at the lowest APR. */
  three_years_at_lowest: ({ threeYearsCentsAtLowestApr }) => lastIfUnknown(threeYearsCentsAtLowestApr),
  /** What the first year is worth, or costs, at the highest APR. */
  first_year: ({ firstYearCents }) => lastIfUnknown(firstYearCents),
  highest_apr: ({ card }) => card.purchaseApr.highestPercent,
  lowest_apr: ({ card }) => card.purchaseApr.lowestPercent,
  annual_fee: ({ card }) => card.annualFeeCents,
  /** The least deposit; none comes first. */
  deposit: ({ card }) => card.deposit?.leastCents ?? 0,
  /** Unknown rules, and a credit history that is not published. */
  open_rules: ({ judgment }) => judgment.openRules,
  id: ({ card }) => card.id,
} satisfies Record<string, SortKeyOf<RankedCard>>

export type CardSortKey = keyof typeof keys

/** Every way to order a list of cards; the id comes last, so that equal cards never swap. */
export const cardSorts = {
  best_match: ['score', 'three_years', 'three_years_at_lowest', 'id'],
  three_years: ['three_years', 'three_years_at_lowest', 'id'],
  first_year: ['first_year', 'three_years', 'id'],
  lowest_apr: ['highest_apr', 'lowest_apr', 'three_years', 'id'],
  lowest_fee: ['annual_fee', 'three_years', 'id'],
  easiest_to_apply: ['open_rules', 'deposit', 'annual_fee', 'three_years', 'id'],
} as const satisfies Record<string, readonly CardSortKey[]>

export type CardSortCode = keyof typeof cardSorts

export const cardSortCodes = [
  'best_match',
  'three_years',
  'first_year',
  'lowest_apr',
  'lowest_fee',
  'easiest_to_apply',
] as const satisfies readonly CardSortCode[]

/** Returns a new list in the order of a sort. */
export function sortCards(cards: readonly RankedCard[], sort: CardSortCode): RankedCard[] {
  return sortByKeys(cards, cardSorts[sort], keys)
}
