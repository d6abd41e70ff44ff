import { expect, test } from 'vitest'
import type { Card } from '#domain/cards/card.ts'
import { offer as plain } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { creditChecks } from '#kit/loan-offers/credit-checks.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { changeDraft } from '#kit/questions/drafts.server.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { outboundText } from './messages.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const real: LoanOffer = {
  ...plain,
  id: 'granite-fixed',
  lenderId: 'granite',
  lenderName: 'Granite & Sons',
  isSample: false,
  applyUrl: 'https://apply.granite.example/loans?product=campus',
}

/** Starts the site with one more lender in its catalog: a real one. */
async function siteWithRealLender(settings: Record<string, string> = {}) {
  const site = await testServer({ now, settings })
  const samples = await site.services.loanOffers.offers('2026-11-21')
  site.services.loanOffers.offers = async () => [...samples, real]
  const [sample] = samples
  if (!sample) throw new Error('there are no samples')
  const clicks = () => site.services.database.read.selectFrom('outbound_click').selectAll().execute()
  const choose = (form: Record<string, string>, headers = {}) =>
    site.visitor().post('/interstitial', form, headers)
  return { ...site, sample, clicks, choose }
}

test('one address cannot make up choices: beyond its limit it is led on, and nothing is recorded', async () => {
  await using site = await siteWithRealLender({ CLICKS_PER_ADDRESS: '2' })
  for (const _ of [1, 2, 3]) expect((await site.choose({ offer: site.sample.id })).statusCode).toBe(303)
  expect(await site.clicks()).toHaveLength(2)
})

test('choosing an offer records it with the school, and redirects to the page that names the lender', async () => {
  await using site = await siteWithRealLender()
  const answer = await site.choose({ offer: site.sample.id, opeid: '00131500', name: 'Made Up College' })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`/interstitial?offer=${site.sample.id}`)
  const school = site.services.schools.byOpeid('00131500')
  expect(await site.clicks()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      offer_id: site.sample.id,
      name: school?.name,
      opeid: '00131500',
      clicked_at: now(),
    },
  ])
  const page = await site.request({ url: String(answer.headers.location) })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(site.sample.lenderName)
})

test('the link back restores the list from its codes and drops the rest of the address', async () => {
  await using site = await siteWithRealLender()
  const visitor = site.visitor()
  const answer = await visitor.post(
    '/interstitial?amount=12500&credit=700_759&w-grace=40&compare=a-loan&to=//evil.example&offer=other',
    { offer: real.id },
  )
  const list = 'amount=12500&credit=700_759&w-grace=40&compare=a-loan'
  expect(answer.headers.location).toBe(`/interstitial?offer=${real.id}&${list}`)
  await visitor.get(`/interstitial?offer=${real.id}&${list}&to=//evil.example`)
  const links = visitor.page.links()
  const back = links.filter((link) => link.startsWith('/student-loans/offers'))
  expect(new Set(back)).toEqual(new Set([`/student-loans/offers?${list}`]))
  // The link to the lender is the catalog's own address, without the visitor's answers.
  expect(links).toContain(real.applyUrl)
})

test('the page shows the APR of the list it follows, with the interest rate beside it and the reason they differ', async () => {
  await using site = await siteWithRealLender()
  const visitor = site.visitor()
  const read = async (query: string) => {
    await visitor.get(`/interstitial?offer=${real.id}&${query}`)
    const facts = visitor.page.all('dl > div').map((fact) => fact.textContent ?? '')
    return facts.filter((fact) => /APR|Interest rate/.test(fact))
  }
  const list = 'amount=12500&repayment=deferred&cosigner=yes&cosigner-credit=700_759'
  const [apr = '', rate] = await read(list)
  expect(rate).toBe('Interest rate6.00% to 12.00%')
  const [, low, high] =
    /^APR for \$12,500(\d\.\d\d)% \(ruled out by your answers\) to (\d+\.\d\d)%$/.exec(apr) ?? []
  expect(visitor.page.text('main')).toContain(loanOfferText.aprOrRate)
  await visitor.get(`/student-loans/offers?${list}&all=1`)
  expect(visitor.page.text('main')).toContain(loanOfferText.aprRange(Number(low), Number(high)))
  // A loan that is not available on these terms has no APR.
  expect(await read('amount=50000')).toEqual(['Interest rate6.00% to 12.00%'])
})

test('a refinance offer is priced for the loans of its own list, whatever the address says of student loans', async () => {
  await using site = await testServer({ now: () => new Date('2026-11-23T15:00:00Z') })
  const visitor = site.visitor()
  await visitor.get('/refinance-student-loans/offers?rights=needed')
  const card = visitor.page.all('main article')[0]?.text ?? ''
  const [, low = '', high = ''] = /([\d.]+)–([\d.]+)% APR/.exec(card) ?? []
  const [chosen = ''] = visitor.page.attributes('value', 'main button[name=offer]')
  await visitor.get(`/interstitial?offer=${chosen}&line=refinance-student-loans&rights=needed&amount=12500`)
  const apr = visitor.page.all('dl > div').find(({ text }) => text.startsWith('APR for'))?.text ?? ''
  expect(apr).toContain('APR for $24,000')
  expect(apr).toContain(`${low}% to ${high}%`)
  expect(visitor.page.text('main')).not.toContain(loanOfferText.aprOrRate)
  // The choice is kept for a visitor with answers, so the page does not say that nobody knows who chose.
  expect(visitor.page.text('main')).not.toContain(outboundText.kept)
  expect(visitor.page.links('main')).toContain('/refinance-student-loans/offers/application')
})

test('the page of another product line is kept apart: an address of a line without offers answers 404', async () => {
  await using site = await siteWithRealLender()
  const visitor = site.visitor()
  const answer = await visitor.post('/interstitial?line=student-loans&amount=12500', { offer: real.id })
  expect(answer.headers.location).toBe(`/interstitial?offer=${real.id}&line=student-loans&amount=12500`)
  await visitor.follow()
  expect(visitor.page.links()).toContain('/student-loans/offers?amount=12500')
  for (const line of ['fafsa', '']) {
    expect((await visitor.get(`/interstitial?offer=${real.id}&line=${line}`)).statusCode).toBe(404)
    expect((await visitor.post(`/interstitial?line=${line}`, { offer: real.id })).statusCode).toBe(404)
  }
  expect(await site.clicks()).toHaveLength(1)
})

test('without a school, or with an unknown one, name and opeid are empty', async () => {
  await using site = await siteWithRealLender()
  await site.choose({ offer: site.sample.id })
  await site.choose({ offer: site.sample.id, opeid: '99999999' })
  expect((await site.clicks()).map(({ name, opeid }) => [name, opeid])).toEqual([
    ['', ''],
    ['', ''],
  ])
})

test('opening the page records nothing, and neither does choosing an offer that is not listed', async () => {
  await using site = await siteWithRealLender()
  await site.request({ url: `/interstitial?offer=${site.sample.id}` })
  const unknown = await site.choose({ offer: 'no-such-offer' })
  expect(unknown.statusCode).toBe(404)
  expect(await site.clicks()).toEqual([])
})

test('a request body that is not a form answers 404', async () => {
  await using site = await siteWithRealLender()
  const answer = await site.request({
    method: 'POST',
    url: '/interstitial',
    headers: { 'content-type': 'application/json' },
    payload: '{"offer":',
  })
  expect(answer.statusCode).toBe(404)
})

test('another site cannot record a choice', async () => {
  await using site = await siteWithRealLender()
  const answer = await site.choose({ offer: site.sample.id }, { origin: 'https://elsewhere.example' })
  expect(answer.statusCode).toBe(403)
  expect(await site.clicks()).toEqual([])
})

test('when the database cannot be written, the error is logged and the page opens anyway', async () => {
  await using site = await siteWithRealLender()
  const told: unknown[] = []
  site.services.log.error = (details) => void told.push(details)
  site.services.database.write = () =>
    Promise.reject(Object.assign(new Error('The disk is full.'), { name: 'DatabaseError' }))
  const answer = await site.choose({ offer: site.sample.id })
  expect(answer.statusCode).toBe(303)
  expect(told).toHaveLength(1)
})

test('the page links to the address in the catalog, and to no other', async () => {
  await using site = await siteWithRealLender()
  const url = `/interstitial?offer=${real.id}&applyUrl=https://evil.example&to=//evil.example&url=javascript:x`
  const { body, headers } = await site.request({ url })
  expect(body).not.toContain('evil.example')
  const [link] = parsePage(body).all('a[href*=granite]')
  expect(link?.attributes).toMatchObject({ href: real.applyUrl, rel: 'noopener noreferrer nofollow' })
  expect(link?.attributes).not.toHaveProperty('target')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['cache-control']).toBe('private, no-store')
})

test.each([
  ['a sample has no link to a lender, even with an address in its row', { isSample: true }],
  ['an offer without an address has no link to its lender', { applyUrl: null }],
])('%s', async (_name, change) => {
  await using site = await siteWithRealLender()
  site.services.loanOffers.offers = async () => [{ ...real, ...change }]
  const { body, statusCode } = await site.request({ url: `/interstitial?offer=${real.id}` })
  expect(statusCode).toBe(200)
  expect(body).not.toContain('nofollow')
  const outside = parsePage(body).attributes('href', '[href^=http]')
  expect(new Set(outside.map((url) => new URL(url).host))).toEqual(new Set(['www.ecfr.gov']))
})

test('the page says what a rate check does to credit, in the words of the whole site', async () => {
  await using site = await siteWithRealLender()
  const visitor = site.visitor()
  await visitor.get(`/interstitial?offer=${real.id}`)
  for (const sentence of [creditChecks.soft, creditChecks.hard, creditChecks.together]) {
    expect(visitor.page.text('main')).toContain(sentence)
  }
})

test('the page says whether the lender pays us, and that nobody pays for a sample', async () => {
  await using site = await siteWithRealLender()
  const { loanOffers } = site.services
  const told = async (id: string) => {
    const { body } = await site.request({ url: `/interstitial?offer=${id}` })
    const { all } = parsePage(body)
    return all('dt').find(({ text }) => text === 'Does it pay us?')?.nextElementSibling?.text
  }
  const paid = await loanOffers.paidLenders()
  const paidSample = (await loanOffers.offers('2026-11-21')).find((offer) => paid.has(offer.lenderId))
  expect(await told(real.id)).toBe('No. How we make money')
  expect(await told(paidSample?.id ?? '')).toContain('No one pays us for a sample')
  loanOffers.paidLenders = async () => new Set([real.lenderId])
  expect(await told(real.id)).toMatch(/^Yes/)
})

test('without an offer the page says what to do', async () => {
  await using site = await siteWithRealLender()
  const page = await site.request({ url: '/interstitial' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(outboundText.nothing.title)
  expect(page.body).toContain('href="/student-loans/offers"')
})

test.each(['?offer=', '?offer=no-such-offer', '?offer=a&offer=b'])('%s shows a 404 page', async (query) => {
  await using site = await siteWithRealLender()
  const page = await site.request({ url: `/interstitial${query}` })
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('<h1')
})

test('a visitor under 18 is shown no offer and cannot choose one', async () => {
  await using site = await siteWithRealLender()
  const change = await changeDraft(
    site.services,
    { cookies: null, address: '192.0.2.1' },
    { line: 'student-loans' },
    () => ({ flow: 'signup', answers: { age: 'minor' }, answered: ['age'] }),
  )
  const cookie = change.isSaved ? (change.cookies[0]?.split(';')[0] ?? '') : ''
  const url = `/interstitial?offer=${real.id}`
  const page = await site.request({ url, headers: { cookie } })
  expect([page.statusCode, page.headers.location]).toEqual([302, '/student-loans/under-18'])
  const chosen = await site.choose({ offer: real.id }, { cookie })
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/student-loans/under-18'])
  expect(await site.clicks()).toEqual([])
})

/** Starts the site with one more card in its catalog: a real one. */
async function siteWithRealCard(change: Partial<Card> = {}) {
  const site = await testServer({ now })
  const [sample, ...others] = await site.services.cards.cards('2026-11-21')
  if (!sample) throw new Error('there are no cards')
  const card: Card = {
    ...sample,
    id: 'granite-card',
    issuerId: 'granite',
    issuerName: 'Granite & Sons',
    name: 'Granite Card',
    isSample: false,
    applyUrl: 'https://apply.granite.example/card',
    takesCosigner: false,
    ...change,
  }
  site.services.cards.cards = async () => [sample, ...others, card]
  const clicks = () => site.services.database.read.selectFrom('outbound_click').selectAll().execute()
  return { ...site, sample, card, clicks }
}

const cardPage = '/interstitial?offer=granite-card&line=credit-cards'

test('a chosen card asks the age first, without a link to its issuer, and records nothing yet', async () => {
  await using site = await siteWithRealCard()
  const visitor = site.visitor()
  const answer = await visitor.post('/interstitial?line=credit-cards&credit=good', { offer: site.card.id })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${cardPage}&credit=good`])
  await visitor.follow()
  expect(visitor.page.heading).toBe('Which age group are you in?')
  expect(visitor.page.links()).not.toContain(site.card.applyUrl)
  expect(visitor.page.links()).toContain('/credit-cards/marketplace?credit=good')
  expect(await site.clicks()).toEqual([])
})

test('from 21 the page leads on; the choice is recorded without the age, which stands in no address', async () => {
  await using site = await siteWithRealCard()
  const visitor = site.visitor()
  const answer = await visitor.post(cardPage, { offer: site.card.id, asked: '1', age: 'from_21' })
  expect(answer.statusCode).toBe(200)
  expect(visitor.page.heading).toBe('Before you go to Granite & Sons')
  expect(visitor.page.links()).toContain(site.card.applyUrl)
  expect(visitor.page.text('main')).not.toContain('Under 21')
  for (const link of visitor.page.links('main')) expect(link).not.toContain('age=')
  expect(await site.clicks()).toMatchObject([{ offer_id: 'granite-card', name: '', opeid: '' }])
  expect(answer.headers['referrer-policy']).toBe('no-referrer')
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test.each([
  [true, 'states that it accepts a cosigner'],
  [false, 'states that it doesn’t accept one'],
  [null, 'doesn’t say whether it allows cosigners'],
])(
  'from 18 to 20 the page explains own income, and cosigners as the issuer states it: %s',
  async (takesCosigner, words) => {
    await using site = await siteWithRealCard({ takesCosigner })
    const visitor = site.visitor()
    await visitor.post(cardPage, { offer: site.card.id, asked: '1', age: 'from_18' })
    expect(visitor.page.text('main')).toContain('a parent’s income doesn’t')
    expect(visitor.page.text('main')).toContain(words)
    expect(visitor.page.links()).toContain(site.card.applyUrl)
  },
)

test('under 18 there is no link to apply, what else is possible is said, and nothing is recorded', async () => {
  await using site = await siteWithRealCard()
  const visitor = site.visitor()
  await visitor.post(cardPage, { offer: site.card.id, asked: '1', age: 'under_18' })
  expect(visitor.page.heading).toBe('You can’t apply for a card yet')
  expect(visitor.page.text('main')).toContain('authorized user')
  expect(visitor.page.links()).not.toContain(site.card.applyUrl)
  expect(await site.clicks()).toEqual([])
})

test('an age that the list already knows is not asked again, and a missing one is asked with an error', async () => {
  await using site = await siteWithRealCard()
  const visitor = site.visitor()
  await visitor.post('/interstitial?line=credit-cards&age=from_21', { offer: site.card.id })
  await visitor.follow()
  expect(visitor.page.heading).toBe('Before you go to Granite & Sons')
  expect(await site.clicks()).toHaveLength(1)
  const answer = await visitor.post(cardPage, { offer: site.card.id, asked: '1' })
  expect(answer.statusCode).toBe(400)
  expect(visitor.page.title).toMatch(/^Error: /)
  expect(visitor.page.text('main')).toContain('Choose your age')
})

test('a sample card leads nowhere, an unknown card is not found, and without one the page says what to do', async () => {
  await using site = await siteWithRealCard()
  const visitor = site.visitor()
  const address = `/interstitial?offer=${site.sample.id}&line=credit-cards&age=from_21`
  await visitor.get(address)
  expect(visitor.page.heading).toContain('is a sample')
  expect(visitor.page.all('a[rel*=nofollow]')).toEqual([])
  expect((await visitor.get('/interstitial?offer=no-such-card&line=credit-cards')).statusCode).toBe(404)
  expect((await visitor.post('/interstitial?line=credit-cards', { offer: 'x' })).statusCode).toBe(404)
  await visitor.get('/interstitial?line=credit-cards')
  expect(visitor.page.heading).toBe('You haven’t chosen a card')
})
