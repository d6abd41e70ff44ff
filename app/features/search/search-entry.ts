import type { SearchKind } from './search-kind.ts'

/** One thing that can be found. */
export interface SearchEntry {
  /** Of its source's own, with a prefix that no other source has. */
  id: string
  kind: SearchKind
  title: string
  /** Where it is read. */
  path: string
  /** One or two sentences; '' when there are none. */
  summary: string
  /** Other words for it: tags, abbreviations. */
  alsoCalled: readonly string[]
  /** All its words, for finding and for excerpts; '' where title and summary are all. */
  text: string
}

/** What a source tells the index, at first and from then on. */
export interface SearchFeed {
  /** Adds, or replaces what had the same id. */
  put(entry: SearchEntry): void
  remove(id: string): void
}

/** Where entries come from. A feature registers its own in server/services.ts. */
export interface SearchSource {
  name: string
  /** Resolves when everything was handed over once, with what ends it. It keeps telling what changes until then. */
  follow(feed: SearchFeed): Promise<() => void>
}
