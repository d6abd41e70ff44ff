import { maxSearchCharacters } from '#app/shell/navigation.ts'
import { searchText } from './messages.ts'
import { MAX_PAGES, type SearchRequest } from './search-request.ts'
import type { SiteSearch } from './site-search.ts'

const OF_EACH_KIND = 4
const ON_A_PAGE = 10

export type PageResults = NonNullable<ReturnType<typeof searchPageData>['results']>

/** Returns the data of the search page; without results when there is nothing to search for. */
export function searchPageData(search: SiteSearch, { query, isTooLong, kind, page }: SearchRequest) {
  if (query === '' || isTooLong) {
    return {
      query,
      problem: isTooLong ? searchText.tooLong(maxSearchCharacters) : undefined,
      results: undefined,
    }
  }
  if (!kind) {
    const { counts, groups } = search.findGroups(query, OF_EACH_KIND)
    return { query, problem: undefined, results: { kind: undefined, counts, groups, page: 1, pages: 1 } }
  }
  const { counts, hits } = search.findKind(query, { kind, from: (page - 1) * ON_A_PAGE, max: ON_A_PAGE })
  const count = counts.find((each) => each.kind === kind)?.count ?? 0
  const pages = Math.min(Math.ceil(count / ON_A_PAGE), MAX_PAGES)
  const groups = hits.length > 0 ? [hits] : []
  return {
    query,
    problem: undefined,
    results: { kind, counts, groups, page: Math.min(page, Math.max(pages, 1)), pages },
  }
}
