import { code, list } from '#cms/model/fields/make-field.ts'

/**
 * A product line by its path segment, such as `student-loans`. Any text is accepted, because links fall back
 * to student-loans for an unknown segment.
 */
export const category = code(
  'Category',
  'A segment: student-loans, refinance-student-loans, credit-cards, scholarships, fafsa.',
)

export const categories = list('Categories', 'The first is in the path of the page.', category)
