import type { Services } from '#app/services.ts'
import { listNotRuledOut } from '#domain/scholarships/fit-groups.ts'
import type { MatchedStudent } from '#domain/scholarships/match.ts'
import { openOn } from '#domain/scholarships/open-on.ts'
import type { Filter } from '#domain/scholarships/scholarship-query.ts'
import type { OpenResults } from '#kit/questions/questionnaire.ts'
import { ownApi } from '#server/config/own-api.ts'
import { sorts } from './settings.ts'

/**
 * Counts the scholarships open today that nothing the student said rules out, as the list without filters does. Undefined where
 * another host has them: a question waits for no one.
 */
export async function countNotRuledOut(
  student: MatchedStudent,
  { services, today }: { services: Pick<Services, 'config' | 'scholarships'>; today: string },
): Promise<OpenResults | undefined> {
  if (services.config.apiUrl !== ownApi) return undefined
  const index = await services.scholarships.on(today)
  const count = (of: Filter[]) =>
    index.find({
      filter: { kind: 'all', of: [openOn(today), ...of] },
      words: '',
      sort: sorts.hour,
      offset: 0,
      limit: 1,
    }).total
  const total = count([])
  return total === 0 ? undefined : { open: count(listNotRuledOut(student)), total }
}
