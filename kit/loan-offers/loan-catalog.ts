import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { LineCategory } from '#domain/product-line.ts'
import { listById, openCatalog, readUntilChange } from '#kit/catalog/open-catalog.ts'
import type { Database } from '#server/database/database.ts'
import { loanOffers, topicsOf } from '#server/database/item-kinds.ts'

/**
 * All offered loans, cached in memory. A change of topic 'loan_offer' or 'lender' by any process makes it
 * read them again; pages that show loans are tagged with both.
 */
export interface LoanCatalog {
  /**
   * The loans that pay for studies, ordered by id; returns the same array until something changes or the day ends.
   * @param today 'YYYY-MM-DD', the day that the days of samples are counted from
   */
  offers(today: string): Promise<readonly LoanOffer[]>
  /** The loans that refinance others, in the same way. */
  refinanceOffers(today: string): Promise<readonly LoanOffer[]>
  /** The ids of the lenders that pay us; the amounts are left out. */
  paidLenders(): Promise<ReadonlySet<string>>
}

export function openLoanCatalog(database: Database, on?: readonly LineCategory[]): LoanCatalog {
  const catalog = openCatalog(
    database,
    loanOffers,
    async (items) => {
      const all: readonly LoanOffer[] = await listById(items)
      return {
        offers: all.filter(({ rules }) => rules.refinance === null),
        refinanceOffers: all.filter(({ rules }) => rules.refinance !== null),
      }
    },
    on,
  )
  return {
    offers: async (today) => (await catalog.on(today)).offers,
    refinanceOffers: async (today) => (await catalog.on(today)).refinanceOffers,
    paidLenders: readUntilChange(database, topicsOf(loanOffers), async (tx) => {
      const paying = await tx.selectFrom('lender_payment').select('lender_id').execute()
      return new Set(paying.map(({ lender_id }) => lender_id))
    }),
  }
}
