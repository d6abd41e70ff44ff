import { authorFields } from '#content-model/objects/author-shape.ts'
import { richText } from '#content-model/rich-text/rich-text.ts'
import { defineDocument } from './define-document.ts'

/** Stored as `user`, the name the specification has among its content types. */
export const user = defineDocument('user', 'Author', 'A person or a desk; at /author/{slug}.', {
  ...authorFields,
  bio: richText('About', 'What they know, and from where.'),
})
