import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const token = 'write-token-of-promos'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ settings: { CONTENT_WRITE_TOKEN: token, REQUESTS_PER_MINUTE: '100000' } })
  await mutate([
    {
      createOrReplace: {
        _id: 'modal-hostile',
        _type: 'modal',
        identifier: 'hostile',
        title: '<img src=x onerror=alert(1)>\u202Egnp.exe',
        button: { label: '</button><script>alert(2)</script>', link: 'javascript:alert(3)' },
        subscriptionType: '"><script>alert(4)</script>',
        dataToCollect: ['email', 'name', 'school', 'consent', 'password'],
        body: [
          {
            _type: 'block',
            _key: 'b',
            style: 'normal',
            markDefs: [{ _type: 'link', _key: 'l', href: 'javascript:alert(5)' }],
            children: [{ _type: 'span', _key: 's', text: '<b onclick=alert(6)>bold</b>', triggers: ['l'] }],
          },
        ],
      },
    },
    {
      createOrReplace: {
        _id: 'spring',
        _type: 'incentiveOffer',
        offer: 'spring code',
        modals: [
          { _type: 'reference', _key: 'a', _ref: 'modal-newsletter' },
          { _type: 'reference', _key: 'b', _ref: 'modal-hostile' },
        ],
      },
    },
  ])
})
afterAll(() => site[Symbol.asyncDispose]())

async function mutate(mutations: object[]) {
  const answer = await site.request({
    url: '/v2022-11-15/data/mutate/production',
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    payload: { mutations },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

const subscriptions = () => site.services.database.read.selectFrom('subscription').selectAll().execute()

test('a modal of the settings has a page, kept for everybody; an unknown address is never kept', async () => {
  const page = await site.request({ url: '/promo/newsletter?utm_source=mail&pupid=x' })
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  expect(page.headers.etag).toMatch(/^(W\/)?"/)
  for (const query of ['', '?offer=spring', '?offer=', '?ask=', '?ask=all', `?offer=${'x'.repeat(101)}`]) {
    const { statusCode, headers } = await site.request({
      url: `/promo/${query ? 'newsletter' : 'none'}${query}`,
    })
    expect([statusCode, headers['cache-control']], query).toEqual([404, 'no-store'])
  }
})

test.each(['/promo/newsletter?ask=x&ask=email', '/promo/newsletter?ask=email&ask=email'])(
  'a question that is asked twice is no page: %s',
  async (url) => {
    const { statusCode, headers } = await site.request({ url })
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)

test.each(['/promo/newsletter/', '/PROMO/newsletter', '/promo/newsletter'.replace('n', '%6E')])(
  'another spelling of a modal’s address leads to the one page: %s',
  async (url) => {
    const { statusCode, headers } = await site.request({ url })
    expect([statusCode, headers.location]).toEqual([301, '/promo/newsletter'])
  },
)

test('a page is the same bytes whatever pupid and inoid say', async () => {
  const etags = new Set<unknown>()
  for (const query of ['', '?pupid=newsletter', '?pupid=%3Cb%3E&inoid=a', '?inoid=spring'])
    etags.add((await site.request({ url: `/about/ranking${query}` })).headers.etag)
  expect(etags.size).toBe(1)
})

test('the modals of an offer are found by its code', async () => {
  expect((await site.request({ url: '/promo/newsletter?offer=spring+code' })).statusCode).toBe(200)
  expect((await site.request({ url: '/promo/scholarship-alerts?offer=spring+code' })).statusCode).toBe(404)
  expect((await site.request({ url: '/promo/hostile' })).statusCode).toBe(404)
})

test('what editors write is text, whatever it holds', async () => {
  const { body } = await site.request({ url: '/promo/hostile?offer=spring+code' })
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(body).not.toMatch(/<img src=x|<script>alert|<b onclick|href="javascript/)
})

test('without script: the page before names the modal, and the form is taken by its page', async () => {
  const visitor = site.visitor()
  const origin = 'http://localhost'
  const before = await visitor.get('/about/ranking?pupid=newsletter')
  expect(before.body).toMatch(/<noscript><p[^>]*><a href="\/promo">/)
  await visitor.get('/promo', { referer: `${origin}/about/ranking?pupid=newsletter` })
  await visitor.follow()
  expect(visitor.page.heading).toBe('Get our updates by email')
  await visitor.post('/promo/newsletter', { email: 'ada' })
  expect(visitor.page.title).toMatch(/^Error: /)
  expect(visitor.page.problems).toEqual([['promo-email', 'Please enter a valid email address']])
  const sent = await visitor.post('/promo/newsletter', { email: 'ada@example.org' })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/promo?done=emails'])
  await visitor.follow()
  expect(visitor.page.heading).toBe('Thank you')
  expect(await subscriptions()).toMatchObject([{ email: 'ada@example.org', topic: 'newsletter' }])
})

test('an offer of the page before leads to its modal, and an unknown one to no form', async () => {
  const from = (query: string) =>
    site.request({ url: '/promo', headers: { referer: `http://localhost/${query}` } })
  expect((await from('?pupid=hostile&inoid=spring')).headers.location).toBe(
    '/promo/hostile?offer=spring+code',
  )
  expect((await from('?pupid=//elsewhere.example')).headers.location).toBe(
    `/promo/${encodeURIComponent('//elsewhere.example')}`,
  )
  for (const query of ['', '?pupid=', '?pupid=newsletter&inoid=summer'])
    expect((await from(query)).statusCode).toBe(404)
})

test('every field that is collected is checked on the server with the same words', async () => {
  const visitor = site.visitor()
  await visitor.post('/promo/hostile?offer=spring+code', { keywords: 'ohio' })
  expect(visitor.page.problems.map(([, message]) => message)).toEqual([
    // cspell:ignore Cscript Fevil fisrt
    'Please enter fisrt name',
    'Please enter last name',
    'Please enter email address',
    'Please enter password',
    expect.stringContaining('ohio'),
    'Please check the box to continue',
  ])
  expect(visitor.page.text('main')).toContain('Ohio')
})

test('a form says that there’s nothing to win, unless it asks for consent to the rules of a contest', async () => {
  const visitor = site.visitor()
  for (const [url, asksConsent] of [
    ['/promo/newsletter', false],
    ['/promo/scholarship-alerts', false],
    ['/promo/hostile?offer=spring+code', true],
  ] as const) {
    await visitor.get(url)
    const text = visitor.page.text('main')
    expect(text).toContain('No purchase necessary')
    expect(text.includes('contest Rules and Regulations'), url).toBe(asksConsent)
    expect(text.includes('there’s nothing to win'), url).toBe(!asksConsent)
  }
})

test('somebody whose school is not on the list says so and is subscribed', async () => {
  const visitor = site.visitor()
  const address = '/promo/hostile?offer=spring+code'
  const form = { email: 'una@example.org', firstName: 'Una', lastName: 'Ng', password: 'Correct-Horse-1' }
  await visitor.post(address, { ...form, consent: 'yes', keywords: 'Hogwarts' })
  expect(visitor.page.problems.map(([id]) => id)).toEqual(['promo-schoolAttendedOpeid'])
  const sent = await visitor.post(address, {
    ...form,
    consent: 'yes',
    keywords: 'Hogwarts',
    schoolUnlisted: 'yes',
  })
  expect(sent.statusCode).toBe(303)
})

test('without script an account is made, and the visitor is signed in', async () => {
  await mutate([
    {
      createOrReplace: {
        _id: 'modal-scholarship-alerts',
        _type: 'modal',
        identifier: 'scholarship-alerts',
        dataToCollect: ['name', 'school'],
        signUpOption: 'Option 1 - With user registration',
      },
    },
  ])
  const visitor = site.visitor()
  const form = {
    firstName: 'Ada',
    lastName: 'Ng',
    email: 'ada.ng@example.org',
    password: 'Correct-Horse-1',
    schoolAttendedOpeid: '00131500',
  }
  const weak = await visitor.post('/promo/scholarship-alerts', { ...form, password: 'Password1!' })
  expect(weak.statusCode).toBe(400)
  expect(visitor.page.text('main')).toContain("Couldn't create account")
  const sent = await visitor.post('/promo/scholarship-alerts', form)
  expect(sent.headers.location).toBe('/promo?done=account')
  await visitor.follow()
  expect(visitor.page.heading).toBe('You’re signed in')
  expect(visitor.page.text('main')).not.toContain('emails')
  const user = await visitor.get('/api/account/user')
  expect(user.json()).toMatchObject({ emailAddress: 'ada.ng@example.org', opeId: '00131500' })
  expect(visitor.cookies.school).toBe('00131500')
})
