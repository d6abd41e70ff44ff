import type { ComparedListing } from '#kit/listing/compare/comparison.ts'
import { compareText } from '#kit/loan-offers/compare/compare-messages.ts'
import { offersText } from '#products/refinance/offers/offers-messages.ts'
import { paths } from '#products/refinance/situation/paths.ts'

export const listing: ComparedListing = {
  category: 'refinance-student-loans',
  product: { name: offersText.line, item: paths.landing },
  list: { name: offersText.crumb, item: paths.offers },
  path: paths.compare,
  filePath: paths.compareFile,
  name: offersText.compareName,
  description: compareText.description('refinance offers'),
  words: { ...compareText, save: compareText.keepRefinance },
}
