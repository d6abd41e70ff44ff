/** How a criterion turns one fact into 0 to 5 points: the same for every provider, and printed beside each score. */
export type Rule =
  /** The less, the better: five points up to the first limit, four up to the second and so on; beyond the last none. */
  | { kind: 'at_most'; unit: Unit; limits: FiveLimits }
  /** The more, the better: five points from the first limit, four from the second and so on; below the last none. */
  | { kind: 'at_least'; unit: Unit; limits: FiveLimits }
  /** One point for each of five things that hold. */
  | { kind: 'one_for_each'; things: readonly string[] }
  /** What no figure tells: an editor gives the points and writes down why. */
  | { kind: 'judged' }

export type Unit = 'percent' | 'cents' | 'payments'
/** One that counts a fact by limits. */
export type RuleWithLimits = Extract<Rule, { kind: 'at_most' | 'at_least' }>
type FiveLimits = readonly [five: number, four: number, three: number, two: number, one: number]

export interface Criterion {
  /** As reviews and readers call it. */
  name: string
  looksAt: string
  rule: Rule
  /** Even, so that half a point still counts whole hundredths. The weights of a rubric add up to 100. */
  weight: number
}

export type Rubric = readonly Criterion[]

/** The points of a fact by a rule with limits, 0 to 5. */
export function pointsByLimits({ kind, limits }: RuleWithLimits, value: number): number {
  const passed = limits.findIndex((limit) => (kind === 'at_most' ? value <= limit : value >= limit))
  return passed < 0 ? 0 : limits.length - passed
}
