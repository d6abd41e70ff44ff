import type { ComparedListing } from '#kit/listing/compare/comparison.ts'
import { compareText } from '#kit/loan-offers/compare/compare-messages.ts'
import { offersText } from '#products/student-loans/offers/offers-messages.ts'
import { situationText } from '#products/student-loans/situation/messages.ts'
import { paths } from '#products/student-loans/situation/paths.ts'

export const listing: ComparedListing = {
  category: 'student-loans',
  product: { name: situationText.studentLoans, item: paths.landing },
  list: { name: offersText.offers, item: paths.offers },
  path: paths.compare,
  filePath: paths.compareFile,
  name: compareText.crumb,
  description: compareText.description('private student loans'),
  words: compareText,
}
