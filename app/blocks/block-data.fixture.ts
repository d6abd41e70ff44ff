import type { CardFacts } from '#app/features/credit-cards/sample-cards.ts'
import { toDocumentPath } from '#content-model/documents/document-path.ts'
import type { BlockData, LenderFacts } from './block-data.ts'
import { noBlockData } from './block-data.ts'
import { somePosts } from './posts/post-list.fixture.ts'
import { somePopUpModal } from './products/product-blocks.fixture.ts'

const lenders: LenderFacts[] = [
  {
    id: 'quillmere-bank',
    name: 'Quillmere Bank',
    isSample: true,
    pays: true,
    fixedRates: { lowestPercent: 4.54, highestPercent: 15.24 },
    variableRates: { lowestPercent: 5.29, highestPercent: 16.04 },
    termYears: [5, 7, 10, 15],
    smallestAmountCents: 100_000,
    cosignerReleaseMonths: 36,
    takesCosigner: true,
    ratesAsOf: '2026-11-17',
    isOutdated: false,
  },
  {
    id: 'marrowby-bank',
    name: 'Marrowby Bank',
    isSample: true,
    pays: false,
    fixedRates: { lowestPercent: 5.3, highestPercent: 15.6 },
    termYears: [10, 20],
    smallestAmountCents: 100_000,
    largestAmountCents: 6_000_000,
    takesCosigner: true,
    ratesAsOf: '2026-10-02',
    isOutdated: true,
  },
]

const cards: CardFacts[] = [
  {
    id: 'wexmoor-campus-cash',
    name: 'Campus Cash Card',
    issuer: 'Wexmoor Credit Union',
    isSample: true,
    pays: false,
    kind: 'Secured',
    annualFeeCents: 2_500,
    purchaseApr: { lowestPercent: 14.9, highestPercent: 17.9 },
    foreignFeePercent: 1,
    lateFeeCents: 2_500,
    smallestDepositCents: 4_900,
    rewards: '2% back on groceries, 1% on everything else.',
    asOf: '2026-11-13',
  },
]

/** The data that all block fixtures are rendered with. */
export const someBlockData: BlockData = {
  ...noBlockData,
  posts: Object.fromEntries(somePosts.map((post) => [toDocumentPath(post), post])),
  lenders,
  cards,
  scholarships: [
    {
      id: 'lantern-essay',
      name: 'Lantern Essay Award',
      isSample: true,
      amountCents: 150_000,
      deadline: '2027-02-01',
    },
    { id: 'open-door', name: 'Open Door Award', isSample: true },
  ],
  modals: [somePopUpModal],
}
