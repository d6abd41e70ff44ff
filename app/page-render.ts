import { createContext, type ReactNode, use } from 'react'
import type { NavigationLink, ProductLink } from './shell/navigation.ts'
import type { ReturnPage } from './shell/return-url.ts'

/** What is known only while the server renders a page; entry.server.tsx provides it. */
export interface PageRender {
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
  /** Where a signed-in visitor finds what the products keep for them. */
  accountLinks: readonly NavigationLink[]
  /** What to tell a visitor who has just signed in; undefined on cached pages. */
  arrival: string | undefined
  /** The pages that signing in or up can lead back to. */
  returnPages: readonly ReturnPage[]
  /** Renders an island with the markers that React needs to hydrate it in the browser. */
  renderIsland(element: ReactNode, identifierPrefix: string): string
}

export const PageRenderContext = createContext<PageRender | null>(null)

export function usePageRender(): PageRender {
  const pageRender = use(PageRenderContext)
  if (!pageRender) throw new Error('usePageRender must be used within a PageRenderContext')
  return pageRender
}
