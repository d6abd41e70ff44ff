import { expect, test } from 'vitest'
import { changeDraft } from '#app/drafts/drafts.server.ts'
import { offer as plain } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const real: LoanOffer = {
  ...plain,
  id: 'granite-fixed',
  lenderId: 'granite',
  lenderName: 'Granite & Sons',
  isSample: false,
  applyUrl: 'https://apply.granite.example/loans?product=campus',
}

/** The site with one more lender in its catalog, a real one. */
async function siteWithRealLender() {
  const site = await testServer({ now })
  const samples = await site.services.loanOffers.offers('2026-11-21')
  site.services.loanOffers.offers = async () => [...samples, real]
  const [sample] = samples
  if (!sample) throw new Error('there are no samples')
  const clicks = () => site.services.database.read.selectFrom('outbound_click').selectAll().execute()
  const choose = (form: Record<string, string>) =>
    site.request({
      method: 'POST',
      url: '/interstitial',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  return { ...site, sample, clicks, choose }
}

test('choosing an offer notes it, with the school, and leads to the page that names the lender', async () => {
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

test('the way back leads to the list as it was: its codes come along, and nothing else of the address', async () => {
  await using site = await siteWithRealLender()
  const answer = await site.request({
    method: 'POST',
    url: '/interstitial?amount=12500&credit=700_759&w-grace=40&compare=a-loan&to=//evil.example&offer=other',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `offer=${real.id}`,
  })
  const list = 'amount=12500&credit=700_759&w-grace=40&compare=a-loan'
  expect(answer.headers.location).toBe(`/interstitial?offer=${real.id}&${list}`)
  const { body } = await site.request({ url: `/interstitial?offer=${real.id}&${list}&to=//evil.example` })
  const back = [...body.matchAll(/href="(\/student-loans\/offers[^"]*)"/g)].map((match) =>
    match[1]?.replaceAll('&amp;', '&'),
  )
  expect(new Set(back)).toEqual(new Set([`/student-loans/offers?${list}`]))
  // The lender's address is the catalog's own, without the visitor's ranges.
  expect(body).toContain(`href="${real.applyUrl?.replaceAll('&', '&amp;')}"`)
})

test('without a school, or with one that nobody knows, name and opeid are empty', async () => {
  await using site = await siteWithRealLender()
  await site.choose({ offer: site.sample.id })
  await site.choose({ offer: site.sample.id, opeid: '99999999' })
  expect((await site.clicks()).map(({ name, opeid }) => [name, opeid])).toEqual([
    ['', ''],
    ['', ''],
  ])
})

test('looking at the page notes nothing, and neither does an offer that is not listed', async () => {
  await using site = await siteWithRealLender()
  await site.request({ url: `/interstitial?offer=${site.sample.id}` })
  const unknown = await site.choose({ offer: 'no-such-offer' })
  expect(unknown.statusCode).toBe(404)
  expect(await site.clicks()).toEqual([])
})

test('a body that is no form is an offer that is not listed', async () => {
  await using site = await siteWithRealLender()
  const answer = await site.request({
    method: 'POST',
    url: '/interstitial',
    headers: { 'content-type': 'application/json' },
    payload: '{"offer":',
  })
  expect(answer.statusCode).toBe(404)
})

test('another site cannot note a choice', async () => {
  await using site = await siteWithRealLender()
  const answer = await site.request({
    method: 'POST',
    url: '/interstitial',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
    payload: `offer=${site.sample.id}`,
  })
  expect(answer.statusCode).toBe(403)
  expect(await site.clicks()).toEqual([])
})

test('a database that cannot be written stops nobody: the page opens all the same', async () => {
  await using site = await siteWithRealLender()
  const told: unknown[] = []
  site.services.log.error = (details) => void told.push(details)
  site.services.database.write = () =>
    Promise.reject(Object.assign(new Error('The disk is full.'), { name: 'DatabaseError' }))
  const answer = await site.choose({ offer: site.sample.id })
  expect(answer.statusCode).toBe(303)
  expect(told).toHaveLength(1)
})

test('the page leads to the address of the catalog, and to no other', async () => {
  await using site = await siteWithRealLender()
  const url = `/interstitial?offer=${real.id}&applyUrl=https://evil.example&to=//evil.example&url=javascript:x`
  const { body, headers } = await site.request({ url })
  const outside = [...body.matchAll(/<a[^>]*href="(https?:[^"]*)"[^>]*>/g)]
  expect(outside.map((match) => match[1]?.replaceAll('&amp;', '&'))).toEqual(
    expect.arrayContaining([real.applyUrl]),
  )
  expect(body).not.toContain('evil.example')
  const link = outside.find((match) => match[1]?.includes('granite'))?.[0]
  expect(link).toContain('rel="noopener noreferrer nofollow"')
  expect(link).not.toContain('target=')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['cache-control']).toBe('private, no-store')
})

test.each([
  ['a sample has no way out, even with an address in its row', { isSample: true }],
  ['a lender without an address has no way out either', { applyUrl: null }],
])('%s', async (_name, change) => {
  await using site = await siteWithRealLender()
  site.services.loanOffers.offers = async () => [{ ...real, ...change }]
  const { body, statusCode } = await site.request({ url: `/interstitial?offer=${real.id}` })
  expect(statusCode).toBe(200)
  expect(body).not.toContain('nofollow')
  const hosts = [...body.matchAll(/href="https?:\/\/([^/"]*)/g)].map((match) => match[1])
  expect(new Set(hosts)).toEqual(new Set(['www.ecfr.gov']))
})

test('whether a lender pays is told, and that nobody pays for a sample', async () => {
  await using site = await siteWithRealLender()
  const { loanOffers } = site.services
  const told = async (id: string) => {
    const { body } = await site.request({ url: `/interstitial?offer=${id}` })
    return /Does it pay us\?<\/dt><dd>([^<]*)/.exec(body)?.[1]
  }
  const paid = await loanOffers.paidLenders()
  const paidSample = (await loanOffers.offers('2026-11-21')).find((offer) => paid.has(offer.lenderId))
  expect(await told(real.id)).toBe('No.')
  expect(await told(paidSample?.id ?? '')).toContain('Nobody pays us for a sample')
  loanOffers.paidLenders = async () => new Set([real.lenderId])
  expect(await told(real.id)).toMatch(/^Yes/)
})

test('without an offer it says what to do', async () => {
  await using site = await siteWithRealLender()
  const page = await site.request({ url: '/interstitial' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('You have not chosen a loan')
  expect(page.body).toContain('href="/student-loans/offers"')
})

test.each(['?offer=', '?offer=no-such-offer', '?offer=a&offer=b'])('%s: a designed 404', async (query) => {
  await using site = await siteWithRealLender()
  const page = await site.request({ url: `/interstitial${query}` })
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('<h1')
})

test('who said to be under 18 is shown no offer, and chooses none', async () => {
  await using site = await siteWithRealLender()
  const change = await changeDraft(site.services, { cookies: null, address: '192.0.2.1' }, () => ({
    flow: 'signup',
    answers: { age: 'minor' },
  }))
  const cookie = change.isKept ? (change.cookies[0]?.split(';')[0] ?? '') : ''
  const url = `/interstitial?offer=${real.id}`
  const page = await site.request({ url, headers: { cookie } })
  expect([page.statusCode, page.headers.location]).toEqual([302, '/student-loans/under-18'])
  const chosen = await site.request({
    method: 'POST',
    url: '/interstitial',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `offer=${real.id}`,
  })
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/student-loans/under-18'])
  expect(await site.clicks()).toEqual([])
})
