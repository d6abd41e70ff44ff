import type { OwnOffersLine } from '#kit/own-offers/own-offers-line.ts'
import { ownOffersText } from '#kit/own-offers/own-offers-messages.ts'
import { offersText } from '#products/student-loans/offers/offers-messages.ts'
import { situationText } from '#products/student-loans/situation/messages.ts'
import { paths } from '#products/student-loans/situation/paths.ts'

/** Own offers of loans that pay for studies. */
export const ownOffersLine: OwnOffersLine = {
  category: 'student-loans',
  title: 'Your own student loan offers',
  isRefinance: false,
  paths,
  breadcrumbs: [
    { name: situationText.studentLoans, item: paths.landing },
    { name: offersText.offers, item: paths.offers },
    { name: ownOffersText.title, item: paths.yours },
  ],
  federal: {
    text: 'Use federal student loans first: the list shows how much they cover, and what these offers would cost alongside them.',
    link: 'Compare with federal loans and our list',
    to: paths.offers,
  },
}
