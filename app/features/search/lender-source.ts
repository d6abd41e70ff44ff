import type { LoanCatalog } from '#app/features/loan-offers/loan-catalog.ts'
import { mostCompared } from '#app/features/loan-offers/most-compared.ts'
import type { Log } from '#app/services.ts'
import type { Database } from '#database/database.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { SearchEntry, SearchSource } from './search-entry.ts'
import { words } from './words.ts'

export interface LenderSource {
  database: Pick<Database, 'onChange'>
  loanOffers: Pick<LoanCatalog, 'offers'>
  log: Pick<Log, 'error'>
  today(): string
}

/** The lenders of the catalog; each leads to its loans side by side. */
export function lenderSource({ database, loanOffers, log, today }: LenderSource): SearchSource {
  return {
    name: 'lenders',
    async follow(feed) {
      let known = new Set<string>()
      // Each reading begins after the one before, so that the last one to end is the newest.
      let reading = Promise.resolve()
      const read = async () => {
        const entries = entriesOf(await loanOffers.offers(today()))
        for (const entry of entries) feed.put(entry)
        const current = new Set(entries.map(({ id }) => id))
        for (const id of known) if (!current.has(id)) feed.remove(id)
        known = current
      }
      const refresh = () => {
        // A reading that failed leaves what is known; the next change reads again.
        reading = reading.then(read).catch((error) => {
          log.error(
            { err: error },
            'the search could not read the lenders; the next change of them reads again',
          )
        })
      }
      const stop = database.onChange((topic) => {
        if (topic === 'lender' || topic === 'loan_offer') refresh()
      })
      refresh()
      await reading
      return stop
    },
  }
}

function entriesOf(offers: readonly LoanOffer[]): SearchEntry[] {
  return [...Map.groupBy(offers, ({ lenderId }) => lenderId)].flatMap(([lenderId, own]) => {
    const [first] = own
    if (!first) return []
    const compared = own.slice(0, mostCompared).map(({ id }): [string, string] => ['compare', id])
    return {
      id: `lender:${lenderId}`,
      kind: 'lender',
      title: first.lenderName,
      path: `/student-loans/offers/compare?${new URLSearchParams(compared)}`,
      summary: words.lenderSummary(own.length, first.isSample),
      alsoCalled: [...new Set(own.map(({ product }) => product))],
      text: '',
    }
  })
}
