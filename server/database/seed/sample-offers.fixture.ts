import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { sampleOn } from '#server/database/catalog-items.ts'
import { sampleLenders } from './sample-lenders.ts'
import { toLoanOffers } from './sample-offer.ts'

/** The offers of the sample catalog as they are on a day, `YYYY-MM-DD`, ordered by id like the catalog's own. */
export function sampleOffers(today: string): LoanOffer[] {
  return sampleLenders
    .flatMap(toLoanOffers)
    .map((offer) => sampleOn(offer, today))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
