import { ApiError } from '#app/errors.ts'
import type { Services } from '#app/services.ts'
import { sortValueTypes } from '#domain/scholarships/parse-sort.ts'
import type { ApiList } from '#kit/listing/api-list.ts'
import { toScholarshipQuery } from './list-scholarships.server.ts'
import { listSavedByAccount } from './saved/saved.server.ts'
import { scholarshipItem } from './scholarship-item.ts'

/** Lists scholarships through the API. */
export function scholarshipList(services: Pick<Services, 'database' | 'scholarships' | 'sessions'>): ApiList {
  /** Returns which of the wanted scholarships the visitor saved. */
  async function readSaved(wanted: readonly string[] | undefined, cookies: string | undefined) {
    const accountId = await services.sessions.findAccountId(cookies)
    if (!accountId) throw new ApiError('NOT_SIGNED_IN', 'Sign in to see what you saved.')
    const saved = (await listSavedByAccount(services, accountId)).map(({ id }) => id)
    return wanted ? saved.filter((id) => wanted.includes(id)) : saved
  }

  return {
    line: 'SCHOLARSHIP',
    things: 'scholarships',
    item: scholarshipItem,
    sorts: Object.entries(sortValueTypes).map(([field, type]) => `${field}:${type}`),
    async find(query, { today, cookies }) {
      const lenderIds = query.savedOffers ? await readSaved(query.lenderIds, cookies) : query.lenderIds
      const parsed = toScholarshipQuery({ ...query, lenderIds }, today)
      if (!parsed.ok) return parsed
      return { ok: true, ...(await services.scholarships.on(today)).findItems(parsed.query) }
    },
  }
}
