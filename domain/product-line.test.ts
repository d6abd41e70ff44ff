import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getKeys } from '#domain/keys.ts'
import { findProductLine, isLeftOut, lineCategories, type ProductLine, productLines } from './product-line.ts'

// cspell:ignore loansx scholarshipsx

/** Every route of the site, grouped by product line. */
const routes: Record<ProductLine | 'none', string[]> = {
  PSL: [
    '/student-loans',
    '/student-loans/signup',
    '/student-loans/signup/student',
    '/student-loans/signup-a',
    '/student-loans/signup-a/student',
    '/student-loans/signin',
    '/student-loans/offers',
    '/student-loans/offers/',
    '/student-loans/reviews',
    '/student-loans/reviews/harbor-lending',
    '/student-loans/best-student-loans',
    '/student-loans/best-student-loans/for-parents',
    '/student-loans/slp/best-student-loans',
    '/student-loans/alp-ll/best-student-loans',
    '/student-loans/student-loans-complete-guide',
    '/student-loans/private-student-loans-complete-guide',
    '/student-loans/lp/spring',
    '/student-loans/lp/spring/signup',
    '/student-loans/lp/spring/signin',
    '/resources/student-loans',
    '/resources/student-loans/how-interest-works',
  ],
  SLR: [
    '/refinance-student-loans',
    '/refinance-student-loans/signup',
    '/refinance-student-loans/signup/student',
    '/refinance-student-loans/signin',
    '/refinance-student-loans/offers',
    '/refinance-student-loans/reviews',
    '/refinance-student-loans/reviews/harbor-lending',
    '/refinance-student-loans/best-student-loans',
    '/refinance-student-loans/best-student-loans/for-doctors',
    '/refinance-student-loans/student-loan-refinancing-complete-guide',
    '/resources/refinance-student-loans/when-to-refinance',
  ],
  SCHOLARSHIP: [
    '/scholarships',
    '/scholarships/signup',
    '/scholarships/signup/student',
    '/scholarships/signin',
    '/scholarships/marketplace',
    '/scholarships/scholarships-complete-guide',
    '/scholarships/lp/spring',
    '/scholarship/reviews',
    '/resources/scholarships/essays',
  ],
  FAFSA: [
    '/fafsa',
    '/fafsa/fafsa-complete-guide',
    '/fafsa/walkthrough',
    '/fafsa/reviews',
    '/resources/fafsa/deadlines',
  ],
  CC: [
    '/credit-cards',
    '/credit-cards/reviews',
    '/credit-cards/reviews/first-card',
    '/credit-cards/marketplace',
    '/credit-cards/marketplace/compare-cards',
    '/credit-cards/marketplace/student',
    '/resources/credit-cards/first-card',
  ],
  none: [
    '',
    '/',
    '/about',
    '/about/privacy',
    '/about/terms',
    '/about/contact',
    '/about/editorial-standards',
    '/about/scholarship-drawing-rules',
    '/about/extended-disclosure',
    '/author',
    '/author/loans-desk',
    '/recovery',
    '/reset-password',
    '/signup',
    '/signin',
    '/sso-login-redirect',
    '/search',
    '/student-discounts',
    '/interstitial',
    '/_app',
    // The dashboard belongs to the visitor, so it has no product line whichever product it lists.
    '/dashboard',
    '/dashboard/referrals',
    '/dashboard/applications',
    '/dashboard/settings',
    '/dashboard/scholarships',
    '/dashboard/student-loans',
    '/dashboard/refinance-student-loans',
    '/dashboard/claim-reward',
    '/resources',
    '/resources/glossary',
    '/resources/unknown/article',
  ],
}

const table = Object.entries(routes).flatMap(([line, paths]) =>
  paths.map((path) => [path, line === 'none' ? null : line] as const),
)

test.each(table)('%s belongs to %s', (path, line) => {
  expect(findProductLine(path)).toBe(line)
})

test.each(table)(
  '%s still belongs to %s with a query, a fragment, a trailing slash, or capitals',
  (path, line) => {
    for (const variant of [
      `${path}?q=/fafsa`,
      `${path}#/fafsa`,
      `${path}/`,
      `${path}/?a=1#b`,
      path.toUpperCase(),
    ])
      expect(findProductLine(variant)).toBe(line)
  },
)

test.each([
  '/student-loansx',
  '/my-student-loans',
  '/student-loans-complete-guide',
  '/scholarshipsx/marketplace',
  '/search?q=/student-loans',
  '/#/student-loans',
  '/about/fafsa',
  '/author/fafsa',
  '/constructor',
  '/__proto__',
])('%s belongs to no product line', (path) => {
  expect(findProductLine(path)).toBeNull()
})

test("each line's category path belongs to the line, whatever follows it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...getKeys(productLines)), fc.webPath(), (line, rest) => {
      expect(findProductLine(`/${productLines[line].category}${rest}`)).toBe(line)
      expect(findProductLine(`/resources/${productLines[line].category}${rest}`)).toBe(line)
    }),
  )
})

test('the five categories have the names visitors see', () => {
  expect(Object.values(productLines).map((line) => line.name)).toEqual([
    'Student Loans',
    'Student Loan Refinance',
    'Credit Cards',
    'Scholarships',
    'FAFSA',
  ])
})

test('of a line that is left out, all pages are, and no article is', () => {
  const on = lineCategories.filter((line) => line !== 'scholarships')
  for (const path of [
    '/scholarships',
    '/Scholarships/marketplace?q=1',
    '/scholarship/reviews',
    '/scholarships#x',
    '/dashboard/scholarships',
  ])
    expect([path, isLeftOut(path, on)]).toEqual([path, true])
  for (const path of [
    '/',
    '/resources/scholarships/x',
    '/student-loans',
    '/dashboard',
    '/about/scholarships',
  ])
    expect([path, isLeftOut(path, on)]).toEqual([path, false])
  expect(isLeftOut('/scholarships', lineCategories)).toBe(false)
})
