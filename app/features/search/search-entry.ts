import type { SearchKind } from './search-kind.ts'

/** One thing that can be found. */
export interface SearchEntry {
  /** Unique within its source, with a prefix that no other source uses. */
  id: string
  kind: SearchKind
  title: string
  /** The path of its page. */
  path: string
  /** One or two sentences; '' when there are none. */
  summary: string
  /** Other words that find it: tags, abbreviations. */
  alsoCalled: readonly string[]
  /** The full text, for matching and for excerpts; '' when the title and summary say everything. */
  text: string
}

/** How a source adds, updates, and removes entries in the index. */
export interface SearchFeed {
  /** Adds an entry, or replaces the one with the same id. */
  put(entry: SearchEntry): void
  remove(id: string): void
}

/** A source of entries. Each feature registers its own in server/services.ts. */
export interface SearchSource {
  name: string
  /**
   * Resolves with a stop function once every entry has been handed over. Until it is stopped, the source
   * keeps reporting changes.
   */
  follow(feed: SearchFeed): Promise<() => void>
  /** Brings the entries that name the date up to date; called before each search. */
  update?(): void
}
