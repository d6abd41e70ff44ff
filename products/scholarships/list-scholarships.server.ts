import { parseFilter } from '#domain/scholarships/parse-filter.ts'
import { parseSort } from '#domain/scholarships/parse-sort.ts'
import type { ScholarshipQuery } from '#domain/scholarships/scholarship-query.ts'
import type { ListQuery } from '#kit/listing/api-list.ts'
import { withoutExpired } from './without-expired.ts'

/** @returns the question, or what is wrong with it, by parameter */
export function toScholarshipQuery(
  { sortBy = 'deadline:DATE:ASC', filterBy = [], lenderIds, name, offset, limit }: ListQuery,
  today: string,
): { ok: true; query: ScholarshipQuery } | { ok: false; problem: string } {
  const sort = parseSort(sortBy)
  if (!sort.ok) return { ok: false, problem: `sortBy: ${sort.problem}` }
  const filter = parseFilter(filterBy, { today })
  if (!filter.ok) return { ok: false, problem: `filterBy: ${filter.problem}` }
  return {
    ok: true,
    query: {
      filter: withoutExpired(filter.filter, today),
      words: name,
      ids: lenderIds,
      sort: sort.sort,
      offset,
      limit,
    },
  }
}
