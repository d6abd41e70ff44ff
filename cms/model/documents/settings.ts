import {
  address,
  code,
  list,
  number,
  object,
  reference,
  required,
  text,
} from '#cms/model/fields/make-field.ts'
import { question } from '#cms/model/objects/faq-item.ts'
import { simpleText } from '#cms/model/rich-text/marks.ts'
import { defineDocument } from './define-document.ts'
import { modalShape } from './modal.ts'

/** Facts about the site for search engines, under the names of `OrganizationFacts`. */
const organization = object(
  'organization',
  'Site facts',
  'Sent to search engines on every page, but never shown to visitors. Make sure it is true of whoever runs the site.',
  {
    foundingDate: required(code('Founded', 'A year, such as 2021.')),
    numberOfEmployees: required(number('Employees', 'How many people work for the site.')),
    offerCount: required(number('Offers', 'How many products the site offers.')),
    priceUsd: required(number('Price', 'What a product on the site costs a visitor, in US dollars: 0.')),
    priceValidUntil: required(code('Price valid until', 'A date, such as 2030-01-01.')),
    howToTotalTime: required(code('How-to time', 'In ISO 8601: PT30M is thirty minutes.')),
    howToCostUsd: required(number('How-to cost', 'In US dollars: 0.')),
  },
)

const tokenValue = object('tokenValue', 'Token', 'A word or figure that can be inserted into text.', {
  name: required(code('Name', 'Written in text as {{name}}.')),
  value: required(text('Value', 'What replaces it.')),
})

const movedPage = object('redirect', 'Moved page', 'An old address that readers still use.', {
  from: required(address('Old address', 'A path on the site, such as /resources/fafsa/old.')),
  to: address('New address', 'Where the page is now. Leave it empty if the page is gone for good.'),
})

/** Only one document of this type exists. */
export const settings = defineDocument('settings', 'Settings', 'Settings for the whole site.', {
  modals: list('Modals', 'Found by their identifier.', reference('Modal', '', ['modal'], modalShape)),
  organization,
  defaultFaq: list(
    'Default FAQ',
    'On the home page, and on top picks and landers without their own questions.',
    question,
  ),
  advertiserDisclosure: simpleText(
    'Advertiser disclosure',
    'For pages that show it and have none of their own.',
  ),
  promoModalIdentifier: code('Promo modal', 'The one that pages with "Promo modal" open.'),
  redirects: list('Moved pages', 'Old addresses, and where their pages are now.', movedPage),
  tokens: list('Tokens', 'In addition to year, date, and month_and_year.', tokenValue),
})
