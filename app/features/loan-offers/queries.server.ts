import type { Database } from '#database/database.ts'
import type { OfferRows } from '#database/loan-offer-rows.ts'
import { readLoanOffers } from '#database/read-loan-offers.ts'

/** More offers than any list shows; a table that grew past it by mistake must not fill the memory. */
const mostOffers = 20_000
const offersPerPiece = 200

export interface CatalogRows {
  /** Everything on offer, by id. */
  offers: OfferRows[]
  /** The ids of the lenders that pay us. How much is not read. */
  paidLenders: Set<string>
}

/** The loans on offer and who pays us, as of one moment. */
export function readCatalog(database: Database): Promise<CatalogRows> {
  return database.snapshot(async (tx) => {
    const paying = await tx.selectFrom('lender_payment').select('lender_id').execute()
    const offers: OfferRows[] = []
    // In pieces, so that requests are answered between them.
    for (;;) {
      const piece = await readLoanOffers(tx, { after: offers.at(-1)?.offer.id, limit: offersPerPiece })
      offers.push(...piece)
      if (piece.length < offersPerPiece || offers.length >= mostOffers) break
      await new Promise((resolve) => setImmediate(resolve))
    }
    // PostgreSQL orders text by the language of its server.
    offers.sort((a, b) => (a.offer.id < b.offer.id ? -1 : 1))
    return { offers, paidLenders: new Set(paying.map((payment) => payment.lender_id)) }
  })
}
