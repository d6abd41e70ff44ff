import type { SavedScholarship } from '#domain/scholarships/saved-status.ts'
import type { ScholarshipIndex } from '#domain/scholarships/scholarship-index/scholarship-index.ts'
import { byDeadline, type PlannedScholarship } from '#domain/scholarships/weekly-plan.ts'

/**
 * What a visitor saved, with its facts, and what they found elsewhere, earliest deadline first; `gone` lists those that are
 * no longer listed.
 */
export function findPlanned(
  index: Pick<ScholarshipIndex, 'byId'>,
  items: readonly SavedScholarship[],
  found: readonly PlannedScholarship[],
): { planned: PlannedScholarship[]; gone: SavedScholarship[] } {
  const planned = [...found]
  const gone: SavedScholarship[] = []
  for (const item of items) {
    const scholarship = index.byId(item.id)
    if (scholarship) planned.push({ scholarship, status: item.status })
    else gone.push(item)
  }
  return { planned: planned.toSorted((a, b) => byDeadline(a.scholarship, b.scholarship)), gone }
}
