import { sectionFields } from '#cms/model/blocks/section.ts'
import { defineDocument } from './define-document.ts'

export const sharedSection = defineDocument(
  'sharedSection',
  'Shared section',
  'A section that several pages share.',
  sectionFields,
)
