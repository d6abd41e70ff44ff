import type { RouterContextProvider } from 'react-router'
import { productsContext, servicesContext } from '#app/context.ts'
import type { JsonLd } from '#domain/structured-data/json-ld.ts'
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
import { listProductLinks } from '#products/product.ts'
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
  return {
    head: {
      title,
      description,
      path: pageUrl,
      image: metadata.image ?? findShareImage(context, pageUrl),
      ...more,
    },
    structuredData: await buildStructuredData(context, metadata),
  }
}

/** The image of the product that the page belongs to, or that of the site. */
function findShareImage(context: Readonly<RouterContextProvider>, pageUrl: string) {
  const product = listProductLinks(context.get(productsContext)).find(({ to }) =>
    `${pageUrl}/`.startsWith(`${to}/`),
  )
  if (product) return { url: `/og${product.to}.png`, altText: product.label }
  return { url: '/og.png', altText: context.get(servicesContext).config.siteName }
}
