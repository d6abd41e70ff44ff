import { sampleOn } from '#server/database/catalog-items.ts'
import { toLoanOffers } from '#server/database/seed/sample-offer.ts'
import { sampleRefinanceLenders } from '#server/database/seed/sample-refinance-lenders.ts'
import { manyRefinanceOffers } from '#testing/many-refinance-offers.ts'
import { today } from './some-loans.fixture.ts'

const samples = sampleRefinanceLenders.flatMap(toLoanOffers).map((offer) => sampleOn(offer, today))

/** The sample offers, and some whose rules and figures are drawn. */
export const someRefinanceOffers = [
  ...samples,
  ...manyRefinanceOffers({ lenderCount: 4, offersEach: 5, today }),
]
