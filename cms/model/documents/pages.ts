import { verticals } from '#cms/model/enumerations/vertical.ts'
import { interstitialTypes, leadCaptureModes } from '#cms/model/enumerations/visitor-capture.ts'
import { choice, code, day, image, list, required, text } from '#cms/model/fields/make-field.ts'
import { author } from '#cms/model/objects/author-shape.ts'
import { categories } from '#cms/model/objects/category.ts'
import { defineDocument } from './define-document.ts'
import { contentFields, describingFields } from './post-fields.ts'

const pageFields = { ...describingFields, image: image('Image', 'In shared links.'), ...contentFields }

export const legalPage = defineDocument('legalPage', 'Legal page', 'At /about/{slug}.', {
  ...pageFields,
  effectiveOn: required(day('Effective date', 'Shown below the heading.')),
  changeNote: text('What changed', 'Shown next to the date.'),
})

export const resource = defineDocument('resource', 'Guide', 'A complete guide to one product line.', {
  ...pageFields,
  categories: required(categories),
  authors: list('Authors', 'The first wrote it; the second edited it.', author('Author', '')),
  changeNote: text('What changed', 'Shown next to the date of the last update.'),
})

export const creditCardMarketplaceSubpage = defineDocument(
  'creditCardMarketplaceSubpage',
  'Credit card marketplace page',
  'At /credit-cards/marketplace/{slug}.',
  { ...pageFields, cardType: required(code('Card type', 'The type of card in the catalog.')) },
)

export const lander = defineDocument(
  'lander',
  'Lander',
  'At /{category}/lp/{slug}, with signup and signin.',
  {
    ...pageFields,
    vertical: required(choice('Product line', 'MOMENT_SCIENCE loads nothing.', verticals)),
    leadCapture: choice('Asks', 'What the page asks for automatically.', leadCaptureModes),
    modalIdentifier: code(
      'Modal',
      'The modal to use, from the settings. Leave it empty for the promo modal.',
    ),
    interstitial: choice(
      'Interstitial',
      'What a visitor sees between a click and the page it leads to.',
      interstitialTypes,
    ),
  },
)
