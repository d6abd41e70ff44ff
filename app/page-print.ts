import { createContext, type ReactNode, use } from 'react'

/** What only the printing of a page on the server knows; entry.server.tsx gives it. */
export interface PagePrint {
  /** The nonce that inline scripts of a per-user page carry; undefined on cached pages. */
  nonce: string | undefined
  /** Set where an editor sees drafts: what the page has read and since when. */
  preview: { position: string; topics: readonly string[] } | undefined
  /** Address of the script that the page script loads at the first input: app/entry.client.ts. */
  startScript: string
  /** Prints an island with the marks by which React takes it over in the browser. */
  printIsland(element: ReactNode, identifierPrefix: string): string
}

export const PagePrintContext = createContext<PagePrint | null>(null)

export function usePagePrint(): PagePrint {
  const print = use(PagePrintContext)
  if (!print) throw new Error('usePagePrint must be used within a PagePrintContext')
  return print
}
