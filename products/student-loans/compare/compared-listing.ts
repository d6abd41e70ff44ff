import type { ComparedListing } from '#kit/listing/compare/comparison.ts'
import { messages } from '#kit/loan-offers/compare/compare-messages.ts'
import { messages as offersMessages } from '#products/student-loans/offers/offers-messages.ts'
import { messages as loanMessages } from '#products/student-loans/situation/messages.ts'
import { paths } from '#products/student-loans/situation/paths.ts'

export const listing: ComparedListing = {
  category: 'student-loans',
  product: { name: loanMessages.studentLoans, item: paths.landing },
  list: { name: offersMessages.offers, item: paths.offers },
  path: paths.compare,
  filePath: paths.compareFile,
  name: messages.crumb,
  description: messages.description('private student loans'),
  words: messages,
}
