import { createContext, type ReactNode, use } from 'react'
import type { ImageService } from '#app/content/image-service.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import type { TokenWords } from '#cms/model/tokens/template-tokens.ts'
import type { BlockData } from './block-data.ts'
import type { Outline } from './outline.ts'
import type { PageSources } from './sources.ts'

/** What every block may know about its page and the site. */
export interface PageScope {
  /** Today in New York, `YYYY-MM-DD`. */
  today: string
  /** The date the page last changed, `YYYY-MM-DD`. */
  updatedOn?: string | undefined
  authors: NonNullable<Read<'blog'>['authors']>
  /** The values of tokens: those that depend on the date and those from the settings. */
  words: TokenWords
  /** Links to this address become paths. */
  siteUrl: string
  images: ImageService
  /** In a preview, problems with the content are shown. */
  isPreview: boolean
  outline: Outline
  sources: PageSources
  data: BlockData
  /** Path and query of the page, for links to its other list pages. */
  address: string
  /** Where a button leads first, when something stands between its press and its page. */
  interstitialFor?: ((href: string) => { href: string; between: string | undefined } | undefined) | undefined
}

const PageScopeContext = createContext<PageScope | null>(null)

export function PageScopeProvider({ scope, children }: { scope: PageScope; children: ReactNode }) {
  return <PageScopeContext value={scope}>{children}</PageScopeContext>
}

export function usePageScope(): PageScope {
  const scope = use(PageScopeContext)
  if (!scope) throw new Error('A block is outside a page: wrap it in a PageScopeProvider')
  return scope
}
