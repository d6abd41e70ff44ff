import { href } from 'react-router'
import { type CatalogSource, catalogSource } from '#app/features/search/catalog-source.ts'
import { searchText } from '#app/features/search/messages.ts'
import type { SearchEntry, SearchSource } from '#app/features/search/search-entry.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { maxCompared } from '#kit/listing/compared.ts'
import type { LoanCatalog } from '#kit/loan-offers/loan-catalog.ts'

export interface LenderSource extends CatalogSource {
  loanOffers: Pick<LoanCatalog, 'offers'>
}

/** Follows the lenders in the catalog; each result links to a comparison of the lender's loans. */
export function lenderSource({ loanOffers, ...source }: LenderSource): SearchSource {
  return catalogSource(source, {
    name: 'lenders',
    topics: ['lender', 'loan_offer'],
    read: async (today) => toSearchEntries(await loanOffers.offers(today)),
  })
}

function toSearchEntries(offers: readonly LoanOffer[]): SearchEntry[] {
  return [...Map.groupBy(offers, ({ lenderId }) => lenderId)].flatMap(([lenderId, own]) => {
    const [first] = own
    if (!first) return []
    const compared = own.slice(0, maxCompared).map(({ id }): [string, string] => ['compare', id])
    return {
      id: `lender:${lenderId}`,
      kind: 'lender',
      title: first.lenderName,
      path: `${href('/student-loans/offers/compare')}?${new URLSearchParams(compared)}`,
      summary: searchText.lenderSummary(own.length, first.isSample),
      alsoCalled: [...new Set(own.map(({ product }) => product))],
      text: '',
    }
  })
}
