import { expect, test } from 'vitest'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'

test('an API error has a code and a message but no stack trace', async () => {
  await using site = await testServer()
  const answer = await site.request({ url: '/api/no-such-thing' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: 'NOT_FOUND', message: expect.any(String) })
})

test.each([
  ['broken JSON', 'application/json', '{"emailAddress": ', 400, 'INVALID_REQUEST'],
  ['no body', 'application/json', '', 400, 'INVALID_REQUEST'],
  ['wrong types', 'application/json', '{"emailAddress": 5}', 400, 'INVALID_REQUEST'],
  ['another content type', 'text/xml', '<a/>', 415, 'UNSUPPORTED_CONTENT_TYPE'],
])('%s is rejected and nothing is stored', async (_name, contentType, payload, status, code) => {
  await using site = await testServer()
  const answer = await site.request({
    method: 'POST',
    url: '/api/account/create',
    headers: { 'content-type': contentType },
    payload,
  })
  expect([answer.statusCode, answer.json().error]).toEqual([status, code])
  const accounts = await site.services.database.read.selectFrom('account').select('email').execute()
  expect(accounts.map((account) => account.email)).toEqual(['student@example.com'])
})

test('a body over the limit is answered with 413', async () => {
  await using site = await testServer({ settings: { BODY_LIMIT_BYTES: '1024' } })
  const answer = await site.request({
    method: 'POST',
    url: '/api/account/create',
    payload: { emailAddress: 'x'.repeat(3000) },
  })
  expect([answer.statusCode, answer.json().error]).toEqual([413, 'BODY_TOO_LARGE'])
})

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a hidden origin of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['another host of the same owner', { origin: 'https://www.localhost', 'sec-fetch-site': 'same-site' }, 403],
  ['a page of another site, of which only the referrer tells', { referer: 'https://evil.example/' }, 403],
  ['a page of this site that hides its address', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 204],
  ['a program that is not a browser', {}, 204],
])('a write from %s', async (_name, headers, status) => {
  await using site = await testServer()
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/session/select-school/',
    headers: { host: 'localhost', ...headers },
  })
  expect(answer.statusCode).toBe(status)
})

test('with a site address, writes come from that address and not from the one in the Host header', async () => {
  const settings = { SITE_URL: 'https://bursar.example', TRUST_PROXY: 'true' }
  await using site = await testServer({ settings })
  const post = (origin: string) =>
    site.request({ method: 'POST', url: '/api/session/select-school/', headers: { origin } })
  expect((await post('https://bursar.example')).statusCode).toBe(204)
  expect((await post('http://bursar.example')).statusCode).toBe(403)
})

test('every response has the security headers, and HSTS only on an https site', async () => {
  await using local = await testServer()
  await using live = await testServer({ settings: { SITE_URL: 'https://bursar.example' } })
  for (const url of [
    '/',
    '/signin',
    '/api/schools?keywords=ucla',
    '/healthz',
    '/favicon.svg',
    '/no-such-page',
  ]) {
    const { headers } = await local.request({ url })
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': expect.any(String),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers['strict-transport-security'], url).toBeUndefined()
  }
  const { headers } = await live.request({ url: '/healthz' })
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
})

test('the API describes itself in OpenAPI 3.1 and can be read at /api/docs', async () => {
  await using site = await testServer()
  const description = (await site.request({ url: '/api/openapi.json' })).json()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining([
      '/api/account/user',
      '/api/account/login',
      '/api/account/create',
      '/api/logout',
      '/api/schools',
      '/api/session/select-school/{opeid}',
    ]),
  )
  for (const url of ['/api/docs', '/api/docs/']) {
    const docs = await site.request({ url })
    expect(docs.statusCode).toBe(200)
    expect(docs.headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/)
    const page = parsePage(docs.body)
    const shown = page.all('h2').map(({ text }) => text)
    const described = Object.entries<object>(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(shown).toEqual(described)
    expect(page.all('script, [style]')).toEqual([])
  }
})

test('security.txt names a contact and has not expired', async () => {
  await using site = await testServer({ settings: { SITE_URL: 'https://bursar.example' } })
  const { body } = await site.request({ url: '/.well-known/security.txt' })
  expect(body).toContain('Contact: mailto:security@bursar.example')
  const expires = /Expires: (.+)/.exec(body)?.[1] ?? ''
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now())
})

test('API requests over an address’s limit are rejected with a Retry-After header', async () => {
  await using site = await testServer({ settings: { REQUESTS_PER_MINUTE: '2' } })
  const ask = () => site.request({ url: '/api/schools?keywords=ucla' })
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200])
  const refused = await ask()
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('a limited request is logged as a security event, whoever refused it, without its query', async () => {
  await using site = await testServer({ settings: { REQUESTS_PER_MINUTE: '5', LOGINS_PER_ACCOUNT: '1' } })
  const noted: object[] = []
  site.services.securityLog.noteRateLimit = (details) => void noted.push(details)
  const wrong = { email: 'maya@example.com', password: 'Guess-1234' }
  for (const _ of [1, 2]) await site.visitor().post('/signin', wrong)
  for (const _ of [1, 2]) await site.request({ url: '/api/schools?keywords=secret' })
  expect(noted).toEqual([
    // The page that the refused form is redirected to.
    { method: 'GET', path: '/signin' },
    { method: 'GET', path: '/api/schools' },
  ])
})
