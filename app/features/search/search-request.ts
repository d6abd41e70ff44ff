import { isSearchKind, type SearchKind } from './search-kind.ts'

/** Longest text that is looked for; a longer one is a mistake or an attack. */
export const MOST_CHARACTERS = 100

/** Nobody reads on from here; and each page costs as much as all before it. */
export const MOST_PAGES = 20

export interface SearchRequest {
  query: string
  isTooLong: boolean
  kind: SearchKind | undefined
  /** From 1. */
  page: number
}

/** What the address of the search page asks for; what is not understood counts as not said. */
export function searchRequestOf(params: URLSearchParams): SearchRequest {
  const query = (params.get('q') ?? '').replace(/\s+/g, ' ').trim()
  const kind = params.get('type')
  const page = Number(params.get('page'))
  return {
    query: query.slice(0, MOST_CHARACTERS),
    isTooLong: query.length > MOST_CHARACTERS,
    kind: isSearchKind(kind) ? kind : undefined,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1,
  }
}

/** The address of a search, with what differs from the start only. */
export function searchAddress({
  query,
  kind,
  page = 1,
}: {
  query: string
  kind?: SearchKind | undefined
  page?: number
}) {
  const params = new URLSearchParams({ q: query })
  if (kind) params.set('type', kind)
  if (page > 1) params.set('page', String(page))
  return `/search?${params}`
}
