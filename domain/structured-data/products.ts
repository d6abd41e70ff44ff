import type { AggregateOfferLeaf, ProductLeaf } from 'schema-dts'
import { type ProductLine, productLineOf, productLines } from '#domain/product-line.ts'
import { organizationId } from './organization.ts'
import type { SiteFacts } from './page-metadata.ts'

/** What the site itself offers, each free: comparing and searching, never a loan, a card or an award. */
const products = {
  PSL: {
    name: 'Private student loan comparison',
    description: 'Shows what private student loans cost at the lowest and at the highest rate.',
  },
  SLR: {
    name: 'Student loan refinance comparison',
    description: 'Shows what refinancing student loans saves and which rights it gives up.',
  },
  CC: {
    name: 'Credit card comparison',
    description: 'Shows what a credit card costs or earns with one’s own spending.',
  },
  SCHOLARSHIP: {
    name: 'Scholarship search',
    description: 'Finds scholarships that fit a student, with their deadlines.',
  },
} as const satisfies Partial<Record<ProductLine, { name: string; description: string }>>

type ProductVariant = keyof typeof products

const variants: readonly ProductVariant[] = ['PSL', 'SLR', 'CC', 'SCHOLARSHIP']

/** The product a page is about: its line's, or all four where it is none of these (spec §2); FAFSA pages are none. */
export function productVariantsOf(path: string): readonly ProductVariant[] {
  const line = productLineOf(path)
  const variant = variants.find((candidate) => candidate === line)
  return variant ? [variant] : variants
}

/** One product of the site. It has no rating: nobody has rated it here. */
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

/** The four products at what they cost a visitor: nothing. A line without pages yet says that it cannot be had. */
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
