import { formatDate } from '#domain/dates.ts'

export const postText = {
  day: (isoDay: string) => formatDate(isoDay, 'Month D, YYYY'),
  by: (names: string) => `By ${names}`,
  minutes: (minutes: number) => `${minutes} min read`,
  updated: 'Updated',
  checked: 'Last checked',
  score: (score: number) => score.toFixed(1),
  outOf: ' out of 5',
  notScored: 'Not scored: we’re missing information our rubric uses.',
  discount: 'Discount',
  noDiscounts: 'No student discounts are available right now.',
  noOpenScholarships:
    'No scholarships in our catalog are open today. These pages tell you what we know about them.',
  noScholarships: 'No scholarship in our catalog is open today.',
  openScholarships: (count: number) =>
    count === 1 ? '1 scholarship is open today.' : `${count} scholarships are open today.`,
  lenderUnknown: 'This lender isn’t in our catalog right now, so there are no rates to show.',
  cardUnknown: 'This card isn’t in our catalog right now, so there are no terms to show.',
  pages: (list: string | undefined) => (list === undefined ? 'Pages in this list' : `Pages of “${list}”`),
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  page: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  pastTheEnd: (page: number) => `There’s no page ${page} in this list.`,
  toFirst: 'Go to the first page',
} as const
