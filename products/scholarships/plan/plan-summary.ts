import { addDays } from '#domain/dates.ts'
import { isOpenStatus, type SavedStatus } from '#domain/scholarships/saved-status.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { PlannedScholarship, WeeklyPlan } from '#domain/scholarships/weekly-plan.ts'

/** What a plan comes to. */
export interface PlanSummary {
  /** What the applications in the plan can win at most; those without a stated amount add nothing. */
  toWinCents: number
  /** Whether one of them pays an amount within a range, so that the sum is the most there is. */
  isAtMost: boolean
  hours: number
  wonCents: number
  counts: { open: number; submitted: number; won: number; notSelected: number }
}

/** Sums up the applications that have a place in the plan, and counts all by how far they are. */
export function summarizePlan(
  { weeks }: Pick<WeeklyPlan, 'weeks'>,
  planned: readonly PlannedScholarship[],
): PlanSummary {
  const works = weeks.flatMap((week) => week.works)
  const inPlan = [...new Set(works.map(({ scholarship }) => scholarship))]
  const count = (...statuses: SavedStatus[]) =>
    planned.filter(({ status }) => statuses.includes(status)).length
  const won = planned.filter(({ status }) => status === 'won')
  return {
    toWinCents: sumAwards(inPlan),
    isAtMost: inPlan.some(({ awardLowCents, awardHighCents }) => awardLowCents !== awardHighCents),
    hours: works.reduce((sum, { hours }) => sum + hours, 0),
    wonCents: sumAwards(won.map(({ scholarship }) => scholarship)),
    counts: {
      open: count('planned', 'started'),
      submitted: count('submitted'),
      won: count('won'),
      notSelected: count('not_selected'),
    },
  }
}

function sumAwards(scholarships: readonly Scholarship[]): number {
  return scholarships.reduce((sum, each) => sum + (each.awardHighCents ?? each.awardLowCents ?? 0), 0)
}

export interface PlanWeek {
  /** The first day, `YYYY-MM-DD`. */
  from: string
  works: WeeklyPlan['weeks'][number]['works']
  /** What is still to be submitted and due in this week. */
  due: Scholarship[]
}

/** Weeks that are drawn even if nothing is planned in them. */
export const shownWeeks = 6

/** Returns the weeks of a plan with their deadlines, at least the first six. */
export function listWeeks(
  { weeks }: Pick<WeeklyPlan, 'weeks'>,
  { planned, today }: { planned: readonly PlannedScholarship[]; today: string },
): PlanWeek[] {
  const open = planned.filter(({ status }) => isOpenStatus(status)).map(({ scholarship }) => scholarship)
  return Array.from({ length: Math.max(shownWeeks, weeks.length) }, (_, index) => {
    const from = addDays(today, 7 * index)
    const end = addDays(from, 7)
    return {
      from,
      works: weeks[index]?.works ?? [],
      due: open.filter(({ deadline: { on } }) => on !== null && on >= from && on < end),
    }
  })
}
