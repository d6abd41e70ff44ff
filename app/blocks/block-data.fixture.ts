import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { sampleCardIssuers } from '#server/database/seed/sample-cards.ts'
import type { BlockData, CardFacts, LenderFacts } from './block-data.ts'
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

const cards: CardFacts[] = sampleCardIssuers.flatMap((issuer) =>
  issuer.cards
    .filter(({ id }) => id === 'wexmoor-campus-cash')
    .map(({ termsSeenDaysAgo: _, ...card }) => ({
      card: {
        ...card,
        issuerName: issuer.name,
        isSample: true,
        annualFeeCents: 2_500,
        deposit: { leastCents: 4_900, mostCents: null },
        termsSeenOn: '2026-11-13',
      },
      pays: false,
      isOutdated: false,
    })),
)

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
