import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { Database } from '#server/database/database.ts'
import { dependsOnDay, type OfferRows, toLoanOffer } from '#server/database/loan-offer-rows.ts'
import { type CatalogRows, readCatalog } from './queries.server.ts'

/**
 * All offered loans, cached in memory. A change of topic 'loan_offer' or 'lender' by any process makes it
 * read them again; pages that show loans are tagged with both.
 */
export interface LoanCatalog {
  /**
   * The loans that pay for studies, ordered by id; returns the same array until something changes or the day ends.
   * @param today 'YYYY-MM-DD', the day that the relative dates of samples are based on
   */
  offers(today: string): Promise<readonly LoanOffer[]>
  /** The loans that refinance others, in the same way. */
  refinanceOffers(today: string): Promise<readonly LoanOffer[]>
  /** The ids of the lenders that pay us; the amounts are left out. */
  paidLenders(): Promise<ReadonlySet<string>>
}

export function openLoanCatalog(database: Database): LoanCatalog {
  let reading: Promise<Known> | undefined
  database.onChange((topic) => {
    if (topic === 'loan_offer' || topic === 'lender') reading = undefined
  })

  function known(): Promise<Known> {
    if (reading) return reading
    const begun = readCatalog(database).then(toCatalog)
    // A failed read is not cached, so the next caller tries again.
    begun.catch(() => {
      if (reading === begun) reading = undefined
    })
    reading = begun
    return begun
  }

  return {
    offers: async (today) => (await known()).on(today).offers,
    refinanceOffers: async (today) => (await known()).on(today).refinanceOffers,
    paidLenders: async () => (await known()).paidLenders,
  }
}

interface Known {
  on(today: string): Day
  paidLenders: ReadonlySet<string>
}

interface Day {
  today: string
  all: readonly LoanOffer[]
  offers: readonly LoanOffer[]
  refinanceOffers: readonly LoanOffer[]
}

function toCatalog({ offers: rows, paidLenders }: CatalogRows): Known {
  let day: Day | undefined
  return {
    paidLenders,
    on(today) {
      if (day?.today === today) return day
      const all = resolve(rows, today, day?.all)
      day = {
        today,
        all,
        offers: all.filter(({ rules }) => rules.refinance === null),
        refinanceOffers: all.filter(({ rules }) => rules.refinance !== null),
      }
      return day
    },
  }
}

/** Builds the offers of a day, reusing those of an earlier day that do not depend on the date. */
function resolve(rows: readonly OfferRows[], today: string, before: readonly LoanOffer[] = []): LoanOffer[] {
  return rows.map((row, at) => (dependsOnDay(row) ? undefined : before[at]) ?? toLoanOffer(row, today))
}
