import { day, list, longText, number, object, required, text, titled } from '#cms/model/fields/make-field.ts'
import { author } from '#cms/model/objects/author-shape.ts'
import { citation } from '#cms/model/objects/citation.ts'
import { question } from '#cms/model/objects/faq-item.ts'
import { block } from './block.ts'

const title = text('Heading', 'Appears in the table of contents.')

export const authorAndDate = block('Author and date', 'authorAndDate', 'Who wrote the page, and when.', {
  author: author('Author', 'The first author of the page by default.'),
  date: day('Date', 'The date of the last change by default.'),
})

export const authorAndFaq = block('Author and FAQ', 'authorAndFaq', 'Questions that an author answers.', {
  title,
  author: required(author('Author', 'Who answers.')),
  questions: required(list('Questions', 'Most frequently asked first.', question)),
})

export const listOfUsers = block('List of users', 'listOfUsers', 'The people and desks behind the site.', {
  title,
  users: required(list('Authors', 'In the order shown.', author('Author', ''))),
})

/** A review is shown only if it says where and when it was published, because reviews are never made up. */
const customerReview = object('customerReview', 'Review', 'A review that a customer published.', {
  name: required(text('Name', 'As published.')),
  text: required(longText('Review text', 'Exactly as published.')),
  rating: number('Stars', 'From 1 to 5, as published.'),
  source: required(titled(citation, 'Source', 'Where the review can be read.')),
})

export const customerReviews = block(
  'Customer reviews',
  'customerReviews',
  'Reviews that customers published elsewhere; shows nothing without sources.',
  { title, reviews: list('Reviews', 'Each with the place it was published.', customerReview) },
)

const contactMethod = object('contactWay', 'Contact method', 'One contact method.', {
  title: required(text('Name', 'Such as "By mail."')),
  text: longText('Text', 'The hours, and how long a reply takes.'),
  detail: text('Address or number', 'As a reader would write it down.'),
})

export const contactGuidelines = block('Contact guidelines', 'contactGuidelines', 'How to reach us.', {
  title,
  ways: required(list('Contact methods', 'Quickest first.', contactMethod)),
})

export const customerServiceInfoList = block(
  'Customer service info list',
  'customerServiceInfoList',
  'How to reach the lender or issuer that a review is about.',
  { title, ways: required(list('Contact methods', 'Quickest first.', contactMethod)) },
)
