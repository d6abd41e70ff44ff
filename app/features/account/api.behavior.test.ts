import { expect, test } from 'vitest'
import { accountServer, maya, signedIn } from './account-server.fixture.ts'
import { accountText } from './messages.ts'

// cspell:ignore RZTE rzte

test('a new account can sign in, is returned as the user, and can sign out', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  expect(await browser.create(maya)).toMatchObject({ status: 204, body: undefined })
  expect(browser.cookies).toEqual({})
  expect(await browser.login(maya.emailAddress, maya.plaintextPassword)).toMatchObject({ status: 204 })
  expect(browser.cookies).toMatchObject({ signed_in: '1', session: expect.stringMatching(/^[\w-]{43}$/) })
  const user = await browser.get('/account/user')
  expect(user.status).toBe(200)
  expect(user.body).toEqual({
    id: expect.any(String),
    emailAddress: 'maya@example.com',
    firstName: 'Maya',
    lastName: 'Ortiz',
    opeId: '00131500',
    school: { name: 'University of California-Los Angeles', opeid: '00131500' },
  })
  expect(await browser.get('/logout')).toMatchObject({ status: 204 })
  expect(Object.keys(browser.cookies)).toEqual(['device'])
  expect(await browser.get('/account/user')).toMatchObject({ status: 401, body: { error: 'NOT_SIGNED_IN' } })
})

test('every account response forbids caching, and scripts cannot read the session cookie', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  const created = await browser.create(maya)
  const loggedIn = await browser.login(maya.emailAddress, maya.plaintextPassword)
  const answers = [created, loggedIn, await browser.get('/account/user'), await browser.get('/logout')]
  for (const answer of [...answers, await browser.get('/account/user')]) {
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  const [secret, sign] = loggedIn.setCookies
  expect(secret).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(sign).toBe('signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax')
})

test('on https the cookies are Secure and the session is bound to its host', async () => {
  await using server = await accountServer({ siteUrl: 'https://bursar.example' })
  const browser = server.browser()
  await browser.create(maya)
  const { setCookies } = await browser.login(maya.emailAddress, maya.plaintextPassword)
  expect(setCookies[0]).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(setCookies[1]).toMatch(/; Secure;/)
  expect((await browser.get('/account/user')).status).toBe(200)
})

test('an email has one account, regardless of case, spaces, and the encoding of its domain’s accents', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  await browser.create({ ...maya, emailAddress: ' Zoe@Ärzte.com ' })
  for (const emailAddress of ['zoe@ärzte.com', 'ZOE@A\u0308RZTE.COM']) {
    expect(await browser.create({ ...maya, emailAddress })).toMatchObject({
      status: 409,
      body: {
        error: 'ACCOUNT_EXISTS',
        message: 'An account already exists with the provided email address.',
      },
    })
    expect((await browser.login(emailAddress, maya.plaintextPassword)).status).toBe(204)
  }
  expect(await server.count('account')).toBe(1)
})

test('of twenty simultaneous requests for one email, one succeeds, and its password is stored', async () => {
  await using server = await accountServer({ accountsPerAddress: 100 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      server.browser().create({ ...maya, plaintextPassword: `Twenty-Horses-${i}` }),
    ),
  )
  const winners = answers.flatMap(({ status }, i) => (status === 204 ? [i] : []))
  expect(winners).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect((await server.browser().login(maya.emailAddress, `Twenty-Horses-${winners[0]}`)).status).toBe(204)
})

test.each([
  [{ emailAddress: undefined }, ['emailAddress']],
  [{ emailAddress: 'maya@example' }, ['emailAddress']],
  [{ emailAddress: 'may\u0000a@example.com' }, ['emailAddress']],
  [{ emailAddress: 'ma:ya@example.com' }, ['emailAddress']],
  [{ emailAddress: `${'a'.repeat(250)}@b.co` }, ['emailAddress']],
  [{ plaintextPassword: 'Short-1' }, ['plaintextPassword']],
  [{ plaintextPassword: 'no-uppercase-1' }, ['plaintextPassword']],
  [{ plaintextPassword: 'Password1!' }, ['plaintextPassword']],
  [{ plaintextPassword: 'Maya@example.com-1' }, ['plaintextPassword']],
  [{ emailAddress: 'ma\u200bya@example.com', firstName: 'Ma\u202eya' }, ['emailAddress', 'firstName']],
  [{ plaintextPassword: `Aa-1${'x'.repeat(200)}` }, ['plaintextPassword']],
  [{ firstName: 'x'.repeat(101), lastName: 7 }, ['firstName', 'lastName']],
  [{ opeId: '99999999' }, ['opeId']],
  [{ opeId: ['00131500'] }, ['opeId']],
])('a body with %j is refused with a message that names %j, and nothing is stored', async (wrong, fields) => {
  await using server = await accountServer()
  const { status, body } = await server.browser().create({ ...maya, ...wrong })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: 'INVALID_REQUEST' })
  for (const field of fields) expect(body?.message).toContain(field)
  expect(await server.count('account')).toBe(0)
})

test('an account needs only an email and a password', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  const { emailAddress, plaintextPassword } = maya
  expect((await browser.create({ emailAddress, plaintextPassword, opeId: '' })).status).toBe(204)
  await browser.login(emailAddress, plaintextPassword)
  const { body } = await browser.get('/account/user')
  expect(body).toMatchObject({ firstName: '', lastName: '', opeId: '', school: null })
})

test('a wrong password and an unknown account get the same 401, which triggers no browser password prompt', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  await browser.create(maya)
  const wrong = await browser.login(maya.emailAddress, 'Correct-Horse-2')
  const unknown = await browser.login('nobody@example.com', 'Correct-Horse-1')
  const odd = await browser.login('no\u0000body@example.com', 'x')
  for (const answer of [wrong, unknown, odd]) {
    expect(answer).toMatchObject({
      status: 401,
      body: { error: 'INVALID_CREDENTIALS', message: accountText.wrongCredentials },
    })
    expect(answer.headers['www-authenticate']).toBeUndefined()
    expect(browser.cookies).toEqual({})
  }
})

test.each([
  undefined,
  'Bearer abc',
  'Basic',
  'Basic !!!!',
  `Basic ${btoa('no colon')}`,
  `Basic ${btoa('maya\xff@example.com:x')}`,
])('the authorization %j gets a 401 of the same shape', async (authorization) => {
  await using server = await accountServer()
  const { status, body } = await server
    .browser()
    .get('/account/login', authorization === undefined ? {} : { authorization })
  expect(status).toBe(401)
  expect(body).toEqual({ error: 'INVALID_CREDENTIALS', message: accountText.wrongCredentials })
})

test('a password may contain colons and any letters', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  const plaintextPassword = 'Día:1:große Überraschung 😀'
  expect((await browser.create({ ...maya, plaintextPassword })).status).toBe(204)
  expect((await browser.login(maya.emailAddress, plaintextPassword)).status).toBe(204)
})

test('signing in creates a new token and ends the old session, even if it fails', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  const first = browser.cookies.session
  await browser.login(maya.emailAddress, maya.plaintextPassword)
  expect(browser.cookies.session).not.toBe(first)
  expect((await server.browser().get('/account/user', { cookie: `session=${first}` })).status).toBe(401)
  const second = browser.cookies.session
  await browser.login(maya.emailAddress, 'wrong')
  expect(Object.keys(browser.cookies)).toEqual(['device'])
  expect((await server.browser().get('/account/user', { cookie: `session=${second}` })).status).toBe(401)
  expect(await server.count('session')).toBe(0)
})

test('signing out keeps the same account signed in elsewhere', async () => {
  await using server = await accountServer()
  const phone = await signedIn(server)
  const laptop = server.browser()
  await laptop.login(maya.emailAddress, maya.plaintextPassword)
  await phone.get('/logout')
  expect((await laptop.get('/account/user')).status).toBe(200)
})

test('the database contains neither the token nor the password', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  const rows = JSON.stringify([
    await server.database.read.selectFrom('session').selectAll().execute(),
    await server.database.read.selectFrom('account').selectAll().execute(),
  ])
  expect(rows).not.toContain(browser.cookies.session)
  expect(rows).not.toContain(maya.plaintextPassword)
})

test('neither another site nor a prefetch can sign a visitor in or out', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin, cross-site' },
    { 'sec-fetch-site': 'of a kind not known yet' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { referer: 'https://evil.example/page' },
    { referer: 'not an address' },
    { origin: 'http://localhost', referer: 'https://evil.example/page' },
  ]
  for (const path of ['/account/login', '/logout']) {
    for (const headers of foreign) {
      const refused = await browser.get(path, headers)
      expect(refused).toMatchObject({ status: 403, body: { error: 'CROSS_SITE_REFUSED' } })
    }
    for (const header of ['sec-purpose', 'purpose']) {
      expect(await browser.get(path, { [header]: 'prefetch' })).toMatchObject({
        status: 400,
        body: { error: 'INVALID_REQUEST' },
      })
    }
    expect((await browser.send({ method: 'HEAD', url: path })).status).toBe(404)
  }
  expect((await browser.get('/account/user')).status).toBe(200)
  const own = {
    'sec-fetch-site': 'same-origin',
    origin: 'http://localhost',
    referer: 'http://localhost/dashboard',
  }
  expect((await browser.get('/logout', own)).status).toBe(204)
})

test('a session ends 30 days after the last visit', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  server.pass({ days: 29 })
  expect((await browser.get('/account/user')).setCookies[0]).toContain('Max-Age=2592000')
  server.pass({ days: 29 })
  expect((await browser.get('/account/user')).status).toBe(200)
  server.pass({ days: 30 })
  const late = await browser.get('/account/user')
  expect(late.status).toBe(401)
  expect(Object.keys(browser.cookies)).toEqual(['device'])
})

test('a session ends 180 days after it started, however often it is used', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  for (let day = 20; day < 180; day += 20) {
    server.pass({ days: 20 })
    expect((await browser.get('/account/user')).status).toBe(200)
  }
  server.pass({ days: 20 })
  expect((await browser.get('/account/user')).status).toBe(401)
})

test('a visit is recorded once an hour, not on every request', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  const lastSeen = async () =>
    (await server.database.read.selectFrom('session').select('last_seen_at').executeTakeFirstOrThrow())
      .last_seen_at
  const start = await lastSeen()
  server.pass({ minutes: 59 })
  expect((await browser.get('/account/user')).setCookies).toEqual([])
  expect(await lastSeen()).toEqual(start)
  server.pass({ minutes: 1 })
  expect((await browser.get('/account/user')).setCookies).toHaveLength(2)
  expect((await lastSeen()).getTime() - start.getTime()).toBe(3_600_000)
})
