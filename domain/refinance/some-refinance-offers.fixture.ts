import { addDays } from '#domain/dates.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { sampleRefinanceLenders } from '#server/database/seed/sample-refinance-lenders.ts'
import { manyRefinanceOffers } from '#testing/many-refinance-offers.ts'
import { today } from './some-loans.fixture.ts'

const samples: LoanOffer[] = sampleRefinanceLenders.flatMap(({ id: lenderId, name, offers }) =>
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

/** The sample offers, and some whose rules and figures are drawn. */
export const someRefinanceOffers = [
  ...samples,
  ...manyRefinanceOffers({ lenderCount: 4, offersEach: 5, today }),
]
