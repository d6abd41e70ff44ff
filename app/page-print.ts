import { createContext, type ReactNode, use } from 'react'
import type { ProductLink } from './shell/navigation.ts'
import type { ReturnPage } from './shell/return-address.ts'

/** What is known only while the server renders a page; entry.server.tsx provides it. */
export interface PagePrint {
  /** The nonce for inline scripts of a per-user page; undefined on cached pages. */
  nonce: string | undefined
  /**
   * Set when an editor sees drafts: the topics that the page read, and its position in the content's history.
   */
  preview: { position: string; topics: readonly string[] } | undefined
  /** Address of entry.client.ts, which the page script loads at the first input. */
  startScript: string
  /** Whether the page could not be rendered because the database is unavailable. */
  isOutage: boolean
  /** The links of the products, in the order of the navbar. */
  productLinks: readonly ProductLink[]
  /** The pages that signing in or up can lead back to. */
  returnPages: readonly ReturnPage[]
  /** Renders an island with the markers that React needs to hydrate it in the browser. */
  printIsland(element: ReactNode, identifierPrefix: string): string
}

export const PagePrintContext = createContext<PagePrint | null>(null)

export function usePagePrint(): PagePrint {
  const print = use(PagePrintContext)
  if (!print) throw new Error('usePagePrint must be used within a PagePrintContext')
  return print
}
