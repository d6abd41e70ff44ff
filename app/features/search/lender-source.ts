import { href } from 'react-router'
import type { LoanCatalog } from '#app/features/loan-offers/loan-catalog.ts'
import { mostCompared } from '#app/features/loan-offers/most-compared.ts'
import type { Log } from '#app/log.ts'
import type { Database } from '#database/database.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { messages } from './messages.ts'
import type { SearchEntry, SearchSource } from './search-entry.ts'

export interface LenderSource {
  database: Pick<Database, 'onChange'>
  loanOffers: Pick<LoanCatalog, 'offers'>
  log: Pick<Log, 'error'>
  today(): string
}

/** Follows the lenders in the catalog; each result links to a comparison of the lender's loans. */
export function lenderSource({ database, loanOffers, log, today }: LenderSource): SearchSource {
  return {
    name: 'lenders',
    async follow(feed) {
      let known = new Set<string>()
      // Each read begins after the previous one, so that the last one to finish has the newest data.
      let reading = Promise.resolve()
      const read = async () => {
        const entries = toSearchEntries(await loanOffers.offers(today()))
        for (const entry of entries) feed.put(entry)
        const current = new Set(entries.map(({ id }) => id))
        for (const id of known) if (!current.has(id)) feed.remove(id)
        known = current
      }
      const refresh = () => {
        // After a failed read, the known lenders stay in the index, and the next change reads again.
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

function toSearchEntries(offers: readonly LoanOffer[]): SearchEntry[] {
  return [...Map.groupBy(offers, ({ lenderId }) => lenderId)].flatMap(([lenderId, own]) => {
    const [first] = own
    if (!first) return []
    const compared = own.slice(0, mostCompared).map(({ id }): [string, string] => ['compare', id])
    return {
      id: `lender:${lenderId}`,
      kind: 'lender',
      title: first.lenderName,
      path: `${href('/student-loans/offers/compare')}?${new URLSearchParams(compared)}`,
      summary: messages.lenderSummary(own.length, first.isSample),
      alsoCalled: [...new Set(own.map(({ product }) => product))],
      text: '',
    }
  })
}
