import type { Listings } from '#domain/product-line.ts'
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

export async function openListings(database: Database): Promise<ListingsReader> {
  let last = await database.snapshot(readListings)
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
          last = await database.snapshot(readListings)
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
