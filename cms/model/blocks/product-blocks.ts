import { verticals } from '#cms/model/enumerations/vertical.ts'
import {
  address,
  choice,
  code,
  image,
  list,
  longText,
  number,
  object,
  required,
  text,
  yesNo,
} from '#cms/model/fields/make-field.ts'
import { button } from '#cms/model/objects/button.ts'
import { post } from '#cms/model/objects/links.ts'
import { block } from './block.ts'

const title = text('Heading', 'Appears in the table of contents.')
const vertical = choice('Product line', 'MOMENT_SCIENCE loads nothing.', verticals)
const limit = number('Maximum', 'How many to show.')
const lenderIds = list(
  'Lenders',
  'Catalog IDs. Leave it empty to show all that match.',
  code('Lender ID', ''),
)

export const creditCardReviewsCards = block(
  'Credit card reviews cards',
  'creditCardReviewsCards',
  'Reviews of credit cards, with facts from the catalog.',
  { title, reviews: required(list('Reviews', 'In the order shown.', post('Review', ''))) },
)

export const lenderTable = block(
  'Lender table',
  'lenderTable',
  'Lenders from the catalog, ranked the same way as everywhere else.',
  {
    title,
    vertical: required(vertical),
    lenderIds,
    limit,
  },
)

export const scholarshipOffers = block('Scholarship offers', 'scholarshipOffers', 'Open scholarships.', {
  title,
  filterBy: list('Filters', 'As in /v2/lenders, such as deadline>=today.', code('Filter', '')),
  lenderIds,
  limit,
})

export const scholarshipPopUp = block(
  'Scholarship pop-up',
  'scholarshipPopUp',
  'A button that opens a modal.',
  {
    title,
    text: longText('Text', 'Why a reader should open it.'),
    modalIdentifier: required(code('Modal', 'The identifier of a modal in the settings.')),
    label: required(text('Label', 'The text on the button.')),
  },
)

const productCard = object('productCard', 'Product', 'One product line.', {
  vertical: required(vertical),
  title: required(text('Heading', 'What a visitor can do there.')),
  text: longText('Text', 'One sentence.'),
  link: required(address('Link', 'Where it goes.')),
  image: image('Image', 'Decorative only.'),
})

export const homepageProductCards = block(
  'Homepage product cards',
  'homepageProductCards',
  'The product lines, as the home page shows them.',
  { title, cards: required(list('Products', 'In the order shown.', productCard)) },
)

export const productShowOff = block(
  'Product show off',
  'productShowOff',
  'What one of the site’s tools does.',
  {
    title: required(title),
    text: longText('Text', 'What it answers.'),
    image: image('Image', 'A picture of the tool.'),
    button,
  },
)

const discount = object('discount', 'Discount', 'One student discount.', {
  title: required(text('Discount', 'What is discounted, and by how much.')),
  text: longText('Text', 'The conditions.'),
  link: required(address('Link', 'Where to get it.')),
  image: image('Image', 'Decorative only.'),
  isSample: yesNo('Sample', 'Fictional, and labeled as such.'),
})

export const featuredDiscounts = block('Featured discounts', 'featuredDiscounts', 'Student discounts.', {
  title,
  discounts: required(list('Discounts', 'In the order shown.', discount)),
})
