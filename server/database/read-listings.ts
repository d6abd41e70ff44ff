import type { Kysely } from 'kysely'
import {
  type LineCategory,
  type ListedLine,
  type Listing,
  type Listings,
  lineCategories,
  productLines,
} from '#domain/product-line.ts'
import type { Schema } from './schema.ts'

/**
 * Reads what each product line lists.
 * @param on the lines that the site has; the others list nothing
 */
export async function readListings(
  db: Kysely<Schema>,
  on: readonly LineCategory[] = lineCategories,
): Promise<Listings> {
  const rows = await db
    .selectFrom('catalog_item')
    .select(['line', 'is_sample'])
    .distinct()
    .where('withdrawn_on', 'is', null)
    .execute()
  // One item tells, because a load of real items removes the samples of its kind.
  const listing = (line: ListedLine): Listing => {
    const { category } = productLines[line]
    const item = on.includes(category) && rows.find((row) => row.line === category)
    if (!item) return 'none'
    return item.is_sample ? 'samples' : 'real'
  }
  return { PSL: listing('PSL'), SLR: listing('SLR'), CC: listing('CC'), SCHOLARSHIP: listing('SCHOLARSHIP') }
}
