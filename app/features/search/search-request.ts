import { href } from 'react-router'
import { maxSearchCharacters } from '#app/shell/navigation.ts'
import { isSearchKind, type SearchKind } from './search-kind.ts'

/** Few people read further, and each page costs as much as all pages before it. */
export const MAX_PAGES = 20

export interface SearchRequest {
  query: string
  isTooLong: boolean
  kind: SearchKind | undefined
  /** Counted from 1. */
  page: number
}

/** Parses the address of the search page; invalid values count as absent. */
export function parseSearchRequest(params: URLSearchParams): SearchRequest {
  const query = (params.get('q') ?? '').replace(/\s+/g, ' ').trim()
  const kind = params.get('type')
  const page = Number(params.get('page'))
  return {
    query: query.slice(0, maxSearchCharacters),
    isTooLong: query.length > maxSearchCharacters,
    kind: isSearchKind(kind) ? kind : undefined,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGES) : 1,
  }
}

/** Returns the address of a search, with only the parameters that differ from the defaults. */
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
  return `${href('/search')}?${params}`
}
