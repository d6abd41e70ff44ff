import { createContext, type ReactNode, use } from 'react'
import type { Read } from '#content-model/documents/document-types.ts'
import type { TokenWords } from '#content-model/tokens/template-tokens.ts'
import type { BlockData } from './block-data.ts'
import type { Outline } from './outline.ts'
import type { PageSources } from './sources.ts'

/** What every block of a page may know of the page and the site. */
export interface PageScope {
  /** `YYYY-MM-DD` in New York. */
  today: string
  /** The day of the last change of the page, `YYYY-MM-DD`. */
  updatedOn?: string | undefined
  authors: NonNullable<Read<'blog'>['authors']>
  /** What tokens stand for: those of every day and those of the settings. */
  words: TokenWords
  /** Links to it become paths. */
  siteUrl: string
  images: ImageService
  /** What is wrong with the content is shown. */
  isPreview: boolean
  outline: Outline
  sources: PageSources
  data: BlockData
  /** Path and query of the page, for links to its other pages. */
  address: string
}

/** Where images are made. */
export interface ImageService {
  /** Empty: the site's own. */
  baseUrl: string
  projectId: string
  dataset: string
}

const PageScopeContext = createContext<PageScope | null>(null)

export function PageScopeProvider({ scope, children }: { scope: PageScope; children: ReactNode }) {
  return <PageScopeContext value={scope}>{children}</PageScopeContext>
}

export function usePageScope(): PageScope {
  const scope = use(PageScopeContext)
  if (!scope) throw new Error('A block stands outside of a page: put a PageScopeProvider around it')
  return scope
}
