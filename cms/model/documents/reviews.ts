import { code, list, number, object, required, text } from '#cms/model/fields/make-field.ts'
import { defineDocument } from './define-document.ts'
import { postFields } from './post-fields.ts'

const points = object('points', 'Points', 'The points that the review gives for one criterion.', {
  criterion: required(text('Criterion', 'As named in the rubric.')),
  points: required(number('Points', 'From 0 to 5.')),
  reason: required(text('Reason', 'Why, in one sentence.')),
})

/**
 * Points are the editor's judgment under a published rubric, never a reader's rating or an average of
 * ratings.
 */
const reviewFields = {
  ...postFields,
  points: list('Points', 'According to the rubric; the page shows the math.', points),
  pros: list('Pros', 'Facts.', text('Fact', '')),
  cons: list('Cons', 'Facts.', text('Fact', '')),
}

export const lenderReview = defineDocument(
  'lenderReview',
  'Lender review',
  'At /{category}/reviews/{slug}.',
  {
    ...reviewFields,
    lenderId: required(code('Lender', 'Its catalog ID. Rates and conditions come from the catalog.')),
  },
)

export const creditCardReview = defineDocument(
  'creditCardReview',
  'Credit card review',
  'At /credit-cards/reviews/{slug}.',
  {
    ...reviewFields,
    cardId: required(code('Card', 'Its catalog ID. Fees and rates come from the catalog.')),
  },
)
