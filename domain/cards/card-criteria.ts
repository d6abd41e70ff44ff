import type { Scale } from '#domain/ranking/scale.ts'

/**
 * The published ranking of cards. Each criterion turns one fact into 0 to 100 points by a fixed formula that uses only
 * that card and the visitor's answers, so no other card can change it. What an issuer does not state earns no points;
 * what does not apply neither earns nor costs.
 */
export const cardCriteria = [
  /**
   * Of who pays in full: what three years are worth at the highest APR, as a percentage of the spending. 5% earns full
   * points, a loss of 1% none.
   */
  { code: 'worth', unit: 'cents', scale: { kind: 'percent_of_amount', fullAt: 5, noneAt: -1 } },
  /**
   * Of who carries a balance: what three years cost at the highest APR, as a percentage of that balance. As much as the
   * balance itself earns no points.
   */
  { code: 'cost', unit: 'cents', scale: { kind: 'percent_of_amount', fullAt: 0, noneAt: 100 } },
  /** The highest APR for purchases. */
  { code: 'highest_apr', unit: 'percent', scale: { kind: 'plain', fullAt: 10, noneAt: 36 } },
  /** Unknown rules, and a credit history that is not published; each costs a quarter of the points. */
  { code: 'open_rules', unit: 'rules', scale: { kind: 'plain', fullAt: 0, noneAt: 4 } },
  /** One late and one returned payment. */
  { code: 'fees', unit: 'cents', scale: { kind: 'plain', fullAt: 0, noneAt: 8_000 } },
  /** The least deposit. */
  { code: 'deposit', unit: 'cents', scale: { kind: 'plain', fullAt: 0, noneAt: 50_000 } },
  /** Days without interest after a statement. Does not apply to who carries a balance: they have none. */
  { code: 'grace', unit: 'days', scale: { kind: 'plain', fullAt: 25, noneAt: 0 } },
  /** How many of the three credit bureaus it reports to. */
  { code: 'bureaus', unit: 'bureaus', scale: { kind: 'plain', fullAt: 3, noneAt: 0 } },
] as const satisfies readonly { code: string; unit: CardUnit; scale: Scale }[]

export type CardUnit = 'cents' | 'percent' | 'rules' | 'days' | 'bureaus'

export type CardCriterionCode = (typeof cardCriteria)[number]['code']

export const cardCriterionCodes: readonly CardCriterionCode[] = cardCriteria.map(({ code }) => code)

/** The weight of each criterion: a whole number from 0 to 100. They need not add up to 100. */
export type CardWeights = Readonly<Record<CardCriterionCode, number>>

/** For any one visitor these add up to 100, of which 60 are what the card is worth or costs: one of the two applies. */
export const defaultCardWeights: CardWeights = {
  worth: 60,
  cost: 60,
  highest_apr: 12,
  open_rules: 10,
  fees: 6,
  deposit: 4,
  grace: 3,
  bureaus: 5,
}
