import type { Judgment, Verdict } from '#domain/eligibility/rule-verdict.ts'
import { type SortKeyOf, sortByKeys } from '#domain/ranking/sort-by-keys.ts'
import type { RefinanceGoal } from '#domain/refinance/codes.ts'
import type { LoanOffer } from './loan-offer.ts'
import type { PricedOffer } from './priced-offer.ts'
import { findWorstCase } from './worst-case.ts'

/**
 * An offer the borrower may get, with the facts that decide its place in the list. A list of thousands is
 * built for each visitor, so it holds nothing else; `explainOffer` adds the details of the few offers shown.
 */
export interface RankedOffer {
  offer: LoanOffer
  judgment: Judgment
  priced: PricedOffer
  /** Whether the answers leave the lowest rate open; "no" keeps that end out of every order. */
  lowestEnd: Verdict
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
  /** At the highest rate, offers that lower today's payment come first. */
  raises_payment: ({ priced: { replaced, highest } }) =>
    replaced && highest.cost.monthlyPaymentCents >= replaced.monthlyPaymentCents ? 1 : 0,
  /** At the highest rate, offers that cost no more than the loans they replace come first. */
  costs_more_than_today: ({ highestTotalCents, priced: { replaced } }) =>
    replaced && highestTotalCents > replaced.totalCents ? 1 : 0,
  /** At the highest rate. */
  monthly_payment: ({ priced }) => priced.highest.cost.monthlyPaymentCents,
  /** Months until the loan is repaid, at the highest rate. */
  months: ({ priced }) => priced.highest.cost.months,
  highest_total: ({ highestTotalCents }) => highestTotalCents,
  lowest_total: getLowestOpenTotal,
  /** The total if the rate is as high as it can ever be. */
  worst_total: ({ priced }) => findWorstCase(priced).totalCents,
  /** Unknown rules and unpublished minimums. */
  open_rules: ({ judgment }) => judgment.openRules,
  /** The number of people who apply: two when there is a cosigner. */
  signers: ({ judgment }) => (judgment.isWithCosigner ? 2 : 1),
  /** The loans that are judged with a cosigner first: only there is someone to release. */
  with_cosigner: ({ judgment }) => (judgment.isWithCosigner ? 0 : 1),
  /** The payments after which a cosigner can ask for release; a lender that states none comes last. */
  release: ({ offer }) => offer.cosignerReleaseAfterPayments ?? Number.POSITIVE_INFINITY,
  application_fee: ({ offer }) => offer.applicationFeeCents,
  /**
   * The maximum loan, largest first. A lender whose only limit is the school's cost of attendance, or that
   * states none, counts as the largest.
   */
  maximum: ({ offer }) => -(offer.maximumCents ?? Number.POSITIVE_INFINITY),
  /** The application deadline, nearest first; an offer without one comes last. */
  apply_by: ({ offer }) => offer.applyBy ?? '9999-12-31',
  id: ({ offer }) => offer.id,
} satisfies Record<string, SortKeyOf<RankedOffer>>

/**
 * Returns the least that an offer can cost this borrower in total, in cents: at the lowest rate, or at the
 * highest if the answers exclude the lowest.
 */
export function getLowestOpenTotal({ lowestEnd, lowestTotalCents, highestTotalCents }: RankedOffer): number {
  return lowestEnd === 'no' ? highestTotalCents : lowestTotalCents
}

export type SortKey = keyof typeof keys

/**
 * Every way to order a list: the first key decides, the next ones break ties, and the id comes last so that
 * equal offers never swap. "Lowest total" uses the total at the highest rate, because no borrower pays more
 * than that while the rate stands, then the least that the offer can cost this borrower. "Lowest worst
 * case" also counts how far a variable rate can rise.
 */
export const sorts = {
  best_match: ['score', 'highest_total', 'id'],
  lowest_worst_case: ['worst_total', 'highest_total', 'id'],
  lowest_total: ['highest_total', 'lowest_total', 'id'],
  easiest_to_apply: ['open_rules', 'signers', 'application_fee', 'highest_total', 'id'],
  cosigner_release: ['with_cosigner', 'release', 'highest_total', 'id'],
  award_amount_high: ['maximum', 'highest_total', 'id'],
  deadline: ['apply_by', 'highest_total', 'id'],
} as const satisfies Record<string, readonly SortKey[]>

export type SortCode = keyof typeof sorts

export const sortCodes = [
  'best_match',
  'lowest_worst_case',
  'easiest_to_apply',
  'cosigner_release',
  'lowest_total',
  'award_amount_high',
  'deadline',
] as const satisfies readonly SortCode[]

/**
 * How each goal of refinancing orders a list; `goalTerms` says which term each offer is priced at. A lower payment
 * comes first only among offers that cost no more than today's loans, then among the others.
 */
export const goalSorts = {
  REDUCED_MONTHLY_PAYMENT: [
    'raises_payment',
    'costs_more_than_today',
    'monthly_payment',
    'highest_total',
    'id',
  ],
  MAXIMIZE_SAVINGS: ['highest_total', 'lowest_total', 'id'],
  END_DEBT_SOONER: ['months', 'highest_total', 'id'],
  CONSOLIDATE_LOANS: ['score', 'highest_total', 'id'],
} as const satisfies Record<RefinanceGoal, readonly SortKey[]>

export type AnySort = SortCode | RefinanceGoal

const allSorts: Record<AnySort, readonly SortKey[]> = { ...sorts, ...goalSorts }

/** Returns a new list in the order of a sort. */
export function sortOffers(offers: readonly RankedOffer[], sort: AnySort): RankedOffer[] {
  return sortByKeys(offers, allSorts[sort], keys)
}
