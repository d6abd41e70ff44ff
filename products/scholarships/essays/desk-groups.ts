import { type EssayPrompt, groupPrompts, maxPrompts } from '#domain/scholarships/group-prompts.ts'
import { isOpenStatus } from '#domain/scholarships/saved-status.ts'
import type { PlannedScholarship } from '#domain/scholarships/weekly-plan.ts'
import type { WordLimits } from '#domain/scholarships/word-limits.ts'
import { formatDeadline } from '#products/scholarships/listing-words.ts'

interface DeskPrompt extends EssayPrompt {
  scholarship: string
  isSample: boolean
  /** Such as "Due January 15, 2027". */
  due: string
  /** `YYYY-MM-DD`; `null` where there is no last day. */
  dueOn: string | null
}

/** What one draft may answer. */
export interface DeskGroup {
  /** The shortest of its prompts. */
  title: string
  /** The earliest deadline first. */
  prompts: DeskPrompt[]
  limits: WordLimits
}

/**
 * Groups the essays that are still to be written for what a visitor saved, earliest deadline first.
 * `leftOut` counts those beyond what can be grouped, which are due last.
 * @param today 'YYYY-MM-DD'
 */
export function findDeskGroups(
  planned: readonly PlannedScholarship[],
  today: string,
): { groups: DeskGroup[]; leftOut: number } {
  const prompts = planned
    .filter(({ scholarship: { deadline }, status }) => isOpenStatus(status) && !isPast(deadline.on, today))
    .flatMap(({ scholarship }) =>
      scholarship.essays.map((essay) => ({
        ...essay,
        scholarshipId: scholarship.id,
        scholarship: scholarship.name,
        isSample: scholarship.isSample,
        due: formatDeadline(scholarship),
        dueOn: scholarship.deadline.on,
      })),
    )
    .sort(byDeadline)
  const groups = groupPrompts(prompts.slice(0, maxPrompts))
    .map(({ prompts: [lead, ...others], limits }) => ({
      title: lead?.prompt ?? '',
      prompts: [...(lead ? [lead] : []), ...others].sort(byDeadline),
      limits,
    }))
    .sort((a, b) => compare(firstDay(a), firstDay(b)))
  return { groups, leftOut: Math.max(0, prompts.length - maxPrompts) }
}

const isPast = (day: string | null, today: string) => day !== null && day < today
const noDay = '9999'
const firstDay = ({ prompts: [first] }: DeskGroup) => first?.dueOn ?? noDay

function byDeadline(a: DeskPrompt, b: DeskPrompt): number {
  return compare(a.dueOn ?? noDay, b.dueOn ?? noDay) || compare(a.scholarship, b.scholarship)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
