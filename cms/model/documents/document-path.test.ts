import fc from 'fast-check'
import { expect, test } from 'vitest'
import { objectWords } from '#testing/object-prototype-keys.ts'
import { parseDocumentPath, toDocumentPath } from './document-path.ts'

const types = [
  'user',
  'legalPage',
  'resource',
  'lander',
  'lenderReview',
  'creditCardReview',
  'creditCardMarketplaceSubpage',
  'topPicksByCategory',
  'blog',
]
const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,2}$/)
const categories = fc.option(
  fc.array(
    fc.constantFrom(
      'student-loans',
      'refinance-student-loans',
      'credit-cards',
      'scholarships',
      'fafsa',
      'cars',
    ),
    { maxLength: 2 },
  ),
  { nil: undefined },
)

test('parses the path of every document back to that document', () => {
  fc.assert(
    fc.property(fc.constantFrom(...types), slug, categories, (documentType, current, of) => {
      // These slugs are segments of other paths.
      fc.pre(!['reviews', 'best-student-loans', 'slp', 'alp-ll'].includes(current))
      const place = parseDocumentPath(toDocumentPath({ documentType, slug: { current }, categories: of }))
      expect(place?.types).toContain(documentType)
      expect(place?.slug).toBe(current)
    }),
  )
})

test.each([
  ['/student-loans/best-student-loans', { types: ['topPicksByCategory'], slug: 'best-student-loans' }],
  ['/student-loans/slp/best-student-loans', { types: ['topPicksByCategory'], slug: 'slp' }],
  ['/about', { types: ['legalPage'], slug: 'about' }],
  ['/student-discounts', { types: ['resource'], slug: 'student-discounts' }],
  ['/resources/cars/pell-grant', undefined],
  ['/cars/reviews/a', undefined],
  ['/resources/fafsa', undefined],
  ['/resources/fafsa/a/b', undefined],
  ['/resources/fafsa/%E0%A4%A', undefined],
  ['/', undefined],
])('parses %s as %j', (path, place) => {
  expect(parseDocumentPath(path)).toEqual(place)
})

test.each(objectWords)('a path with the segment "%s" leads to no document', (word) => {
  expect(parseDocumentPath(`/student-loans/${word}/x`)).toBeUndefined()
})
