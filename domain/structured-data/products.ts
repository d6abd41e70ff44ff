import type { AggregateOfferLeaf, ProductLeaf } from 'schema-dts'
import { findProductLine, type ProductLine, productLines } from '#domain/product-line.ts'
import { organizationId } from './organization.ts'
import type { SiteFacts } from './page-metadata.ts'

/** The free services of the site: comparison and search, never a loan, a card, or an award. */
const products = {
  PSL: {
    name: 'Private student loan comparison',
    description: 'Shows what private student loans cost at their lowest and highest rates.',
  },
  SLR: {
    name: 'Student loan refinance comparison',
    description: 'Shows how much refinancing student loans saves and which rights you give up.',
  },
  CC: {
    name: 'Credit card comparison',
    description: 'Shows what a credit card costs or earns you based on your own spending.',
  },
  SCHOLARSHIP: {
    name: 'Scholarship search',
    description: 'Finds scholarships that fit a student, with their deadlines.',
  },
} as const satisfies Partial<Record<ProductLine, { name: string; description: string }>>

type ProductVariant = keyof typeof products

const variants: readonly ProductVariant[] = ['PSL', 'SLR', 'CC', 'SCHOLARSHIP']

/**
 * Returns the product of the page's line, or all four when the line has no product (spec §2), as on FAFSA
 * pages.
 */
export function getProductVariants(path: string): readonly ProductVariant[] {
  const line = findProductLine(path)
  const variant = variants.find((candidate) => candidate === line)
  return variant ? [variant] : variants
}

/** Describes one product of the site. It has no rating, because nobody rates products here. */
export function product(variant: ProductVariant, site: SiteFacts): ProductLeaf {
  return {
    '@type': 'Product',
    '@id': `${site.url}/#product-${productLines[variant].category}`,
    ...products[variant],
    category: productLines[variant].name,
    brand: { '@id': organizationId(site) },
    offers: { '@id': offersId(site) },
  }
}

/**
 * Describes the four products at the price visitors pay, which is zero. A line without pages is marked as out
 * of stock.
 */
export function aggregateOffer(site: SiteFacts): AggregateOfferLeaf {
  const { offerCount, priceUsd, priceValidUntil } = site.organization
  const terms = { price: priceUsd, priceCurrency: 'USD', priceValidUntil }
  return {
    '@type': 'AggregateOffer',
    '@id': offersId(site),
    offerCount,
    lowPrice: priceUsd,
    highPrice: priceUsd,
    ...terms,
    seller: { '@id': organizationId(site) },
    offers: variants.map((variant) => ({
      '@type': 'Offer',
      name: products[variant].name,
      ...terms,
      availability: site.openLines.includes(variant)
        ? ('https://schema.org/InStock' as const)
        : ('https://schema.org/OutOfStock' as const),
    })),
  }
}

const offersId = (site: SiteFacts) => `${site.url}/#offers`
