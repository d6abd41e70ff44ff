import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { Log } from '#app/services.ts'
import { excerptOf, highlight, type Piece } from './highlight.ts'
import { schoolResults } from './school-results.ts'
import type { SearchEntry, SearchSource } from './search-entry.ts'
import { createSearchIndex } from './search-index.ts'
import { type SearchKind, searchKinds } from './search-kind.ts'
import { wordsOf } from './words-of.ts'

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

/** Everything on the site that can be found, in memory. It follows its sources. */
export interface SiteSearch {
  /** Begins to read the sources at the first call; resolves when every source has handed over what it had then. */
  ready(): Promise<void>
  readonly size: number
  /** How many match, of every kind that has any, in the order of `searchKinds`, and the best few of each. */
  findGroups(query: string, mostOfEach: number): { counts: KindCount[]; groups: SearchHit[][] }
  /** Of one kind, best first. */
  findKind(
    query: string,
    wanted: { kind: SearchKind; from: number; most: number },
  ): { counts: KindCount[]; hits: SearchHit[] }
  suggest(query: string, most: number): Suggestion[]
  close(): Promise<void>
}

export function openSiteSearch({
  sources,
  schools,
  log,
}: {
  sources: readonly SearchSource[]
  schools: Pick<SchoolDirectory, 'search'>
  log: Log
}): SiteSearch {
  const index = createSearchIndex()
  let following: Promise<(() => void)[]> | undefined
  const follow = async (source: SearchSource) => {
    try {
      return await source.follow(index)
    } catch (error) {
      log.error({ err: error, source: source.name }, 'a source of the search could not be read')
      return () => undefined
    }
  }

  const counted = (counts: ReadonlyMap<SearchKind, number>, ofSchools: readonly SearchEntry[]) =>
    searchKinds.flatMap((kind): KindCount[] => {
      const count = kind === 'school' ? ofSchools.length : (counts.get(kind) ?? 0)
      return count === 0 ? [] : [{ kind, count }]
    })
  // The school search has found by its own rules: what is marked in its results are the words as they were typed.
  const marked = (matched: ReadonlySet<string>, query: string) => matched.union(new Set(wordsOf(query)))

  return {
    async ready() {
      following ??= Promise.all(sources.map(follow))
      await following
    },
    get size() {
      return index.size
    },
    findGroups(query, mostOfEach) {
      const { groups, counts, matched } = index.findGroups(query, mostOfEach)
      const ofSchools = schoolResults(schools, query)
      const words = marked(matched, query)
      return {
        counts: counted(counts, ofSchools),
        // The schools come last: many words are in the name of one.
        groups: [...groups, ofSchools.slice(0, mostOfEach)]
          .filter((group) => group.length > 0)
          .map((group) => group.map((entry) => hitOf(entry, words))),
      }
    },
    findKind(query, { kind, from, most }) {
      const { entries, counts, matched } = index.find(query, { kind, most: from + most })
      const ofSchools = schoolResults(schools, query)
      const words = marked(matched, query)
      const own = kind === 'school' ? ofSchools : entries
      return {
        counts: counted(counts, ofSchools),
        hits: own.slice(from, from + most).map((entry) => hitOf(entry, words)),
      }
    },
    suggest(query, most) {
      const { entries } = index.find(query, { most })
      // Room for two schools, and for more where there is little else.
      const rest = entries.slice(0, Math.max(most - 2, 0))
      const ofSchools = schoolResults(schools, query).slice(0, most - rest.length)
      return [...rest, ...ofSchools, ...entries.slice(rest.length)]
        .slice(0, most)
        .map(({ title, kind, path }) => ({ title, kind, path }))
    },
    async close() {
      for (const stop of (await following) ?? []) stop()
    },
  }
}

function hitOf(entry: SearchEntry, matched: ReadonlySet<string>): SearchHit {
  return {
    id: entry.id,
    kind: entry.kind,
    path: entry.path,
    title: highlight(entry.title, matched),
    excerpt: highlight(excerptOf(entry, matched), matched),
  }
}
