import { paths } from '#app/features/student-loans/paths.ts'
import { type OfferSettings, settingsEntries } from './offer-settings.ts'
import type { OffersView } from './offers-view.server.ts'

/** The address of the list as it is, or with settings changed: the bands, the settings and the loans checked, and nothing else. */
export function offersAddress(
  { situation, settings, compared }: Pick<OffersView, 'situation' | 'settings' | 'compared'>,
  change: Partial<OfferSettings> = {},
): string {
  const query = new URLSearchParams([
    ...situation.bands,
    ...settingsEntries({ ...settings, ...change }),
    ...compared.map((id): [string, string] => ['compare', id]),
  ]).toString()
  return query ? `${paths.offers}?${query}` : paths.offers
}
