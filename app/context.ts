import { createContext } from 'react-router'
import type { Product } from '#products/product.ts'
import type { Services } from './services.ts'

/** What a page can learn about its request, and what it reports to the page cache, while it renders. */
export interface PageFacts {
  /** Records that the page read data under this topic; a write to the topic drops the page from the cache. */
  tag(topic: string): void
  /** Today in America/New_York, `YYYY-MM-DD`. A page that reads it is dropped at the next midnight there. */
  today(): string
  /** Records that the page becomes outdated at this moment. */
  expireAt(moment: Date): void
  /** Nonce for inline scripts of per-user pages; cached pages use hashes instead. */
  nonce: string | undefined
  /** The visitor's IP address, for rate limits on forms. It is never logged. */
  address: string
  /** The key of the reply to a posted form that is to be shown again; see `saveReply`. */
  replyKey?: string | undefined
  /** Set when an editor sees drafts; the page is then never cached. */
  preview?: PagePreview | undefined
}

interface PagePreview {
  /** The position in the content's history when the page began to read: see `ContentChangeLog`. */
  position: string
  /** Returns the topics that the page has read so far. */
  topics(): readonly string[]
}

/** What a route tells the page cache. */
export interface PageHandle {
  /**
   * The page is the same for everybody and varies only by these query parameters. When absent, the page is
   * per-user and never stored. `allowsVendors` is set where nobody types or sees anything of their own but what a search
   * for a school or loans begins with: there, and only without a query, scripts of other companies may run.
   */
  cache?: { params: readonly string[]; allowsVendors?: true }
  /**
   * The page is a step of a flow: its header has no site navigation, only the way out to this address, and its
   * footer is one line.
   */
  flow?: { exit: string }
  /**
   * The page itself answers a posted form, because nothing of what was typed may be stored: see `saveReply`, which
   * every other page uses. A reload then asks to send the form again.
   */
  storesNoReply?: true
}

export const servicesContext = createContext<Services>()
/** Every product of the site, in the order of the navbar. */
export const productsContext = createContext<readonly Product[]>()
export const pageContext = createContext<PageFacts>()
/** Whether something failed only because the database is unavailable, so that trying again will help. */
export const outageContext = createContext(false)
