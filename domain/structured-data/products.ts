import { type ProductLine, productLineOf, productLines } from '#domain/product-line.ts'
import type { JsonLd } from './json-ld.ts'
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
const free = { price: 0, priceCurrency: 'USD', priceValidUntil: '2030-01-01' } as const

/** The product a page is about: its line's, or all four where it is none of these (spec §2); FAFSA pages are none. */
export function productVariantsOf(path: string): readonly ProductVariant[] {
  const line = productLineOf(path)
  const variant = variants.find((candidate) => candidate === line)
  return variant ? [variant] : variants
}

/** One product of the site. It has no rating: nobody has rated it here. */
export function product(variant: ProductVariant, site: SiteFacts): JsonLd {
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
export function aggregateOffer(site: SiteFacts): JsonLd {
  return {
    '@type': 'AggregateOffer',
    '@id': offersId(site),
    offerCount: variants.length,
    lowPrice: 0,
    highPrice: 0,
    ...free,
    seller: { '@id': organizationId(site) },
    offers: variants.map((variant) => ({
      '@type': 'Offer',
      name: products[variant].name,
      ...free,
      availability: `https://schema.org/${site.openLines.includes(variant) ? 'InStock' : 'OutOfStock'}`,
    })),
  }
}

const offersId = (site: SiteFacts) => `${site.url}/#offers`
