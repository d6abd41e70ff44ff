import { href, type RouterContextProvider } from 'react-router'
import { siteSettings } from '#app/content/site-settings.server.ts'
import { productsContext, servicesContext } from '#app/context.ts'
import type { JsonLd } from '#domain/structured-data/json-ld.ts'
import type { OrganizationFacts, PageMetadata } from '#domain/structured-data/page-metadata.ts'
import { buildSchemaGraph } from '#domain/structured-data/structured-data.ts'
import { listProductLinks } from '#products/product.ts'
import { shellText } from './messages.ts'
import { siteLinks } from './navigation.ts'
import { toPublicSettings } from './public-settings.server.ts'

/** The defaults for a site without a settings document. */
const unsaid: OrganizationFacts = {
  foundingDate: '2021',
  numberOfEmployees: 10,
  offerCount: 4,
  priceUsd: 0,
  priceValidUntil: '2030-01-01',
  howToTotalTime: 'PT30M',
  howToCostUsd: 0,
}

/**
 * Builds the structured data for search engines. A page's loader returns it as `structuredData`, and the
 * document renders it: see structured-data.tsx. Include only what the page shows to everybody, never a
 * visitor's answers.
 */
export async function buildStructuredData(
  context: Readonly<RouterContextProvider>,
  page: PageMetadata,
): Promise<JsonLd> {
  const { siteName, siteUrl, supportTimeZoneName } = toPublicSettings(context.get(servicesContext).config)
  const { organization = unsaid } = await siteSettings(context)
  const links = listProductLinks(context.get(productsContext))
  return buildSchemaGraph(page, {
    name: siteName,
    url: siteUrl,
    organization,
    openLines: links.flatMap(({ line }) => line ?? []),
    mainPaths: [...links, ...siteLinks].map(({ to }) => to),
    searchPath: `${href('/search')}?q=`,
    supportHours: shellText.support(supportTimeZoneName),
  })
}
