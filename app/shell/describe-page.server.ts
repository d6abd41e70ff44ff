import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { JsonLd } from '#domain/structured-data/json-ld.ts'
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
import type { PageHead } from './page-head.ts'
import { structuredDataOf } from './structured-data.server.ts'
import { words } from './words.ts'

/** What a public page says of itself, to whoever shows a link to it. */
export interface Description {
  head: PageHead
  structuredData: JsonLd
}

/** What the loader of a page hands to the document and to its component. */
export type LoadedPage<View> = { view: View } & Description

/** `WebPage`s are told with their head alone; `more` is for those that are more. */
export async function describePage(
  context: Readonly<RouterContextProvider>,
  metadata: PageMetadata,
  more: Partial<PageHead> = {},
): Promise<Description> {
  const { title, description, pageUrl } = metadata
  const { siteName } = context.get(servicesContext).config
  return {
    head: {
      title: words.pageTitle(title, siteName),
      description,
      path: pageUrl,
      image: metadata.image ?? { url: '/og.png', altText: siteName },
      ...more,
    },
    structuredData: await structuredDataOf(context, metadata),
  }
}
