import { expect, test } from 'vitest'
import { triggers } from '#cms/model/enumerations/visitor-capture.ts'
import { interstitialFor, listLanderButtons } from './lander-buttons.ts'
import { findPagePromo } from './page-promo.server.ts'

const modal = {
  _type: 'modalOf',
  identifier: 'news',
  title: 'News',
  subscriptionType: 'news',
} as const
const settings = (more: { trigger?: (typeof triggers)[number] } = {}) => ({
  modals: [{ ...modal, ...more }],
  promoModalIdentifier: 'news',
})
const trigger = { identifier: 'news', title: 'News', storageKey: 'promo:news' }

test.each([
  ['None', undefined],
  ['Collect Email (Idle)', { ask: 'email', event: 'IDLE' }],
  ['Collect School pop-up', { ask: 'school', event: 'NEW_VISITOR' }],
  ['Collect School - One More Step pop-up', { ask: 'one-more-step', event: 'LEAVING' }],
  ['Collect School and Email pop-up', { ask: 'school-and-email', event: 'NEW_VISITOR' }],
] as const)('a lander with “%s”', (leadCapture, asked) => {
  const found = findPagePromo({ _type: 'lander', leadCapture }, settings())
  expect(found).toEqual(asked && { ...trigger, ...asked })
})

test.each(triggers)('the trigger %s of its modal decides when a lander or an article opens it', (trigger) => {
  const lander = { _type: 'lander', leadCapture: 'Collect School pop-up' } as const
  expect(findPagePromo(lander, settings({ trigger }))?.event).toBe(trigger)
  expect(findPagePromo({ _type: 'blog', withPromoPopup: true }, settings({ trigger }))?.event).toBe(trigger)
})

test('an article links to the promo modal where its switch says so, and opens nothing without a trigger', () => {
  expect(findPagePromo({ _type: 'blog', withPromoPopup: true }, settings())).toEqual(trigger)
  expect(findPagePromo({ _type: 'blog' }, settings({ trigger: 'NEW_VISITOR' }))).toBeUndefined()
  expect(findPagePromo({ _type: 'lander' }, settings({ trigger: 'NEW_VISITOR' }))).toBeUndefined()
})

test('a lander names a modal of its own; a missing one shows nothing', () => {
  const lander = { _type: 'lander', leadCapture: 'Collect School pop-up' } as const
  const two = { modals: [modal, { ...modal, identifier: 'own' }], promoModalIdentifier: 'news' }
  expect(findPagePromo({ ...lander, modalIdentifier: 'own' }, two)?.identifier).toBe('own')
  expect(findPagePromo({ ...lander, modalIdentifier: 'none' }, two)).toBeUndefined()
})

const cta = (label: string, link: string) => ({
  _type: 'entry',
  componentType: 'Call-to-action banner',
  fields: { title: 'Begin', button: { _type: 'button', label, link } },
})
const document = (interstitial?: 'None' | 'Interstitial' | 'Interstitial page' | 'Interstitial pop-up') =>
  ({
    _id: 'l',
    _type: 'lander',
    title: 'L',
    slug: { current: 'l' },
    interstitial,
    body: [
      cta('First', '/student-loans/signup'),
      cta('Again', 'https://www.site.test/student-loans/signup'),
      cta('Elsewhere', 'https://other.test/'),
      cta('Evil', 'javascript:alert(1)'),
      cta('Second', '/scholarships'),
    ],
  }) as unknown as Parameters<typeof interstitialFor>[0]
const place = { path: '/student-loans/lp/l', siteUrl: 'https://site.test', hasLeavingPromo: false }

test('the buttons of a lander that lead to this site have a place, each address once', () => {
  expect(listLanderButtons(document(), place.siteUrl)).toEqual([
    { label: 'First', href: '/student-loans/signup' },
    { label: 'Second', href: '/scholarships' },
  ])
})

const next = '/student-loans/lp/l/next?to=2'
test.each([
  ['None', '/scholarships', undefined, 'step'],
  [undefined, '/scholarships', undefined, 'step'],
  ['Interstitial', next, 'wide', 'wide'],
  ['Interstitial page', next, undefined, 'step'],
  ['Interstitial pop-up', next, 'pop-up', 'pop-up'],
] as const)('interstitial %s', (interstitial, href, between, withStep) => {
  const way = interstitialFor(document(interstitial), place)
  expect(way('/scholarships')).toEqual({ href, between })
  expect(way('https://other.test/')).toBeUndefined()
  const stepping = interstitialFor(document(interstitial), { ...place, hasLeavingPromo: true })
  expect(stepping('/scholarships')).toEqual({ href, between: withStep })
})
