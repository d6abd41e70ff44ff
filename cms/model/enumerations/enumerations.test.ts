import { expect, test } from 'vitest'
import { colors, layouts, postListStyles, spacings } from './appearance.ts'
import { buttonColors, buttonVariants } from './button.ts'
import { contentTypes, structuredDataTypes } from './content-type.ts'
import { sectionKinds } from './section-kind.ts'
import { socialNetworks } from './social-network.ts'
import { findVerticalProductLine, verticals } from './vertical.ts'
import {
  dataToCollect,
  interstitialTypes,
  leadCaptureModes,
  signUpOptions,
  triggers,
} from './visitor-capture.ts'

// Copied by hand from specification §3.
test.each<[what: string, values: readonly string[], inSpecification: string]>([
  [
    'post list styles',
    postListStyles,
    'Based on Category, Basic, Basic Small, Best Offers, Blog, Credit Card Info, Top Discounts, Lender Review, Lender Review Simplified, List, Read More Reviews, Related Posts, Scholarship Info',
  ],
  ['colors', colors, 'primary, secondary, white'],
  ['layouts', layouts, 'Basic, Filled, Two Columns'],
  [
    'section kinds',
    sectionKinds,
    'Authors, Basic, Colored, CTA Banner, Customer Reviews, Hero, Hero Colored, Image Carousel, Individual Lender Table, Lender Table, School Picker, Sidebar',
  ],
  ['interstitial types', interstitialTypes, 'None, Interstitial, Interstitial page, Interstitial pop-up'],
  [
    'lead-capture modes',
    leadCaptureModes,
    'None, Collect Email (Idle), Collect School pop-up, Collect School - One More Step pop-up, Collect School and Email pop-up',
  ],
  ['vertical codes', verticals, 'PSL, SLR, CC, FAFSA, SCHOLARSHIP, MOMENT_SCIENCE'],
  ['spacing', spacings, 'Normal, Small, Extra small, Custom'],
  ['social networks', socialNetworks, 'LinkedIn, Twitter, Instagram, Facebook, Tiktok, Whatsapp'],
  ['sign-up options', signUpOptions, 'Option 1 - With user registration, Option 2 - With user subscription'],
  ['triggers', triggers, 'NEW_VISITOR, SAVE_PROGRESS, SAVE_BUTTON_CLICK'],
  ['structured-data types', structuredDataTypes, 'Article, BlogPosting, WebPage, User'],
  ['button variants', buttonVariants, 'primary, white'],
  ['button colors', buttonColors, 'white, white-ns, purple, orange, purple-ns'],
  ['data to collect', dataToCollect, 'email, name, school, consent, password'],
])('%s match the specification', (_what, values, inSpecification) => {
  expect(values.join(', ')).toBe(inSpecification)
})

test('the enumerations have the number of values that the specification states', () => {
  expect([postListStyles.length, sectionKinds.length, contentTypes.length]).toEqual([13, 12, 9])
})

test('every vertical except MOMENT_SCIENCE loads its product line', () => {
  expect(verticals.map(findVerticalProductLine)).toEqual(['PSL', 'SLR', 'CC', 'FAFSA', 'SCHOLARSHIP', null])
})
