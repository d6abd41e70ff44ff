import type { RouterContextProvider } from 'react-router'
import { siteSettings } from '#app/content/site-settings.server.ts'
import { servicesContext } from '#app/context.ts'
import type { JsonLd } from '#domain/structured-data/json-ld.ts'
import type { OrganizationFacts, PageMetadata } from '#domain/structured-data/page-metadata.ts'
import { structuredData } from '#domain/structured-data/structured-data.ts'
import { productLinks, searchPath } from './navigation.ts'
import { publicSettingsOf } from './public-settings.server.ts'
import { words } from './words.ts'

/** Of a site without a settings document. */
const unsaid: OrganizationFacts = {
  foundingDate: '2021',
  numberOfEmployees: 10,
  offerCount: 4,
  priceUsd: 0,
  priceValidUntil: '2030-01-01',
  howToTotalTime: 'PT30M',
  howToCostUsd: 0,
}
const openLines = productLinks.flatMap(({ line }) => line ?? [])
const mainPaths = productLinks.map(({ to }) => to)

/**
 * What a page tells search engines. Its loader returns this as `structuredData`, and the document prints it: see
 * structured-data.tsx. Say only what the page shows to everybody, and never what one visitor answered.
 */
export async function structuredDataOf(
  context: Readonly<RouterContextProvider>,
  page: PageMetadata,
): Promise<JsonLd> {
  const { siteName, siteUrl, supportTimeZoneName } = publicSettingsOf(context.get(servicesContext).config)
  const { organization = unsaid } = await siteSettings(context)
  return structuredData(page, {
    name: siteName,
    url: siteUrl,
    organization,
    openLines,
    mainPaths,
    searchPath: `${searchPath}?q=`,
    supportHours: words.support(supportTimeZoneName),
  })
}
