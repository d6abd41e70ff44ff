import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const path = '/about/privacy-choices'
const tags = 'https://tags.example'
const settings = {
  SITE_URL: 'https://bursar.example',
  CONSENT_SCRIPT_URL: 'https://consent.example/manage.js',
  TAG_SCRIPT_URL: `${tags}/site.js?id=7`,
  TAG_HOSTS: 'https://collect.example',
}
const others = ['https://consent.example', tags, 'https://collect.example']

let site: Awaited<ReturnType<typeof testServer>>
let plain: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ settings })
  plain = await testServer()
})
afterAll(() => Promise.all([site[Symbol.asyncDispose](), plain[Symbol.asyncDispose]()]))

const policyOf = async (server: typeof site, url: string, headers = {}) =>
  String((await server.request({ url, headers })).headers['content-security-policy'])

test('without a vendor no page asks, names another host, or allows one', async () => {
  for (const url of ['/', '/signin', path]) {
    const { body } = await plain.request({ url })
    expect(body, url).not.toContain('data-vendors')
    expect(body.match(/name="choice"/g), url).toBeNull()
    expect(await policyOf(plain, url), url).not.toContain('https:')
  }
  const visitor = plain.visitor()
  await visitor.get(path)
  expect(visitor.page.text('main')).toContain('This site shares nothing about your visit with anyone')
  expect(visitor.page.all('main form')).toEqual([])
})

test('only pages without anything of the visitor’s allow the hosts of vendors, and only without a query', async () => {
  for (const url of ['/', '/student-loans', '/resources', '/about/ranking'])
    for (const host of others) {
      const allowing = (await policyOf(site, url)).split('; ').filter((each) => each.includes(host))
      expect(
        allowing.map((each) => each.split(' ')[0]),
        url,
      ).toEqual(['script-src', 'img-src', 'connect-src'])
    }
  for (const url of [
    '/signin',
    '/signup',
    '/student-loans/offers',
    '/student-loans/under-18',
    '/scholarships/marketplace',
    '/credit-cards/marketplace',
    '/fafsa/estimate',
    '/fafsa?stage=college',
    '/resources?page=2',
    '/promo/newsletter',
    '/interstitial',
    path,
  ])
    for (const host of others) expect(await policyOf(site, url), url).not.toContain(host)
})

test('the page names the scripts that may load, and only there', async () => {
  const root = (body: string) => /<html[^>]*>/.exec(body)?.[0]
  const { body } = await site.request({ url: '/' })
  expect(root(body)).toContain(
    'data-vendors="https://consent.example/manage.js https://tags.example/site.js?id=7"',
  )
  expect(root((await site.request({ url: '/signin' })).body)).toContain('data-vendors=""')
  expect(body).not.toMatch(/<script[^>]*src=/)
})

test('a cached page is the same for whoever chose anything', async () => {
  const { body, headers } = await site.request({ url: '/resources' })
  for (const cookie of ['consent=all', 'consent=necessary', 'consent=minor'])
    for (const extra of [{}, { 'sec-gpc': '1' }]) {
      const other = await site.request({ url: '/resources', headers: { cookie, ...extra } })
      expect(other.body).toBe(body)
      expect(other.headers.etag).toBe(headers.etag)
      expect(other.headers['set-cookie']).toBeUndefined()
    }
})

test('a choice is kept for a year, in a cookie that scripts can read, and leads back to its page', async () => {
  const visitor = site.visitor()
  const referer = `${settings.SITE_URL}/schools/search?keywords=ohio`
  const answer = await visitor.post(path, { choice: 'all' }, { referer })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/schools/search?keywords=ohio'])
  expect(answer.headers['set-cookie']).toBe('consent=all; Max-Age=31622400; Path=/; Secure; SameSite=Lax')
  await visitor.get(path)
  expect(visitor.page.text('main')).toContain('Your current choice: analytics and advertising.')

  expect((await visitor.post(path, { choice: 'save', analytics: 'yes' })).headers.location).toBe(path)
  await visitor.get(path)
  expect(visitor.page.text('main')).toContain('Your current choice: analytics only.')
  expect(visitor.page.attributes('name', 'main input[checked]')).toEqual(['analytics'])
  await visitor.post(path, { choice: 'necessary' })
  await visitor.get(path)
  expect(visitor.page.text('main')).toContain('Your current choice: necessary only.')
  expect(visitor.page.all('main input[checked]')).toEqual([])
})

test('another site can neither choose for a visitor nor be led to', async () => {
  const visitor = site.visitor()
  const origin = { origin: 'https://evil.example' }
  expect((await visitor.post(path, { choice: 'all' }, origin)).statusCode).toBe(403)
  const referer = { referer: 'https://evil.example/' }
  expect((await visitor.post(path, { choice: 'all' }, referer)).statusCode).toBe(403)
  expect(visitor.cookies).toEqual({})
})

test('Global Privacy Control is honored and shown, whatever is chosen', async () => {
  const gpc = { 'sec-gpc': '1' }
  for (const server of [site, plain]) {
    const visitor = server.visitor()
    await visitor.post(path, { choice: 'all' })
    await visitor.get(path, gpc)
    expect(visitor.page.text('main')).toContain('Opt-out request honored')
    expect(visitor.page.all('main form')).toEqual([])
    await visitor.post(path, { choice: 'all' }, gpc)
    expect(visitor.cookies.consent).toBe('necessary')
  }
})

test('the site says that it abides by Global Privacy Control', async () => {
  const { headers, body } = await plain.request({ url: '/.well-known/gpc.json' })
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(JSON.parse(body)).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
})
