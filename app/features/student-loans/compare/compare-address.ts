import type { BandEntry } from '#app/features/student-loans/bands.ts'
import { type OfferSettings, settingsEntries } from '#app/features/student-loans/offers/offer-settings.ts'
import { paths } from '#app/features/student-loans/paths.ts'

export const comparePath = '/student-loans/offers/compare'
export const compareFilePath = '/student-loans/offers/compare.csv'
export const cosignerPath = '/student-loans/offers/cosigner'

/** What a comparison is of: coded bands, settings and offers, nothing that names a person. */
export interface Compared {
  bands: readonly BandEntry[]
  settings: OfferSettings
  ids: readonly string[]
  onlyDifferences: boolean
}

/** The comparison as names and values of an address, in one order. */
export function compareEntries({ onlyDifferences, ...list }: Compared): [string, string][] {
  return [...listEntries(list), ...(onlyDifferences ? [['only', 'differences'] as [string, string]] : [])]
}

export function compareAddress(compared: Compared, path: string = comparePath): string {
  return addressOf(path, compareEntries(compared))
}

/** The list of loans with the same bands and settings, and these loans checked. */
export function offersAddress(list: List): string {
  return addressOf(paths.offers, listEntries(list))
}

/** Where choosing a loan is sent. The rest of it leads back to the list. */
export function chooseAddress(list: List): string {
  return addressOf('/interstitial', listEntries(list))
}

type List = Omit<Compared, 'onlyDifferences'>

function listEntries({ ids, ...list }: List): [string, string][] {
  return [...offersEntries(list), ...ids.map((id): [string, string] => ['compare', id])]
}

/** What every page about these offers carries. */
export function offersEntries({ bands, settings }: Pick<Compared, 'bands' | 'settings'>): [string, string][] {
  return [...bands, ...settingsEntries(settings)]
}

export function addressOf(path: string, entries: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()
  return query ? `${path}?${query}` : path
}

export function readOnlyDifferences(params: URLSearchParams): boolean {
  return params.get('only') === 'differences'
}
