import type { Services } from '#app/services.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { maxOwnOffers, type OwnOffer, ownOfferSchema, toLoanOffer } from '#domain/own-offers/own-offer.ts'
import { type OwnItems, readOwnItems } from '#kit/own-items/own-items.server.ts'
import type { OwnOffersLine } from './own-offers-line.ts'
import { ownOfferRetention } from './retention.ts'

type ReadServices = Pick<Services, 'config' | 'database' | 'now' | 'sessions'>

/** Returns how the visitor's own offers of a product line are stored. */
export function ownOffersOf(line: OwnOffersLine['category']): OwnItems<OwnOffer> {
  return { line, schema: ownOfferSchema, maxItems: maxOwnOffers, retention: ownOfferRetention }
}

/** Returns the visitor's own offers in the shape of the catalog's, to stand in the same list. */
export async function readOwnLoanOffers(
  services: ReadServices,
  cookies: string | null,
  line: OwnOffersLine['category'],
): Promise<LoanOffer[]> {
  const kept = await readOwnItems(services, cookies, ownOffersOf(line))
  return kept.map((each) => toLoanOffer(each, line === 'refinance-student-loans'))
}
