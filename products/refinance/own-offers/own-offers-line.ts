import type { OwnOffersLine } from '#kit/own-offers/own-offers-line.ts'
import { ownOffersText } from '#kit/own-offers/own-offers-messages.ts'
import { offersText } from '#products/refinance/offers/offers-messages.ts'
import { paths } from '#products/refinance/situation/paths.ts'

/** Own offers to refinance loans. */
export const ownOffersLine: OwnOffersLine = {
  category: 'refinance-student-loans',
  title: 'Your own refinance offers',
  isRefinance: true,
  paths,
  breadcrumbs: [
    { name: offersText.line, item: paths.landing },
    { name: offersText.crumb, item: paths.offers },
    { name: ownOffersText.title, item: paths.yours },
  ],
  federal: {
    text: 'Refinancing federal loans ends the protections they come with. Our list shows each one before the offers.',
    link: 'Compare with your current loans and our list',
    to: paths.offers,
  },
}
