import { LRUCache } from 'lru-cache'
import type { Database } from '#database/database.ts'
import { dependsOnDay, loanOfferOf, type OfferRows } from '#database/loan-offer-rows.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { type PriceList, priceList } from '#domain/loans/price-list.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
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
  /** Prices the same offers; what one visitor's borrowing costs is remembered for all who borrow the same. */
  pricing(today: string): Promise<Pricing>
  /** The ids of the lenders that pay us: whether, never how much. */
  paidLenders(): Promise<ReadonlySet<string>>
}

export type Pricing = (borrowing: Borrowing) => PriceList

/** How many prices are kept, each of one offer for one borrowing: 50 borrowings where 2,000 loans are on offer, and 4 MB. */
const mostPrices = 100_000

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
    offers: async (today) => (await known()).on(today).offers,
    pricing: async (today) => (await known()).on(today).pricing,
    paidLenders: async () => (await known()).paidLenders,
  }
}

interface Known {
  on(today: string): Day
  paidLenders: ReadonlySet<string>
}

interface Day {
  today: string
  offers: readonly LoanOffer[]
  pricing: Pricing
}

function know({ offers: rows, paidLenders }: CatalogRows): Known {
  let day: Day | undefined
  return {
    paidLenders,
    on(today) {
      if (day?.today === today) return day
      const offers = resolve(rows, today, day?.offers)
      day = { today, offers, pricing: pricingOf(offers) }
      return day
    },
  }
}

/** The lists of the borrowings asked for last are kept; all go with the offers. */
function pricingOf(offers: readonly LoanOffer[]): Pricing {
  const lists = new LRUCache<string, PriceList>({
    maxSize: mostPrices,
    // One more, since nothing may count as nothing.
    sizeCalculation: () => offers.length + 1,
  })
  return (borrowing) => {
    const key = JSON.stringify(borrowing)
    const known = lists.get(key)
    if (known) return known
    const list = priceList(offers, borrowing)
    lists.set(key, list)
    return list
  }
}

/** The offers of a day; of another day's only those are made anew whose dates moved. */
function resolve(rows: readonly OfferRows[], today: string, before: readonly LoanOffer[] = []): LoanOffer[] {
  return rows.map((row, at) => (dependsOnDay(row) ? undefined : before[at]) ?? loanOfferOf(row, today))
}
