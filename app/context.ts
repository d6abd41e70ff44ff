import { createContext } from 'react-router'
import type { Services } from './services.ts'

/** What one page request may know and must say while it renders. */
export interface PageFacts {
  /** The page read data under this topic; a write to the topic drops the page from the cache. */
  tag(topic: string): void
  /** Today in America/New_York, 'YYYY-MM-DD'. A page that asks is dropped at the next midnight there. */
  today(): string
  /** The page is wrong from this moment on. */
  expireAt(moment: Date): void
  /** Nonce for inline scripts of per-user pages; cached pages carry hashes instead. */
  nonce: string | undefined
  /** Address of the visitor, for limits on forms. Never logged. */
  address: string
  /** Set where an editor sees drafts; the page is never kept then. */
  preview?: PagePreview | undefined
}

interface PagePreview {
  /** Where the content stood when the page began to read it: see `ContentMoves`. */
  position: string
  /** The topics that the page has read so far. */
  topics(): readonly string[]
}

/** What a route says of itself to the page cache. */
export interface PageHandle {
  /** The page is the same for everybody; only these query parameters change it. Absent: per-user, never stored. */
  cache?: { params: readonly string[] }
}

export const servicesContext = createContext<Services>()
export const pageContext = createContext<PageFacts>()
