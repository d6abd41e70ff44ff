import { listEntries, type OffersQuery, toAddress } from '#kit/loan-offers/settings/offers-address.ts'

/** Returns the address of the comparison of the checked loans, or of its file. */
export function compareAddress(query: OffersQuery, path: string = query.paths.compare): string {
  return toAddress(path, listEntries(query))
}
