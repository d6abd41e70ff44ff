import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { JsonLd } from '#domain/structured-data/json-ld.ts'
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
import type { PageHead } from './page-head.ts'
import { buildStructuredData } from './structured-data.server.ts'

/** How a public page describes itself to search engines and link previews. */
export interface Description {
  head: PageHead
  structuredData: JsonLd
}

/** What a page's loader returns to the document and to its component. */
export type LoadedPage<View> = { view: View } & Description

/** Describes a page from its metadata; pages with more to say in their head pass `more`. */
export async function describePage(
  context: Readonly<RouterContextProvider>,
  metadata: PageMetadata,
  more: Partial<PageHead> = {},
): Promise<Description> {
  const { title, description, pageUrl } = metadata
  const { siteName } = context.get(servicesContext).config
  return {
    head: {
      title,
      description,
      path: pageUrl,
      image: metadata.image ?? { url: '/og.png', altText: siteName },
      ...more,
    },
    structuredData: await buildStructuredData(context, metadata),
  }
}
