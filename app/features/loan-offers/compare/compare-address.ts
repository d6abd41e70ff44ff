import {
  listEntries,
  type OffersQuery,
  toAddress,
} from '#app/features/loan-offers/settings/offers-address.ts'

/**
 * The state of a comparison: the list in which the loans were checked, and whether only differences are
 * shown.
 */
export interface Compared extends OffersQuery {
  onlyDifferences: boolean
}

/** Returns the comparison as query parameters in a fixed order. */
export function compareEntries({ onlyDifferences, ...list }: Compared): (readonly [string, string])[] {
  return [...listEntries(list), ...(onlyDifferences ? [['only', 'differences'] as const] : [])]
}

export function compareAddress(compared: Compared, path: string = compared.paths.compare): string {
  return toAddress(path, compareEntries(compared))
}

export function readOnlyDifferences(params: URLSearchParams): boolean {
  return params.get('only') === 'differences'
}
