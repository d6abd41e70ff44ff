import type { Services } from '#app/services.ts'
import type { ApiList } from '#kit/listing/api-list.ts'
import { listLoans, loanSorts } from './list-loans.ts'
import { loanItem } from './loan-item.ts'

/** Lists private student loans through the API. */
export function loanList({ loanOffers }: Pick<Services, 'loanOffers'>): ApiList {
  return {
    line: 'PSL',
    things: 'private student loans',
    item: loanItem,
    sorts: Object.entries(loanSorts).map(([field, type]) => `${field}:${type}`),
    async find(query, { today }) {
      if (query.savedOffers) return { ok: false, problem: 'savedOffers: it is for scholarships only.' }
      const found = listLoans(await loanOffers.offers(today), query, today)
      return found.ok ? { ...found, items: found.items.map(toBytes) } : found
    },
  }
}

function toBytes(item: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(item))
}
