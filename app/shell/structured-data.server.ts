import type { Services } from '#app/services.ts'
import type { JsonLd } from '#domain/structured-data/json-ld.ts'
import type { OrganizationFacts, PageMetadata } from '#domain/structured-data/page-metadata.ts'
import { structuredData } from '#domain/structured-data/structured-data.ts'
import { productLinks } from './navigation.ts'
import { publicSettingsOf } from './public-settings.server.ts'
import { words } from './words.ts'

/** The settings document of a site whose editors have changed nothing. */
const organization: OrganizationFacts = {
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
export function structuredDataOf({ config }: Pick<Services, 'config'>, page: PageMetadata): JsonLd {
  const { siteName, siteUrl, supportTimeZoneName } = publicSettingsOf(config)
  return structuredData(page, {
    name: siteName,
    url: siteUrl,
    organization,
    openLines,
    mainPaths,
    supportHours: words.support(supportTimeZoneName),
  })
}
