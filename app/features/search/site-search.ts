import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { Log } from '#app/log.ts'
import { cutExcerpt, highlight, type Piece } from './highlight.ts'
import { schoolResults } from './school-results.ts'
import type { SearchEntry, SearchFeed, SearchSource } from './search-entry.ts'
import { createSearchIndex } from './search-index.ts'
import { type SearchKind, searchKinds } from './search-kind.ts'
import { splitWords } from './split-words.ts'

export interface SearchHit {
  id: string
  kind: SearchKind
  path: string
  title: Piece[]
  excerpt: Piece[]
}

interface KindCount {
  kind: SearchKind
  count: number
}

interface Suggestion {
  title: string
  kind: SearchKind
  path: string
}

/** Searches everything on the site, in memory, and follows the changes of its sources. */
export interface SiteSearch {
  /**
   * Starts to read the sources on the first call; resolves when each source has handed over its current
   * entries or has failed.
   */
  ready(): Promise<void>
  readonly size: number
  /**
   * Returns how many results each kind has, in the order of `searchKinds` and without empty kinds, and the
   * best few of each kind.
   */
  findGroups(query: string, maxOfEach: number): { counts: KindCount[]; groups: SearchHit[][] }
  /** Finds results of one kind, best first. */
  findKind(
    query: string,
    wanted: { kind: SearchKind; from: number; max: number },
  ): { counts: KindCount[]; hits: SearchHit[] }
  suggest(query: string, max: number): Suggestion[]
  close(): Promise<void>
}

export function openSiteSearch({
  sources,
  isListed = () => true,
  schools,
  log,
}: {
  sources: readonly SearchSource[]
  /** Whether the page at a path may be found. */
  isListed?: (path: string) => boolean
  schools: Pick<SchoolDirectory, 'search'>
  log: Log
}): SiteSearch {
  const index = createSearchIndex()
  const feed: SearchFeed = {
    put(entry) {
      if (isListed(entry.path)) index.put(entry)
      else index.remove(entry.id)
    },
    remove: (id) => index.remove(id),
  }
  /** Returns the index after every source has brought its part up to date. */
  const current = () => {
    for (const source of sources) source.update?.()
    return index
  }
  let following: Promise<(() => void)[]> | undefined
  const follow = async (source: SearchSource) => {
    try {
      return await source.follow(feed)
    } catch (error) {
      log.error({ err: error, source: source.name }, 'a search source could not be read')
      return () => undefined
    }
  }

  const counted = (counts: ReadonlyMap<SearchKind, number>, ofSchools: readonly SearchEntry[]) =>
    searchKinds.flatMap((kind): KindCount[] => {
      const count = kind === 'school' ? ofSchools.length : (counts.get(kind) ?? 0)
      return count === 0 ? [] : [{ kind, count }]
    })
  // The school search matches by its own rules, so the words as typed are highlighted as well.
  const marked = (matched: ReadonlySet<string>, query: string) => matched.union(new Set(splitWords(query)))

  return {
    async ready() {
      following ??= Promise.all(sources.map(follow))
      await following
    },
    get size() {
      return index.size
    },
    findGroups(query, maxOfEach) {
      const { groups, counts, matched } = current().findGroups(query, maxOfEach)
      const ofSchools = schoolResults(schools, query)
      const words = marked(matched, query)
      return {
        counts: counted(counts, ofSchools),
        // Schools come last because the names of schools contain many common words.
        groups: [...groups, ofSchools.slice(0, maxOfEach)]
          .filter((group) => group.length > 0)
          .map((group) => group.map((entry) => toSearchHit(entry, words))),
      }
    },
    findKind(query, { kind, from, max }) {
      const { entries, counts, matched } = current().find(query, { kind, max: from + max })
      const ofSchools = schoolResults(schools, query)
      const words = marked(matched, query)
      const own = kind === 'school' ? ofSchools : entries
      return {
        counts: counted(counts, ofSchools),
        hits: own.slice(from, from + max).map((entry) => toSearchHit(entry, words)),
      }
    },
    suggest(query, max) {
      const { entries } = current().find(query, { max })
      // Reserves two places for schools, and more when there are few other results.
      const rest = entries.slice(0, Math.max(max - 2, 0))
      const ofSchools = schoolResults(schools, query).slice(0, max - rest.length)
      return [...rest, ...ofSchools, ...entries.slice(rest.length)]
        .slice(0, max)
        .map(({ title, kind, path }) => ({ title, kind, path }))
    },
    async close() {
      for (const stop of (await following) ?? []) stop()
    },
  }
}

function toSearchHit(entry: SearchEntry, matched: ReadonlySet<string>): SearchHit {
  return {
    id: entry.id,
    kind: entry.kind,
    path: entry.path,
    title: highlight(entry.title, matched),
    excerpt: highlight(cutExcerpt(entry, matched), matched),
  }
}
