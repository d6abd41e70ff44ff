import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'

/** The document types that are pages or appear in search, in the order of the specification. */
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

/** The structured data types that a page can declare to search engines. */
export const structuredDataTypes = [
  'Article',
  'BlogPosting',
  'WebPage',
  'User',
] as const satisfies NonNullable<PageMetadata['pageType']>[]
