/**
 * How a criterion turns one fact into 0 to 5 points. The rule is the same for every provider and is printed
 * beside each score.
 */
export type Rule =
  /**
   * Less is better: five points up to the first limit, four up to the second, and so on; none beyond the
   * last.
   */
  | { kind: 'at_most'; unit: Unit; limits: FiveLimits }
  /**
   * More is better: five points from the first limit, four from the second, and so on; none below the last.
   */
  | { kind: 'at_least'; unit: Unit; limits: FiveLimits }
  /** One point for each of five statements that is true. */
  | { kind: 'one_for_each'; things: readonly string[] }
  /** No figure measures it, so an editor gives the points and writes down why. */
  | { kind: 'judged' }

export type Unit = 'percent' | 'cents' | 'payments'
/** A rule that compares a fact with limits. */
export type RuleWithLimits = Extract<Rule, { kind: 'at_most' | 'at_least' }>
type FiveLimits = readonly [five: number, four: number, three: number, two: number, one: number]

export interface Criterion {
  /** The name that reviews and readers see. */
  name: string
  looksAt: string
  rule: Rule
  /**
   * An even number, so that half a point still contributes whole hundredths. The weights of a rubric add up
   * to 100.
   */
  weight: number
}

export type Rubric = readonly Criterion[]

/** Returns the points, 0 to 5, that a fact earns under a rule with limits. */
export function pointsByLimits({ kind, limits }: RuleWithLimits, value: number): number {
  const passed = limits.findIndex((limit) => (kind === 'at_most' ? value <= limit : value >= limit))
  return passed < 0 ? 0 : limits.length - passed
}
