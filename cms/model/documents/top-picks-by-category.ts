import { code, list } from '#cms/model/fields/make-field.ts'
import { defineDocument } from './define-document.ts'
import { postFields } from './post-fields.ts'

export const topPicksByCategory = defineDocument(
  'topPicksByCategory',
  'Top picks',
  'At /{category}/best-student-loans/{slug}.',
  {
    ...postFields,
    lenderIds: list('Lenders', 'The picks, by their IDs in the catalog.', code('Lender ID', '')),
  },
)
