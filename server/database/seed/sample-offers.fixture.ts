import { addDays } from '#domain/dates.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { sampleLenders } from './sample-lenders.ts'

/** The offers of the sample catalog as they are on a day, `YYYY-MM-DD`, ordered by id like the catalog's own. */
export function sampleOffers(today: string): LoanOffer[] {
  return sampleLenders
    .flatMap(({ id: lenderId, name, offers }) =>
      Object.entries(offers).map(([key, { rateSeenDaysAgo, applyByDaysAhead, ...offer }]) => ({
        ...offer,
        id: `${lenderId}-${key}`,
        lenderId,
        lenderName: name,
        isSample: true,
        rateSeenOn: addDays(today, -rateSeenDaysAgo),
        applyBy: applyByDaysAhead === null ? null : addDays(today, applyByDaysAhead),
        applyUrl: null,
      })),
    )
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
