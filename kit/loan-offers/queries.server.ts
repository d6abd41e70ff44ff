import type { Database } from '#server/database/database.ts'
import type { OfferRows } from '#server/database/loan-offer-rows.ts'
import { readLoanOffers } from '#server/database/read-loan-offers.ts'

/** Far more offers than any list shows; keeps a table that grew by mistake from filling the memory. */
const mostOffers = 20_000
const offersPerPiece = 200

export interface CatalogRows {
  /** All offers, ordered by id. */
  offers: OfferRows[]
  /** The ids of the lenders that pay us. The amounts are not read. */
  paidLenders: Set<string>
}

/** Reads the offers and the paying lenders from one snapshot of the database. */
export function readCatalog(database: Database): Promise<CatalogRows> {
  return database.snapshot(async (tx) => {
    const paying = await tx.selectFrom('lender_payment').select('lender_id').execute()
    const offers: OfferRows[] = []
    // Reads in chunks, so that the server can handle requests in between.
    for (;;) {
      const piece = await readLoanOffers(tx, { after: offers.at(-1)?.offer.id, limit: offersPerPiece })
      offers.push(...piece)
      if (piece.length < offersPerPiece || offers.length >= mostOffers) break
      await new Promise((resolve) => setImmediate(resolve))
    }
    // PostgreSQL sorts text by the server's locale, so sort again by code unit.
    offers.sort((a, b) => (a.offer.id < b.offer.id ? -1 : 1))
    return { offers, paidLenders: new Set(paying.map((payment) => payment.lender_id)) }
  })
}
