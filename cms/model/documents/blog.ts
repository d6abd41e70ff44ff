import { defineDocument } from './define-document.ts'
import { postFields } from './post-fields.ts'

export const blog = defineDocument('blog', 'Article', 'At /resources/{category}/{slug}.', postFields)
