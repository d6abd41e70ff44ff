import type { Situation } from '#app/features/student-loans/situation.server.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import type { OfferSettings } from './offer-settings.ts'

/** What every offer is priced for, by the answers and the settings together. */
export function borrowingOf({ borrowing }: Pick<Situation, 'borrowing'>, settings: OfferSettings): Borrowing {
  const { term, withAutopay, withSameAssumptions } = settings
  return { ...borrowing, termMonths: term ? Number(term) * 12 : null, withAutopay, withSameAssumptions }
}
