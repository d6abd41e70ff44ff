import { expect, test } from 'vitest'
import { type AccountServer, accountServer, type Browser } from './account-test-server.ts'
import { words } from './words.ts'

const maya = {
  emailAddress: 'maya@example.com',
  plaintextPassword: 'Correct-Horse-1',
  firstName: 'Maya',
  lastName: 'Ortiz',
  opeId: '00131500',
}

test('an account that was made can be signed in to, is shown as the user, and can be left', async () => {
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
  expect(browser.cookies).toEqual({})
  expect(await browser.get('/account/user')).toMatchObject({ status: 401, body: { error: 'NOT_SIGNED_IN' } })
})

test('every account answer forbids storing, and the session cookie is out of reach of scripts', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  const created = await browser.create(maya)
  const loggedIn = await browser.login(maya.emailAddress, maya.plaintextPassword)
  const answers = [created, loggedIn, await browser.get('/account/user'), await browser.get('/logout')]
  for (const answer of [...answers, await browser.get('/account/user')]) {
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  const [secret, sign] = loggedIn.setCookies
  expect(secret).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/)
  expect(sign).toBe('signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax')
})

test('on https the cookies are Secure and the session is bound to its host', async () => {
  await using server = await accountServer({ siteUrl: 'https://bursar.example' })
  const browser = server.browser()
  await browser.create(maya)
  const { setCookies } = await browser.login(maya.emailAddress, maya.plaintextPassword)
  expect(setCookies[0]).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly$/,
  )
  expect(setCookies[1]).toMatch(/; Secure$/)
  expect((await browser.get('/account/user')).status).toBe(200)
})

test('an email has one account, whatever its case, spaces and accents look like', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  await browser.create({ ...maya, emailAddress: ' Zoë@Example.com ' })
  for (const emailAddress of ['zoë@example.com', 'ZOE\u0308@EXAMPLE.COM']) {
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

test('of twenty requests for one email at the same moment one gets it, and its password counts', async () => {
  await using server = await accountServer({ accountsPerAddress: 100 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      server.browser().create({ ...maya, plaintextPassword: `Password-${i}!` }),
    ),
  )
  const winners = answers.flatMap(({ status }, i) => (status === 204 ? [i] : []))
  expect(winners).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect((await server.browser().login(maya.emailAddress, `Password-${winners[0]}!`)).status).toBe(204)
})

test.each([
  [{ emailAddress: undefined }, ['emailAddress']],
  [{ emailAddress: 'maya@example' }, ['emailAddress']],
  [{ emailAddress: 'may\u0000a@example.com' }, ['emailAddress']],
  [{ emailAddress: 'ma:ya@example.com' }, ['emailAddress']],
  [{ emailAddress: `${'a'.repeat(250)}@b.co` }, ['emailAddress']],
  [{ plaintextPassword: 'Short-1' }, ['plaintextPassword']],
  [{ plaintextPassword: 'no-uppercase-1' }, ['plaintextPassword']],
  [{ plaintextPassword: `Aa-1${'x'.repeat(200)}` }, ['plaintextPassword']],
  [{ firstName: 'x'.repeat(101), lastName: 7 }, ['firstName', 'lastName']],
  [{ opeId: '99999999' }, ['opeId']],
  [{ opeId: ['00131500'] }, ['opeId']],
])('a body with %j is refused by naming %j, and nothing is stored', async (wrong, fields) => {
  await using server = await accountServer()
  const { status, body } = await server.browser().create({ ...maya, ...wrong })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: 'INVALID_REQUEST' })
  for (const field of fields) expect(body?.message).toContain(field)
  expect(await server.count('account')).toBe(0)
})

test('an account needs no more than an email and a password', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  const { emailAddress, plaintextPassword } = maya
  expect((await browser.create({ emailAddress, plaintextPassword, opeId: '' })).status).toBe(204)
  await browser.login(emailAddress, plaintextPassword)
  const { body } = await browser.get('/account/user')
  expect(body).toMatchObject({ firstName: '', lastName: '', opeId: '', school: null })
})

test('a wrong password and an unknown account are the same 401, and no browser asks for a password', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  await browser.create(maya)
  const wrong = await browser.login(maya.emailAddress, 'Correct-Horse-2')
  const unknown = await browser.login('nobody@example.com', 'Correct-Horse-1')
  const odd = await browser.login('no\u0000body@example.com', 'x')
  for (const answer of [wrong, unknown, odd]) {
    expect(answer).toMatchObject({
      status: 401,
      body: { error: 'INVALID_CREDENTIALS', message: words.wrongCredentials },
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
])('the authorization %j is a 401 of the same shape', async (authorization) => {
  await using server = await accountServer()
  const { status, body } = await server
    .browser()
    .get('/account/login', authorization === undefined ? {} : { authorization })
  expect(status).toBe(401)
  expect(body).toEqual({ error: 'INVALID_CREDENTIALS', message: words.wrongCredentials })
})

test('a password may hold colons and any letters', async () => {
  await using server = await accountServer()
  const browser = server.browser()
  const plaintextPassword = 'Día:1:große Überraschung 😀'
  expect((await browser.create({ ...maya, plaintextPassword })).status).toBe(204)
  expect((await browser.login(maya.emailAddress, plaintextPassword)).status).toBe(204)
})

test('signing in gives a new token and ends the session there was, also when it fails', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  const first = browser.cookies.session
  await browser.login(maya.emailAddress, maya.plaintextPassword)
  expect(browser.cookies.session).not.toBe(first)
  expect((await server.browser({ session: first ?? '' }).get('/account/user')).status).toBe(401)
  const second = browser.cookies.session
  await browser.login(maya.emailAddress, 'wrong')
  expect(browser.cookies).toEqual({})
  expect((await server.browser({ session: second ?? '' }).get('/account/user')).status).toBe(401)
  expect(await server.count('session')).toBe(0)
})

test('signing out leaves the same account signed in elsewhere', async () => {
  await using server = await accountServer()
  const phone = await signedIn(server)
  const laptop = server.browser()
  await laptop.login(maya.emailAddress, maya.plaintextPassword)
  await phone.get('/logout')
  expect((await laptop.get('/account/user')).status).toBe(200)
})

test('the database holds neither the token nor the password', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  const rows = JSON.stringify([
    await server.database.read.selectFrom('session').selectAll().execute(),
    await server.database.read.selectFrom('account').selectAll().execute(),
  ])
  expect(rows).not.toContain(browser.cookies.session)
  expect(rows).not.toContain(maya.plaintextPassword)
})

test('another site can neither sign a visitor in nor out, and neither can a prefetch', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  for (const path of ['/account/login', '/logout']) {
    for (const site of ['cross-site', 'same-origin, cross-site', 'of a kind not known yet']) {
      const refused = await browser.get(path, { 'sec-fetch-site': site })
      expect(refused).toMatchObject({ status: 403, body: { error: 'CROSS_SITE_REFUSED' } })
    }
    for (const header of ['sec-purpose', 'purpose']) {
      expect(await browser.get(path, { [header]: 'prefetch' })).toMatchObject({
        status: 400,
        body: { error: 'INVALID_REQUEST' },
      })
    }
    expect((await browser.send('HEAD', path)).status).toBe(404)
  }
  expect((await browser.get('/account/user')).status).toBe(200)
  expect((await browser.get('/logout', { 'sec-fetch-site': 'same-site' })).status).toBe(204)
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
  expect(browser.cookies).toEqual({})
})

test('a session ends 180 days after it began, however often it is used', async () => {
  await using server = await accountServer()
  const browser = await signedIn(server)
  for (let day = 20; day < 180; day += 20) {
    server.pass({ days: 20 })
    expect((await browser.get('/account/user')).status).toBe(200)
  }
  server.pass({ days: 20 })
  expect((await browser.get('/account/user')).status).toBe(401)
})

test('a visit is noted once an hour, not on each request', async () => {
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

test('a sign-in sweeps expired sessions away', async () => {
  await using server = await accountServer()
  await signedIn(server)
  server.pass({ days: 31 })
  await server.browser().login(maya.emailAddress, maya.plaintextPassword)
  expect(await server.count('session')).toBe(1)
})

test('guesses at one account are stopped from every address, with the time to wait', async () => {
  await using server = await accountServer({ loginsPerAccount: 3 })
  await server.browser().create(maya)
  for (const i of [1, 2, 3]) {
    expect((await server.browser({}, `192.0.2.${i}`).login(maya.emailAddress, 'Guess-1234')).status).toBe(401)
  }
  const stopped = await server.browser({}, '192.0.2.9').login('MAYA@example.com', maya.plaintextPassword)
  expect(stopped).toMatchObject({ status: 429, body: { error: 'TOO_MANY_REQUESTS' } })
  expect(stopped.headers['retry-after']).toBe('900')
  server.pass({ minutes: 15 })
  expect((await server.browser().login(maya.emailAddress, maya.plaintextPassword)).status).toBe(204)
})

test('guesses from one address are stopped over all accounts; right passwords do not count', async () => {
  await using server = await accountServer({ loginsPerAddress: 4 })
  const browser = await signedIn(server)
  for (let i = 0; i < 6; i++) await browser.login(maya.emailAddress, maya.plaintextPassword)
  for (let i = 0; i < 4; i++) expect((await browser.login(`nobody${i}@example.com`, 'x')).status).toBe(401)
  expect((await browser.login('nobody5@example.com', 'x')).status).toBe(429)
  expect(
    (await server.browser({}, '192.0.2.77').login(maya.emailAddress, maya.plaintextPassword)).status,
  ).toBe(204)
})

test('a burst of parallel guesses gets no more tries than a slow one', async () => {
  await using server = await accountServer({ loginsPerAccount: 3 })
  await server.browser().create(maya)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => server.browser().login(maya.emailAddress, 'Guess-1234')),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
})

test('one address makes a bounded number of accounts', async () => {
  await using server = await accountServer({ accountsPerAddress: 2 })
  const browser = server.browser()
  for (const i of [1, 2]) {
    expect((await browser.create({ ...maya, emailAddress: `m${i}@example.com` })).status).toBe(204)
  }
  expect(await browser.create({ ...maya, emailAddress: 'm3@example.com' })).toMatchObject({ status: 429 })
  expect(await server.count('account')).toBe(2)
})

async function signedIn(server: AccountServer): Promise<Browser> {
  const browser = server.browser()
  await browser.create(maya)
  await browser.login(maya.emailAddress, maya.plaintextPassword)
  return browser
}
