import { code, list, reference, required } from '#cms/model/fields/make-field.ts'
import { defineDocument } from './define-document.ts'
import { modalShape } from './modal.ts'

/** A page with `?inoid=` looks up its modal here: the product API maps the document's id to its offer. */
export const incentiveOffer = defineDocument(
  'incentiveOffer',
  'Incentive offer',
  'Modals for visitors who come through an offer.',
  {
    offer: required(code('Offer', 'The offer that the product API returns.')),
    modals: list(
      'Modals',
      'Found by their identifier.',
      reference('Modal', 'One of them.', ['modal'], modalShape),
    ),
  },
)
