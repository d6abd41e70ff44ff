import { code, list, object, reference, required, slug, text } from '#cms/model/fields/make-field.ts'

/** The document types that a link can point to. */
const linkedTypes = [
  'blog',
  'resource',
  'topPicksByCategory',
  'lenderReview',
  'creditCardReview',
  'creditCardMarketplaceSubpage',
  'legalPage',
] as const

/** The fields of its target that a link needs; queries replace the reference with them. */
const linkFields = {
  documentType: code('Type', 'The `_type` of the target, which decides its path.'),
  title: text('Title', 'The title of the page.'),
  slug: required(slug('Address', 'The last part of the path.')),
  categories: list('Categories', 'Product line segments; the first is in the path.', code('Category', '')),
}

export const postLink = object('postLink', 'Page', 'What a link needs to know about its target.', linkFields)

export function post(title: string, help: string) {
  return reference(title, help, linkedTypes, postLink)
}
