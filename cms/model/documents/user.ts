import { authorFields } from '#cms/model/objects/author-shape.ts'
import { richText } from '#cms/model/rich-text/rich-text.ts'
import { defineDocument } from './define-document.ts'

/** Stored as `user`, the name of this content type in the specification. */
export const user = defineDocument('user', 'Author', 'A person or a desk; at /author/{slug}.', {
  ...authorFields,
  bio: richText('About', 'What they know, and how they know it.'),
})
