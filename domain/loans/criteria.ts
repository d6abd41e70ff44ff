import type { Scale } from '#domain/ranking/scale.ts'

/**
 * The published ranking. Each criterion turns one fact of an offer into 0 to 100 points by a fixed formula
 * that uses only that offer and the amount, so no other offer in the list can change it. A fact that a lender
 * does not state earns no points; what does not apply neither earns nor costs. The ranking, the receipts, and the page about the ranking all use these
 * lists.
 */
export const criteria = [
  /** The amount received as a share of the total paid at the highest rate, application fee included. */
  { code: 'highest_total', unit: 'cents', scale: { kind: 'share_of_amount' } },
  /**
   * The same share at the lowest rate, which few borrowers get. Does not apply when the answers exclude that
   * rate.
   */
  { code: 'lowest_total', unit: 'cents', scale: { kind: 'share_of_amount' } },
  /**
   * The full monthly payment at the highest rate: $10 a month for each $1,000 received earns full points, $30
   * earns none.
   */
  { code: 'monthly_payment', unit: 'cents', scale: { kind: 'percent_of_amount', fullAt: 1, noneAt: 3 } },
  /**
   * Unknown rules and unpublished minimums, counted as in `openRules`; each costs a quarter of the points.
   */
  { code: 'open_rules', unit: 'rules', scale: { kind: 'plain', fullAt: 0, noneAt: 4 } },
  /**
   * The highest rate a variable loan can reach; a 25% cap protects nobody. Only the cap counts, not its
   * distance from the range, so that raising a rate never earns points.
   */
  { code: 'rate_cap', unit: 'percent', scale: { kind: 'plain', fullAt: 0, noneAt: 25 } },
  /**
   * The origination and application fees, one late payment, and one returned payment: 5% of the amount or
   * more earns no points.
   */
  { code: 'fees', unit: 'cents', scale: { kind: 'percent_of_amount', fullAt: 0, noneAt: 5 } },
  /** The number of ways to repay while in school, out of four. Does not apply when no school is left. */
  { code: 'repayment_ways', unit: 'ways', scale: { kind: 'plain', fullAt: 4, noneAt: 0 } },
  /**
   * Months of grace; six is what federal Direct Loans give. Does not apply when full payments begin at once.
   */
  { code: 'grace', unit: 'months', scale: { kind: 'plain', fullAt: 6, noneAt: 0 } },
  /**
   * The number of payments before the borrower can request a cosigner release. Applies only to a loan that is
   * judged with a cosigner.
   */
  { code: 'cosigner_release', unit: 'payments', scale: { kind: 'plain', fullAt: 12, noneAt: 60 } },
  /** Months of payments that can be paused for hardship over the life of the loan. */
  { code: 'hardship', unit: 'months', scale: { kind: 'plain', fullAt: 24, noneAt: 0 } },
] as const satisfies readonly { code: string; unit: Unit; scale: Scale }[]

export type Unit = 'cents' | 'percent' | 'rules' | 'ways' | 'months' | 'payments'

export type CriterionCode = (typeof criteria)[number]['code']

export const criterionCodes: readonly CriterionCode[] = criteria.map(({ code }) => code)

/** The weight of each criterion: a whole number from 0 to 100. The weights need not add up to 100. */
export type Weights = Readonly<Record<CriterionCode, number>>

/**
 * These weights add up to 100. Sixty belong to the cost of the loan, mostly at the high end of the range, so
 * that a low advertised rate that few get cannot lift an offer far.
 */
export const defaultWeights: Weights = {
  highest_total: 40,
  lowest_total: 15,
  monthly_payment: 5,
  open_rules: 10,
  rate_cap: 10,
  fees: 5,
  repayment_ways: 4,
  grace: 2,
  cosigner_release: 5,
  hardship: 4,
}
