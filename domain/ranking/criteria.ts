/**
 * The published ranking. Each criterion turns one fact of an offer into 0 to 100 points by a fixed formula that looks at that
 * offer and the amount alone, so no other offer in the list can move it. What a lender does not say earns nothing. These
 * lists are what ranks, what a receipt shows and what the page about the ranking prints.
 */
export const criteria = [
  /** All that is paid at the highest rate, application fee included: how many cents of each dollar are the money received. */
  { code: 'highest_total', unit: 'cents', scale: { kind: 'share_of_amount' } },
  /** The same at the lowest rate, which few get. */
  { code: 'lowest_total', unit: 'cents', scale: { kind: 'share_of_amount' } },
  /** The full monthly payment at the highest rate: $10 a month for each $1,000 received is light, $30 is too heavy. */
  { code: 'monthly_payment', unit: 'cents', scale: { kind: 'percent_of_amount', fullAt: 1, noneAt: 3 } },
  /** Rules that cannot be told and minimums not published, as `openRules` counts them: each costs a quarter. */
  { code: 'open_rules', unit: 'rules', scale: { kind: 'plain', fullAt: 0, noneAt: 4 } },
  /**
   * The most a variable rate can ever be; 25 % is no protection. The cap alone counts and not its distance from the range, so
   * that raising a rate never earns points.
   */
  { code: 'rate_cap', unit: 'percent', scale: { kind: 'plain', fullAt: 0, noneAt: 25 } },
  /** Origination and application fee, one late payment and one returned payment: 5 % of the amount is too much. */
  { code: 'fees', unit: 'cents', scale: { kind: 'percent_of_amount', fullAt: 0, noneAt: 5 } },
  /** Ways to repay while in school, of the four there are. */
  { code: 'repayment_ways', unit: 'ways', scale: { kind: 'plain', fullAt: 4, noneAt: 0 } },
  /** Months of grace: six is what federal Direct Loans give. */
  { code: 'grace', unit: 'months', scale: { kind: 'plain', fullAt: 6, noneAt: 0 } },
  /** Payments until a cosigner can ask to be released. */
  { code: 'cosigner_release', unit: 'payments', scale: { kind: 'plain', fullAt: 12, noneAt: 60 } },
  /** Months of payments that hardship can pause, over the life of the loan. */
  { code: 'hardship', unit: 'months', scale: { kind: 'plain', fullAt: 24, noneAt: 0 } },
] as const satisfies readonly { code: string; unit: Unit; scale: Scale }[]

export type Unit = 'cents' | 'percent' | 'rules' | 'ways' | 'months' | 'payments'

export type Scale =
  /** 100 × amount ÷ value. */
  | { kind: 'share_of_amount' }
  /** A straight line over the value in percent of the amount, flat beyond both ends. */
  | { kind: 'percent_of_amount'; fullAt: number; noneAt: number }
  /** A straight line over the value itself, flat beyond both ends. */
  | { kind: 'plain'; fullAt: number; noneAt: number }

export type CriterionCode = (typeof criteria)[number]['code']

export const criterionCodes: readonly CriterionCode[] = criteria.map(({ code }) => code)

/** How much each criterion counts: whole numbers from 0 to 100, of any sum. */
export type Weights = Readonly<Record<CriterionCode, number>>

/**
 * They add up to 100. Sixty are what the loan costs, and of those most are the dear end: a floor rate that few get cannot lift
 * an offer far.
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

/**
 * A fact as the ranking sees it. `not_said` earns nothing. A `fixed` rate and a loan that `no_cosigner` signs have nothing
 * that could go wrong, and earn everything.
 */
export type CriterionValue = number | 'not_said' | 'fixed' | 'no_cosigner'

/** All the points a criterion or an offer can have: 100, counted in hundredths so that sums are exact. */
export const fullPoints = 10_000

/** The points of a value, in hundredths of a point, rounded to a whole one. */
export function pointsOf(value: CriterionValue, scale: Scale, amountCents: number): number {
  if (value === 'not_said') return 0
  if (typeof value === 'string') return fullPoints
  switch (scale.kind) {
    case 'share_of_amount':
      return value <= amountCents ? fullPoints : Math.round((fullPoints * amountCents) / value)
    case 'percent_of_amount':
      return onLine(100 * value, scale.noneAt * amountCents, scale.fullAt * amountCents)
    case 'plain':
      return onLine(value, scale.noneAt, scale.fullAt)
  }
}

function onLine(value: number, noneAt: number, fullAt: number): number {
  const points = Math.round((fullPoints * (value - noneAt)) / (fullAt - noneAt))
  return Math.min(fullPoints, Math.max(0, points))
}
