import { z } from 'zod'
import type { Services } from '#app/services.ts'
import { sortValueTypes } from '#domain/scholarships/parse-sort.ts'
import type { PrivateTally } from '#domain/scholarships/private-fit.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { fromItem } from '#domain/scholarships/scholarship-item.ts'
import type { FacetCounts, ScholarshipQuery } from '#domain/scholarships/scholarship-query.ts'
import { writeFilter } from '#domain/scholarships/write-filter.ts'
import { ownApi } from '#server/config/own-api.ts'
import { scholarshipItem } from './scholarship-item.ts'
import { withoutExpired } from './without-expired.ts'

/** The message of the error that `fetchScholarships` throws (spec §8). */
export const fetchFailed = 'Error fetching scholarships'

/** Pages wait at most this long for another host. */
const MAX_WAIT_MS = 3_000

interface Sources {
  services: Pick<Services, 'scholarships'> & { config: Pick<Services['config'], 'apiUrl'> }
  /** 'YYYY-MM-DD' */
  today: string
  fetch?: typeof globalThis.fetch
}

export interface ScholarshipPage {
  scholarships: Scholarship[]
  total: number
  /** Undefined when another host has the scholarships, because its API counts no facets. */
  facets: FacetCounts | undefined
  /** Counts what is found by what only a browser decides; undefined likewise. */
  tallyPrivate: (() => PrivateTally[]) | undefined
}

/**
 * Lists one page of scholarships: of this process, or of the API that `API_URL` names. The expired are left
 * out unless the filter names the deadline.
 *
 * @throws Error "Error fetching scholarships" (spec §8) if another host does not answer with a list
 */
export async function fetchScholarships(
  { services, today, fetch = globalThis.fetch }: Sources,
  query: ScholarshipQuery,
): Promise<ScholarshipPage> {
  const asked = { ...query, filter: withoutExpired(query.filter, today) }
  const { apiUrl } = services.config
  if (apiUrl !== ownApi && query.ids?.length === 0) return { ...remote, scholarships: [], total: 0 }
  if (apiUrl !== ownApi) return fetchRemotely(`${apiUrl}/v2/lenders?${toParams(asked)}`, asked, fetch)
  const index = await services.scholarships.on(today)
  return {
    ...index.find(asked),
    facets: index.countFacets(asked),
    tallyPrivate: () => index.tallyPrivate(asked),
  }
}

/** Corrects typing errors in the words of a search; another host has no words to correct them by. */
export async function correctSearch(
  { services, today }: Omit<Sources, 'fetch'>,
  words: string,
): Promise<string | undefined> {
  if (words === '' || services.config.apiUrl !== ownApi) return undefined
  return (await services.scholarships.on(today)).correctWords(words)
}

/** What the API of another host does not count. */
const remote = { facets: undefined, tallyPrivate: undefined }

async function fetchRemotely(
  url: string,
  { offset }: ScholarshipQuery,
  fetch: typeof globalThis.fetch,
): Promise<ScholarshipPage> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
    // An object with `error` is no list, so it is refused here too, whatever its status.
    const items = z.array(scholarshipItem).parse(await response.json())
    const stated = Number(response.headers.get('x-total-count') ?? Number.NaN)
    const total = Number.isSafeInteger(stated) ? stated : offset + items.length
    return { ...remote, scholarships: items.map(fromItem), total }
  } catch (cause) {
    throw new Error(fetchFailed, { cause })
  }
}

function toParams({ filter, words, ids = [], sort, offset, limit }: ScholarshipQuery): URLSearchParams {
  const { field, direction } = sort
  return new URLSearchParams([
    ['type', 'scholarships'],
    ['offset', String(offset)],
    ['limit', String(limit)],
    ['sortBy', `${field}:${sortValueTypes[field]}:${direction}`],
    ...ids.map((id): [string, string] => ['lenderIds', id]),
    ...(filter ? [['filterBy', writeFilter(filter)] satisfies [string, string]] : []),
    ...(words ? [['name', words] satisfies [string, string]] : []),
  ])
}
