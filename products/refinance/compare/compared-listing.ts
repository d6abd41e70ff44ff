import type { ComparedListing } from '#kit/listing/compare/comparison.ts'
import { messages } from '#kit/loan-offers/compare/compare-messages.ts'
import { messages as offerMessages } from '#products/refinance/offers/offers-messages.ts'
import { paths } from '#products/refinance/situation/paths.ts'

export const listing: ComparedListing = {
  category: 'refinance-student-loans',
  product: { name: offerMessages.line, item: paths.landing },
  list: { name: offerMessages.crumb, item: paths.offers },
  path: paths.compare,
  filePath: paths.compareFile,
  name: offerMessages.compareName,
  description: messages.description('refinance offers'),
  words: { ...messages, keep: messages.keepRefinance },
}
