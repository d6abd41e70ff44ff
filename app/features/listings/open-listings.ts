import { type LineCategory, type Listings, lineCategories } from '#domain/product-line.ts'
import type { Database } from '#server/database/database.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import { readListings } from '#server/database/read-listings.ts'

/** The topics whose changes can change a listing; pages are tagged with them. */
export const listingTopics = ['lender', 'loan_offer', 'card_issuer', 'credit_card', 'scholarship'] as const

/** What each product line lists, cached in memory until one of `listingTopics` changes in any process. */
export interface ListingsReader {
  /** While the database is unavailable, returns what was read last. */
  read(): Promise<Listings>
}

/** @param on the product lines that the site has; the others list nothing */
export async function openListings(
  database: Database,
  on: readonly LineCategory[] = lineCategories,
): Promise<ListingsReader> {
  const readAll = () => database.snapshot((tx) => readListings(tx, on))
  let last = await readAll()
  let reading: Promise<Listings> | undefined = Promise.resolve(last)
  database.onChange((topic) => {
    if (listingTopics.some((one) => one === topic)) reading = undefined
  })
  return {
    read() {
      if (reading) return reading
      const begun = readAgain()
      reading = begun
      return begun

      async function readAgain() {
        try {
          last = await readAll()
        } catch (error) {
          if (!isDatabaseError(error)) throw error
          // The next caller tries again.
          if (reading === begun) reading = undefined
        }
        return last
      }
    },
  }
}
