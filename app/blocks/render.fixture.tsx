import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContent } from '#cms/model/texts/derived-values.ts'
import { builtInWords } from '#cms/model/tokens/template-tokens.ts'
import { noBlockData } from './block-data.ts'
import { buildOutline } from './outline.ts'
import { type PageScope, PageScopeProvider } from './page-scope.tsx'
import { numberSources } from './sources.ts'

/** Builds the scope of a page that exists only in a test. */
export function makePageScope(page: PageContent, differs: Partial<PageScope> = {}): PageScope {
  const today = '2026-11-21'
  return {
    today,
    updatedOn: '2026-11-02',
    authors: [],
    words: builtInWords(today),
    siteUrl: 'https://bursar.example',
    images: { baseUrl: '', projectId: 'bursar', dataset: 'production' },
    isPreview: false,
    outline: buildOutline(page),
    sources: numberSources(page),
    data: noBlockData,
    address: '/resources/student-loans/an-article',
    ...differs,
  }
}

/** Renders children to HTML as the server does. */
export function rendered(scope: PageScope, children: ReactNode): string {
  return renderToStaticMarkup(<PageScopeProvider scope={scope}>{children}</PageScopeProvider>)
}
