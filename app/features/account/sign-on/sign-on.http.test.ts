import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { startIssuer } from './issuer.fixture.ts'

const maya = { sub: 'm-1', email: 'maya@example.edu', email_verified: true, given_name: 'Maya' }
const said = {
  ended: 'This sign-in has expired',
  untrusted: 'We couldn’t verify this sign-in',
  unreachable: 'We can’t reach State University right now',
  misconfigured: 'State University rejected our request',
}

test('without services, the page says what to do, and the sign-in page offers none', async () => {
  await using site = await testServer()
  const visitor = site.visitor()
  expect((await visitor.get('/sso-login-redirect')).statusCode).toBe(200)
  expect(visitor.page.text('main')).toContain('This site doesn’t offer sign-in with other accounts')
  expect(visitor.page.links('main')).toEqual(expect.arrayContaining(['/signin', '/signup']))
  for (const address of ['/sso-login-redirect/school', '/sso-login-redirect/school/start']) {
    expect((await visitor.get(address)).statusCode).toBe(303)
    expect((await visitor.follow()).statusCode).toBe(200)
    expect(visitor.page.text('main')).toContain(said.ended)
  }
  await visitor.get('/signin')
  expect(visitor.page.links('main').filter((link) => link.startsWith('/sso-login-redirect'))).toEqual([])
})

test('where accounts are kept by another host, the page says that there is no such sign-in yet', async () => {
  await using site = await signOnSite({ API_URL: 'https://api.example' })
  const visitor = site.visitor()
  expect((await visitor.get('/sso-login-redirect')).statusCode).toBe(200)
  expect(visitor.page.text('main')).toContain('Another service manages this site’s accounts')
  expect(site.service.requests).toEqual([])
})

test.each([
  ['/student-loans/signin?amount=9', 'amount=9&return=offers'],
  ['/signup?return=offers&amount=9', 'return=offers&amount=9'],
])('%s offers each service, which returns to the same page', async (page, query) => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  await visitor.get(page)
  expect(visitor.page.text('main')).toContain('Sign in with State University')
  expect(visitor.page.links('main')).toContain(`/sso-login-redirect/school/start?${query}`)
})

test('a sign-in begins with a code challenge, a state and a nonce that nobody can guess', async () => {
  await using site = await signOnSite()
  const begin = async () => {
    const { statusCode, headers, cookies } = await site.visitor().get('/sso-login-redirect/school/start')
    expect(statusCode).toBe(303)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(cookies).toMatchObject([
      { name: 'sign_on', httpOnly: true, sameSite: 'Lax', maxAge: 600, path: '/' },
    ])
    const { origin, searchParams } = new URL(String(headers.location))
    expect(origin).toBe(site.service.issuer)
    return Object.fromEntries(searchParams)
  }
  const [one, other] = [await begin(), await begin()]
  expect(one).toEqual({
    redirect_uri: 'http://localhost/sso-login-redirect/school',
    client_id: 'bursar',
    response_type: 'code',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(one[name]).not.toBe(other[name])
  // What a service offers is asked once.
  expect(site.service.requests).toEqual(['/.well-known/openid-configuration'])
})

test('no other site and no prefetch can begin a sign-in', async () => {
  await using site = await signOnSite()
  const begin = async (headers: Record<string, string>) =>
    (await site.visitor().get('/sso-login-redirect/school/start', headers)).statusCode
  expect(await begin({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await begin({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await begin({ referer: 'https://evil.example/' })).toBe(403)
  expect(await begin({ 'sec-purpose': 'prefetch' })).toBe(400)
  expect(site.service.requests).toEqual([])
})

test('over https the cookie belongs to this host alone', async () => {
  await using site = await signOnSite({ SITE_URL: 'https://bursar.example' })
  const { cookies } = await site.visitor().get('/sso-login-redirect/school/start')
  expect(cookies).toMatchObject([{ name: '__Host-sign_on', secure: true, httpOnly: true }])
})

test('an answer counts once, in the browser that began, and for ten minutes', async () => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  const answer = await site.goTo(visitor)
  const { cookie } = visitor
  expect(await site.hear(site.visitor(), answer)).toContain(said.ended)
  expect((await visitor.get(answer)).headers.location).toBe('/dashboard')
  expect(Object.keys(visitor.cookies)).toContain('session')
  expect(await site.hear(visitor, answer)).toContain(said.ended)
  // Whoever copied the cookie comes too late: the service takes no code twice.
  expect(await site.hear(site.visitor(), answer, { cookie })).toContain(said.ended)

  const late = site.visitor()
  const lateAnswer = await site.goTo(late)
  const before = { cookie: late.cookie }
  site.pass(9.9)
  expect((await site.visitor().get(lateAnswer, before)).headers.location).toBe('/dashboard')
  site.pass(0.2)
  expect(await site.hear(late, await site.goTo(late).then(() => lateAnswer))).toContain(said.ended)
})

test('a cookie that is too old ends the sign-in before the service is asked', async () => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  const answer = await site.goTo(visitor)
  site.pass(10)
  expect(await site.hear(visitor, answer)).toContain(said.ended)
  expect(site.service.requests).not.toContain('/token')
})

test.each([
  ['without a state', (query: URLSearchParams) => query.delete('state')],
  ['with another state', (query: URLSearchParams) => query.set('state', 'a'.repeat(43))],
  ['with two states', (query: URLSearchParams) => query.append('state', query.get('state') ?? '')],
  ['without an issuer', (query: URLSearchParams) => query.delete('iss')],
  ['of a foreign issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
  ['without a code', (query: URLSearchParams) => query.delete('code')],
  ['with another code', (query: URLSearchParams) => query.set('code', '"><script>alert(1)</script>')],
])('an answer %s signs nobody in', async (_name, change) => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  const [path, search] = (await site.goTo(visitor)).split('?')
  const query = new URLSearchParams(search)
  change(query)
  const words = await site.hear(visitor, `${path}?${query}`)
  expect(words.includes(said.ended) || words.includes(said.untrusted), words).toBe(true)
  expect(visitor.cookies).toEqual({})
  expect(visitor.page.text('html')).not.toContain('alert(1)')
  expect(JSON.stringify(site.lines)).not.toContain('alert(1)')
})

test('a cookie that was changed counts as none', async () => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  const answer = await site.goTo(visitor)
  const [body = '', signature] = String(visitor.cookies.sign_on).split('.')
  const flow = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({ ...flow, until: flow.until + 1 })).toString('base64url')
  for (const value of [`${forged}.${signature}`, body, `${body}.`, 'x', '.']) {
    expect(await site.hear(site.visitor(), answer, { cookie: `sign_on=${value}` })).toContain(said.ended)
  }
  expect(site.service.requests).not.toContain('/token')
})

test('an answer of one service at the address of another signs nobody in', async () => {
  await using other = await startIssuer({ back: 'http://localhost/sso-login-redirect/other' })
  await using site = await signOnSite({}, [other])
  const visitor = site.visitor()
  other.behavior.person = maya
  const { headers } = await visitor.get('/sso-login-redirect/other/start')
  const { search } = new URL(await other.visit(String(headers.location)))
  expect(await site.hear(visitor, `/sso-login-redirect/school${search}`)).toContain(said.ended)
  expect([...site.service.requests, ...other.requests]).not.toContain('/token')
})

test('a token for another sign-in is refused', async () => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  const { headers } = await visitor.get('/sso-login-redirect/school/start')
  const address = new URL(String(headers.location))
  address.searchParams.set('nonce', 'b'.repeat(43))
  expect(await site.hear(visitor, await site.visit(address.href))).toContain(said.untrusted)
  expect(visitor.cookies).toEqual({})
})

/** Changes the claims of the token, which its signature then does not fit. */
function changeToken(changes: object, signature?: string) {
  return (path: string, body: Record<string, unknown>) => {
    if (path !== '/token') return body
    const [head = '', claims = '', old] = String(body.id_token).split('.')
    const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), ...changes }
    return {
      ...body,
      id_token: [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature ?? old].join(
        '.',
      ),
    }
  }
}

test.each([
  ['of somebody else', changeToken({ sub: 'm-2' })],
  ['for another client', changeToken({ aud: 'other' })],
  ['of another issuer', changeToken({ iss: 'https://evil.example' })],
  ['that has ended', changeToken({ exp: 1 })],
  ['without a signature', changeToken({}, '')],
  [
    'that is missing',
    (path: string, body: object) => (path === '/token' ? { ...body, id_token: undefined } : body),
  ],
])('a token %s is refused', async (_name, change) => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  const answer = await site.goTo(visitor)
  site.service.behavior.change = change
  expect(await site.hear(visitor, answer)).toContain(said.untrusted)
  expect(visitor.cookies).toEqual({})
  expect(site.lines).toEqual([expect.objectContaining({ service: 'school', outcome: 'untrusted' })])
})

test('a person without a proper id is refused', async () => {
  await using site = await signOnSite()
  site.service.behavior.person = { ...maya, sub: 'é' }
  const visitor = site.visitor()
  expect(await site.hear(visitor, await site.goTo(visitor))).toContain(said.untrusted)
})

test('a service that states another issuer than the settings is refused', async () => {
  await using site = await signOnSite()
  site.service.behavior.change = (_path, body) => ({ ...body, issuer: `${site.service.issuer}/` })
  expect(await site.hear(site.visitor(), '/sso-login-redirect/school/start')).toContain(said.untrusted)
})

test.each([
  ['authorization_endpoint', undefined],
  ['authorization_endpoint', 'javascript:alert(1)'],
  ['authorization_endpoint', 'data:text/html,<script>alert(1)</script>'],
  ['authorization_endpoint', '/here'],
  ['authorization_endpoint', 7],
  ['token_endpoint', undefined],
  ['token_endpoint', 'file:///etc/passwd'],
  ['jwks_uri', undefined],
  ['userinfo_endpoint', 'javascript:alert(1)'],
])('a service whose %s is %s is not set up rightly', async (name, value) => {
  await using site = await signOnSite()
  site.service.behavior.change = (_path, body) => ({ ...body, [name]: value })
  expect(await site.hear(site.visitor(), '/sso-login-redirect/school/start')).toContain(said.misconfigured)
  expect(site.lines).toEqual([{ service: 'school', outcome: 'misconfigured', reason: 'odd metadata' }])
})

test.each(['/.well-known/openid-configuration', '/token', '/jwks'])(
  'an answer of %s that is longer than any is not read to its end',
  async (long) => {
    await using site = await signOnSite()
    site.service.behavior.change = (path, body) =>
      path === long ? { ...body, padding: 'x'.repeat(2 * 1024 * 1024) } : body
    const visitor = site.visitor()
    const begun = await visitor.get('/sso-login-redirect/school/start')
    const { location } = begun.headers
    const next = String(location).startsWith('http') ? await site.visit(String(location)) : String(location)
    await visitor.get(next)
    if (visitor.page.text('html') === '') await visitor.follow()
    expect(visitor.page.text('main')).toContain(said.unreachable)
    expect(site.lines).toEqual([{ service: 'school', outcome: 'unreachable', reason: 'too long' }])
  },
)

test.each([
  ['access_denied', 'You canceled the sign-in'],
  ['login_required', 'State University has a question first'],
  ['consent_required', 'State University has a question first'],
  ['temporarily_unavailable', said.unreachable],
  ['server_error', said.unreachable],
  ['invalid_scope', said.misconfigured],
  ['<img src=x onerror=alert(1)>', said.misconfigured],
])('the error %s of a service has a plain sentence', async (error, words) => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  await visitor.get('/sso-login-redirect/school/start?return=offers&amount=9')
  const flow = JSON.parse(
    Buffer.from(String(visitor.cookies.sign_on).split('.')[0] ?? '', 'base64url').toString(),
  )
  const query = new URLSearchParams({ error, error_description: '<b>x</b>', state: flow.state })
  query.set('iss', site.service.issuer)
  expect(await site.hear(visitor, `/sso-login-redirect/school?${query}`)).toContain(words)
  expect(visitor.page.text('html')).not.toMatch(/alert\(1\)|<b>/)
  expect(JSON.stringify(site.lines)).not.toMatch(/alert\(1\)|<b>/)
  // The way on keeps where the visitor wanted to go.
  const start = '/sso-login-redirect/school/start?return=offers&amount=9'
  expect(visitor.page.links('main')).toContain(start)
})

test('a person who says no at the service is not signed in', async () => {
  await using site = await signOnSite()
  site.service.behavior.person = undefined
  const visitor = site.visitor()
  const { headers } = await visitor.get('/sso-login-redirect/school/start')
  const answer = await site.visit(String(headers.location))
  expect(await site.hear(visitor, answer)).toContain('You canceled the sign-in')
})

test('a service that is slow, down or broken does not hold anybody up, and works again by itself', async () => {
  await using site = await signOnSite({ OIDC_TIMEOUT_MS: '1500' })
  const { behavior, requests } = site.service
  const begin = () => site.hear(site.visitor(), '/sso-login-redirect/school/start')
  behavior.delayMs = 60_000
  const [one, two] = await Promise.all([begin(), begin()])
  expect([one, two]).toEqual([expect.stringContaining(said.unreachable), one])
  // It is left alone for some seconds.
  expect(await begin()).toContain(said.unreachable)
  expect(requests).toHaveLength(1)

  behavior.delayMs = 0
  site.pass(0.1)
  const visitor = site.visitor()
  const answer = await site.goTo(visitor)
  behavior.delayMs = 60_000
  expect(await site.hear(visitor, answer)).toContain(said.unreachable)
  expect(visitor.cookies).toEqual({})
})

test('a service that is not there says so', async () => {
  await using site = await signOnSite()
  await site.service[Symbol.asyncDispose]()
  expect(await site.hear(site.visitor(), '/sso-login-redirect/school/start')).toContain(said.unreachable)
  expect(site.lines).toEqual([{ service: 'school', outcome: 'unreachable', reason: 'no connection' }])
})

test('a secret that the service refuses is the operator’s to mend', async () => {
  await using service = await startIssuer({ back: 'http://localhost/sso-login-redirect/school' })
  await using site = await signOnSite({}, [], { ...service, clientSecret: 'another' })
  const visitor = site.visitor()
  expect(await site.hear(visitor, await site.goTo(visitor))).toContain(said.misconfigured)
})

type Service = Awaited<ReturnType<typeof startIssuer>>

async function signOnSite(settings: Record<string, string> = {}, others: Service[] = [], given?: Service) {
  const siteUrl = settings.SITE_URL ?? 'http://localhost'
  const service = given ?? (await startIssuer({ back: `${siteUrl}/sso-login-redirect/school` }))
  service.behavior.person = maya
  const toSetting = ({ issuer, clientId, clientSecret }: Service, id: string, name: string) => {
    return { id, name, issuer, clientId, clientSecret }
  }
  const issuers = [
    toSetting(service, 'school', 'State University'),
    ...others.map((other) => toSetting(other, 'other', 'Other')),
  ]
  let laterMs = 0
  const site = await testServer({
    now: () => new Date(Date.now() + laterMs),
    settings: { SITE_URL: siteUrl, OIDC_ISSUERS: JSON.stringify(issuers), ...settings },
  })
  const lines: object[] = []
  const { log } = site.services
  log.warn = (details) => lines.push(Object(details))
  type Visitor = ReturnType<typeof site.visitor>

  async function visit(address: string) {
    const { pathname, search } = new URL(await service.visit(address))
    return pathname + search
  }
  return {
    ...site,
    service,
    lines,
    visit,
    pass(minutes: number) {
      laterMs += minutes * 60_000
    },
    /** Begins a sign-in and returns the address that the service sends the visitor back to. */
    async goTo(visitor: Visitor) {
      const { headers } = await visitor.get('/sso-login-redirect/school/start')
      return visit(String(headers.location))
    },
    /** Goes to an address and returns the words of the page that it leads to. */
    async hear(visitor: Visitor, address: string, headers: Record<string, string> = {}) {
      await visitor.get(address, headers)
      expect((await visitor.follow()).statusCode).toBe(200)
      return visitor.page.text('main')
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      if (!given) await service[Symbol.asyncDispose]()
    },
  }
}
