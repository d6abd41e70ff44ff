import { expect, test } from 'vitest'
import { DatabaseError } from '#database/errors.ts'
import { testServer } from '#testing/server.ts'

// cspell:ignore cret couldn

const filled = {
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Ortiz',
  password: 'Correct-Horse-1',
  confirmPassword: 'Correct-Horse-1',
  keywords: '',
  schoolAttendedOpeid: '',
}
type Server = Awaited<ReturnType<typeof testServer>>

test('the sign-up form works without script: account, session, home, and out again', async () => {
  await using server = await siteServer()
  const signedUp = await post(server, '/signup', { ...filled, schoolAttendedOpeid: '00131500' })
  expect(signedUp.statusCode).toBe(303)
  expect(signedUp.headers.location).toBe('/')
  const cookie = cookiesOf(signedUp)
  expect(cookie).toMatch(/^session=[\w-]{43}; signed_in=1$/)
  const user = await server.request({ url: '/api/account/user', headers: { cookie } })
  expect(user.json()).toMatchObject({
    emailAddress: 'maya@example.com',
    firstName: 'Maya',
    lastName: 'Ortiz',
    school: { opeid: '00131500', name: expect.stringContaining('Los Angeles') },
  })

  const out = await post(server, '/signout', {}, cookie)
  expect(out).toMatchObject({ statusCode: 303, headers: { location: '/' } })
  expect(cookiesOf(out)).toBe('session=; signed_in=')
  expect((await server.request({ url: '/api/account/user', headers: { cookie } })).statusCode).toBe(401)
})

test('a form with mistakes comes back with everything typed but the passwords, and says what to do', async () => {
  await using server = await siteServer()
  const typed = { ...filled, email: 'maya@', firstName: '', password: 'abc', confirmPassword: 'S3cret-typo' }
  const answer = await post(server, '/signup', typed)
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const page = answer.body
  expect(page).toMatch(/<title>Error: Create your account \| Bursar<\/title>/)
  for (const [id, message] of [
    ['email', 'Please enter a valid email address'],
    ['firstName', 'Please complete this field'],
    ['password', 'Password should be at least 8 characters'],
    ['confirmPassword', 'Passwords don&#x27;t match'],
  ]) {
    expect(page).toMatch(new RegExp(`<a href="#${id}">[^<]*${message}</a>`))
    expect(page).toMatch(new RegExp(`id="${id}-error"[^]*?${message}`))
  }
  expect(page).toContain('value="maya@"')
  expect(page).toContain('value="Ortiz"')
  for (const secret of ['"abc"', 'S3cret-typo']) expect(page).not.toContain(secret)
  expect(page).not.toContain('style=')
})

test('while nothing can be saved the form comes back with what was typed, and nothing is half-written', async () => {
  await using server = await siteServer()
  const { database } = server.services
  const { write } = database
  database.write = () => Promise.reject(new DatabaseError('DATABASE_FULL', 'The disk is full.'))
  const refused = await post(server, '/signup', filled)
  expect(refused.statusCode).toBe(503)
  expect(refused.body).toContain('value="maya@example.com"')
  expect(refused.body).toContain('We cannot save anything right now')
  database.write = write
  expect((await post(server, '/signup', filled)).statusCode).toBe(303)
})

test('an existing account with its own password is signed in to; with another it is told so', async () => {
  await using server = await siteServer()
  expect((await post(server, '/signup', filled)).statusCode).toBe(303)
  expect((await post(server, '/signup', filled)).statusCode).toBe(303)
  const other = { ...filled, password: 'Another-Horse-1', confirmPassword: 'Another-Horse-1' }
  const answer = await post(server, '/signup?return=offers&amount=9', other)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('An account already exists with the provided email address.')
  expect(answer.body).toContain('href="/signin?return=offers&amp;amount=9"')
})

test('too many accounts from one address: the owner’s words and the time to wait', async () => {
  await using server = await siteServer({ ACCOUNTS_PER_ADDRESS: '1' })
  await post(server, '/signup', filled)
  const answer = await post(server, '/signup', { ...filled, email: 'second@example.com' })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('Couldn&#x27;t create account')
  expect(answer.body).toContain('Too many attempts. Please try again in 15 minutes')
})

test('a school typed but not picked, as without script, is asked back as a choice', async () => {
  await using server = await siteServer()
  const asked = await post(server, '/signup', { ...filled, keywords: 'UCLA' })
  expect(asked.statusCode).toBe(400)
  expect(asked.body).toContain('Which school do you mean by “UCLA”?')
  expect(asked.body).toMatch(/<input[^>]*id="schoolAttendedOpeid"[^>]*value="00131500"/)
  const { keywords: _, ...chosen } = { ...filled, schoolAttendedOpeid: '00131500' }
  expect((await post(server, '/signup', chosen)).statusCode).toBe(303)

  const unknown = await post(server, '/signup', { ...filled, keywords: 'zzqqxx' })
  expect(unknown.body).toContain('No school matches “zzqqxx”')
  const forged = await post(server, '/signup', { ...filled, schoolAttendedOpeid: '99999999' })
  expect(forged.body).toContain('Please pick a school from the list, or leave this empty')
})

test('signing in leads back to the page that sent the visitor', async () => {
  await using server = await siteServer()
  await post(server, '/signup', filled)
  const { email, password } = filled
  const back = await post(server, '/signin?return=offers&amount=10000', { email, password })
  expect(back).toMatchObject({ statusCode: 303, headers: { location: '/student-loans/offers?amount=10000' } })
  expect(cookiesOf(back)).toMatch(/^session=[\w-]{43}; signed_in=1$/)
  const elsewhere = await post(server, '/signin?return=https://evil.example', { email, password })
  expect(elsewhere.headers.location).toBe('/')
})

test('a wrong password keeps the email, names no culprit and ends the old session', async () => {
  await using server = await siteServer()
  const cookie = cookiesOf(await post(server, '/signup', filled))
  const answer = await post(server, '/signin', { email: filled.email, password: 'Wrong-Horse-1' }, cookie)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('<title>Error: Sign in | Bursar</title>')
  expect(answer.body).toContain('The email address or password is not right')
  expect(answer.body).toContain('value="maya@example.com"')
  expect(answer.body).not.toContain('Wrong-Horse-1')
  expect(cookiesOf(answer)).toContain('session=; signed_in=')
  expect((await server.request({ url: '/api/account/user', headers: { cookie } })).statusCode).toBe(401)
})

test('pages and API count guesses together', async () => {
  await using server = await siteServer({ LOGINS_PER_ACCOUNT: '4' })
  await post(server, '/signup', filled)
  const authorization = `Basic ${btoa(`${filled.email}:Guess-1234`)}`
  for (const _ of [1, 2]) {
    expect((await server.request({ url: '/api/account/login', headers: { authorization } })).statusCode).toBe(
      401,
    )
    expect((await post(server, '/signin', { email: filled.email, password: 'Guess-1234' })).statusCode).toBe(
      400,
    )
  }
  const page = await post(server, '/signin', { email: filled.email, password: filled.password })
  expect(page.body).toContain('Too many attempts')
  expect((await server.request({ url: '/api/account/login', headers: { authorization } })).statusCode).toBe(
    429,
  )
})

test.each(['/signup', '/signin'])(
  '%s shows whoever is signed in a way out instead of a form',
  async (url) => {
    await using server = await siteServer()
    const cookie = cookiesOf(await post(server, '/signup', filled))
    const page = await server.request({ url, headers: { cookie } })
    expect(page.body).toContain('Hello, Maya.')
    expect(page.body).not.toContain('name="password"')
    expect(page.body).toMatch(/<form[^>]*action="\/signout"/)
  },
)

test('a link to /signout signs nobody out', async () => {
  await using server = await siteServer()
  const cookie = cookiesOf(await post(server, '/signup', filled))
  const followed = await server.request({ url: '/signout', headers: { cookie } })
  expect(followed.headers.location).toBe('/')
  expect(cookiesOf(followed)).toBe('')
  expect((await server.request({ url: '/api/account/user', headers: { cookie } })).statusCode).toBe(200)
})

test('another site cannot post these forms', async () => {
  await using server = await siteServer()
  for (const url of ['/signup', '/signin', '/signout']) {
    const answer = await post(server, url, filled, '', 'https://evil.example')
    expect(answer.statusCode).toBe(403)
  }
  expect(await accounts(server)).toBe(0)
})

test.each([
  ['application/json', JSON.stringify(filled)],
  ['text/plain', 'email=maya@example.com'],
  ['multipart/form-data; boundary=x', 'no parts'],
])('a body of type %s writes nothing and gets a page', async (type, payload) => {
  await using server = await siteServer()
  const answer = await server.request({
    method: 'POST',
    url: '/signup',
    headers: { 'content-type': type },
    payload,
  })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(await accounts(server)).toBe(0)
})

test('with the accounts on another host the forms store nothing here', async () => {
  await using server = await siteServer({ API_URL: 'https://api.example/v1' })
  const answer = await post(server, '/signup', filled)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('This page needs JavaScript')
  expect(await accounts(server)).toBe(0)
})

function siteServer(settings: Record<string, string> = {}) {
  return testServer({ settings: { SAMPLE_ACCOUNT: 'false', ...settings } })
}

async function accounts(server: Server): Promise<number> {
  return (await server.services.database.read.selectFrom('account').select('id').execute()).length
}

function post(
  server: Server,
  url: string,
  form: Record<string, string>,
  cookie = '',
  origin = 'http://localhost',
) {
  return server.request({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin,
      ...(cookie && { cookie }),
    },
    payload: String(new URLSearchParams(form)),
  })
}

/** The cookies an answer sets, as a browser would send them back. */
function cookiesOf({ headers }: { headers: { 'set-cookie'?: string | string[] | undefined } }): string {
  const set = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
  return [...new Set(set)].join('; ')
}
