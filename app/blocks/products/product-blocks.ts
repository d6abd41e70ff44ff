import type { Blocks } from '#app/blocks/block.ts'
import { CreditCardReviewsCards } from './credit-card-reviews-cards.tsx'
import { FeaturedDiscounts } from './featured-discounts.tsx'
import { HomepageProductCards } from './homepage-product-cards.tsx'
import { LenderTable } from './lender-table-block.tsx'
import { ProductShowOff } from './product-show-off.tsx'
import { ScholarshipOffers } from './scholarship-offers.tsx'
import { ScholarshipPopUp } from './scholarship-pop-up.tsx'

type Types =
  | 'Credit card reviews cards'
  | 'Lender table'
  | 'Scholarship offers'
  | 'Scholarship pop-up'
  | 'Homepage product cards'
  | 'Product show off'
  | 'Featured discounts'

export const productBlocks: Blocks<Types> = {
  'Credit card reviews cards': CreditCardReviewsCards,
  'Lender table': LenderTable,
  'Scholarship offers': ScholarshipOffers,
  'Scholarship pop-up': ScholarshipPopUp,
  'Homepage product cards': HomepageProductCards,
  'Product show off': ProductShowOff,
  'Featured discounts': FeaturedDiscounts,
}
