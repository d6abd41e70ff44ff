import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

test('an API error is a code and a message, without a stack', async () => {
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
])('%s is refused and nothing is written', async (_name, contentType, payload, status, code) => {
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

test('a body over the limit is 413', async () => {
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
  ['a page of ours that hides its address', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 204],
  ['a program that is no browser', {}, 204],
])('a write from %s', async (_name, headers, status) => {
  await using site = await testServer()
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/session/select-school/',
    headers: { host: 'localhost', ...headers },
  })
  expect(answer.statusCode).toBe(status)
})

test('every answer carries the security headers; HSTS only where the site is on https', async () => {
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

test('the process says that it lives, and that it can read its data', async () => {
  await using site = await testServer()
  expect((await site.request({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  expect((await site.request({ url: '/readyz' })).json()).toMatchObject({ status: 'ready' })
})

test('when the database is gone the process still lives but is not ready', async () => {
  await using site = await testServer()
  await site.services.database.close()
  expect((await site.request({ url: '/healthz' })).statusCode).toBe(200)
  const ready = await site.request({ url: '/readyz' })
  expect([ready.statusCode, ready.json().error]).toEqual([503, 'TEMPORARILY_UNAVAILABLE'])
})

test('the API describes itself in OpenAPI 3.1 and can be read at /api/docs', async () => {
  await using site = await testServer()
  const described = (await site.request({ url: '/api/openapi.json' })).json()
  expect(described.openapi).toBe('3.1.0')
  expect(Object.keys(described.paths)).toEqual(
    expect.arrayContaining([
      '/api/account/user',
      '/api/account/login',
      '/api/account/create',
      '/api/logout',
      '/api/schools',
      '/api/session/select-school/{opeid}',
    ]),
  )
  const docs = await site.request({ url: '/api/docs/' })
  expect(docs.statusCode).toBe(200)
  expect(docs.headers['content-type']).toContain('text/html')
})

test('security.txt names a contact and has not expired', async () => {
  await using site = await testServer({ settings: { SITE_URL: 'https://bursar.example' } })
  const { body } = await site.request({ url: '/.well-known/security.txt' })
  expect(body).toContain('Contact: mailto:security@bursar.example')
  const expires = /Expires: (.+)/.exec(body)?.[1] ?? ''
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now())
})

test('API requests over the limit of an address are refused with a time to wait', async () => {
  await using site = await testServer({ settings: { REQUESTS_PER_MINUTE: '2' } })
  const ask = () => site.request({ url: '/api/schools?keywords=ucla' })
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200])
  const refused = await ask()
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
