import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'

/** The types of document that are pages or parts of search, in the order of the specification. */
export const contentTypes = [
  'legalPage',
  'blog',
  'resource',
  'lenderReview',
  'creditCardReview',
  'user',
  'glossary',
  'topPicksByCategory',
  'creditCardMarketplaceSubpage',
] as const

/** What a page can be to search engines. */
export const structuredDataTypes = [
  'Article',
  'BlogPosting',
  'WebPage',
  'User',
] as const satisfies NonNullable<PageMetadata['pageType']>[]
