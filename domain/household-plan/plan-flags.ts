import type { HouseholdPlan, PlannedChild } from './household-plan.ts'

/** What a family should know about a plan. Children are named by their places. */
export type PlanFlag =
  /**
   * Several dependent children are in school in these years. Since 2024–25 the Student Aid Index isn't divided by their
   * number; `indexSum` adds up what is known of each, and is left out if one isn't known.
   */
  | { code: 'overlap'; years: readonly number[]; children: readonly number[]; indexSum?: number }
  /** Parents can't borrow all that is left to pay in PLUS loans. */
  | { code: 'beyond_plus'; child: number; years: readonly number[]; cents: number }
  | { code: 'plus_total'; child: number; year: number }
  | { code: 'student_total'; child: number; year: number }
  /** More grants than the school costs: a school takes some back, or an amount is wrong. */
  | { code: 'grants_exceed_cost'; child: number }

/** Lists what stands out in a plan of these children: the years they share first, then child by child. */
export function listPlanFlags(children: readonly PlannedChild[], plan: HouseholdPlan): PlanFlag[] {
  return [...listOverlaps(children, plan), ...children.flatMap((child, at) => flagChild(child, at, plan))]
}

function flagChild(child: PlannedChild, at: number, plan: HouseholdPlan): PlanFlag[] {
  const planned = plan.children[at]
  if (!planned) return []
  const { years, loanTotalReachedIn, plusTotalReachedIn } = planned
  const beyond = years.filter((each) => each.plusLimitCents !== null && each.leftCents > each.plusCents)
  const cents = beyond.reduce((sum, each) => sum + each.leftCents - each.plusCents, 0)
  return [
    ...(child.grantCents > child.costCents ? [{ code: 'grants_exceed_cost', child: at } as const] : []),
    ...(loanTotalReachedIn === undefined
      ? []
      : [{ code: 'student_total', child: at, year: loanTotalReachedIn } as const]),
    ...(plusTotalReachedIn === undefined
      ? []
      : [{ code: 'plus_total', child: at, year: plusTotalReachedIn } as const]),
    ...(cents > 0
      ? [{ code: 'beyond_plus', child: at, years: beyond.map(({ year }) => year), cents } as const]
      : []),
  ]
}

function listOverlaps(children: readonly PlannedChild[], { years }: HouseholdPlan): PlanFlag[] {
  const byChildren = Map.groupBy(
    years
      .map((each) => ({
        year: each.year,
        children: each.children.filter((at) => children[at]?.dependency === 'dependent'),
      }))
      .filter((each) => each.children.length > 1),
    (each) => each.children.join(' '),
  )
  return [...byChildren.values()].map((shared): PlanFlag => {
    const places = shared[0]?.children ?? []
    const indexes = places.flatMap((at) => children[at]?.studentAidIndex ?? [])
    return {
      code: 'overlap',
      years: shared.map(({ year }) => year),
      children: places,
      ...(indexes.length === places.length && {
        indexSum: indexes.reduce((sum, index) => sum + index, 0),
      }),
    }
  })
}
