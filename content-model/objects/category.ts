import { code, list } from '#content-model/fields/make-field.ts'

/**
 * A product line by its segment in paths, such as `student-loans`. Any text is kept, because links fall back to
 * student-loans for a segment that is unknown.
 */
export const category = code(
  'Category',
  'A segment: student-loans, refinance-student-loans, credit-cards, scholarships, fafsa.',
)

export const categories = list('Categories', 'The first is in the path of the page.', category)
