import type { Database } from '#database/database.ts'
import { dependsOnDay, loanOfferOf, type OfferRows } from '#database/loan-offer-rows.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { type CatalogRows, readCatalog } from './queries.server.ts'

/**
 * Every loan on offer, in memory. After topic 'loan_offer' or 'lender' it reads anew, whichever process made the change: a page
 * that shows loans tags both.
 */
export interface LoanCatalog {
  /**
   * In order of id; the same array until something changes or the day ends.
   * @param today 'YYYY-MM-DD', from which the dates of samples are counted
   */
  offers(today: string): Promise<readonly LoanOffer[]>
  /** The ids of the lenders that pay us: whether, never how much. */
  paidLenders(): Promise<ReadonlySet<string>>
}

export function openLoanCatalog(database: Database): LoanCatalog {
  let reading: Promise<Known> | undefined
  database.onChange((topic) => {
    if (topic === 'loan_offer' || topic === 'lender') reading = undefined
  })

  function known(): Promise<Known> {
    if (reading) return reading
    const begun = readCatalog(database).then(know)
    // A reading that failed is not kept: the next one who asks tries again.
    begun.catch(() => {
      if (reading === begun) reading = undefined
    })
    reading = begun
    return begun
  }

  return {
    offers: async (today) => (await known()).offers(today),
    paidLenders: async () => (await known()).paidLenders,
  }
}

interface Known {
  offers(today: string): readonly LoanOffer[]
  paidLenders: ReadonlySet<string>
}

function know({ offers, paidLenders }: CatalogRows): Known {
  let resolved: { today: string; offers: readonly LoanOffer[] } | undefined
  return {
    paidLenders,
    offers(today) {
      if (resolved?.today !== today) resolved = { today, offers: resolve(offers, today, resolved?.offers) }
      return resolved.offers
    },
  }
}

/** The offers of a day; of another day's only those are made anew whose dates moved. */
function resolve(rows: readonly OfferRows[], today: string, before: readonly LoanOffer[] = []): LoanOffer[] {
  return rows.map((row, at) => (dependsOnDay(row) ? undefined : before[at]) ?? loanOfferOf(row, today))
}
