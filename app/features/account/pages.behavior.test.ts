import { expect, test } from 'vitest'
import { shellText } from '#app/shell/messages.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { testServer } from '#testing/server.ts'
import { accountText } from './messages.ts'

// cspell:ignore cret couldn

const filled = {
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Ortiz',
  password: 'Correct-Horse-1',
  ageBand: 'from_18',
  confirmPassword: 'Correct-Horse-1',
  keywords: '',
  schoolAttendedOpeid: '',
}
type Server = Awaited<ReturnType<typeof testServer>>

test('signing up works without JavaScript, from creating the account to signing out', async () => {
  await using server = await siteServer()
  const visitor = server.visitor()
  const signedUp = await visitor.post('/signup', { ...filled, schoolAttendedOpeid: '00131500' })
  expect(signedUp.statusCode).toBe(303)
  expect(signedUp.headers.location).toBe('/dashboard')
  await visitor.follow()
  expect(visitor.page.heading).toBe('What’s next')
  expect(visitor.page.text('main')).toContain(shellText.arrival.newAccount)
  for (const path of ['/scholarships/plan', '/dashboard/applications', '/reminders'])
    expect(visitor.page.links()).toContain(path)
  const { cookie } = visitor
  expect(cookie).toMatch(/^session=[\w-]{43}; signed_in=1; device=[\w.-]+$/)
  const user = await visitor.get('/api/account/user')
  expect(user.json()).toMatchObject({
    emailAddress: 'maya@example.com',
    firstName: 'Maya',
    lastName: 'Ortiz',
    school: { opeid: '00131500', name: expect.stringContaining('Los Angeles') },
  })

  await visitor.get('/signin')
  expect(visitor.page.heading).toBe(accountText.signedIn.title)
  expect(visitor.page.links('main')).toContain('/dashboard')

  const out = await visitor.post('/signout')
  expect(out).toMatchObject({ statusCode: 303, headers: { location: '/' } })
  expect(Object.keys(visitor.cookies)).toEqual(['device'])
  expect((await server.request({ url: '/api/account/user', headers: { cookie } })).statusCode).toBe(401)
})

test('a form with mistakes is shown again with everything but the passwords, and with instructions', async () => {
  await using server = await siteServer()
  const typed = { ...filled, email: 'maya@', firstName: '', password: 'abc', confirmPassword: 'S3cret-typo' }
  const visitor = server.visitor()
  const { statusCode, headers, body } = await visitor.post('/signup', typed)
  expect([statusCode, headers['cache-control']]).toEqual([400, 'private, no-store'])
  const { page } = visitor
  expect(page.title).toBe('Error: Create your account | Bursar')
  const problems = [
    ['email', 'Please enter a valid email address'],
    ['firstName', 'Please complete this field'],
    ['password', 'Password should be at least 8 characters'],
    ['confirmPassword', "Passwords don't match"],
  ] as const
  expect(page.problems).toEqual(problems.map(([id, message]) => [id, expect.stringContaining(message)]))
  for (const [id, message] of problems) expect(page.text(`#${id}-error`)).toContain(message)
  expect(page.values).toMatchObject({ email: 'maya@', lastName: 'Ortiz' })
  for (const secret of ['"abc"', 'S3cret-typo', 'style=']) expect(body).not.toContain(secret)
})

test('while nothing can be saved, the form is shown again with what was typed, and nothing is partly stored', async () => {
  await using server = await siteServer()
  const { database } = server.services
  const { write } = database
  database.write = () => Promise.reject(new DatabaseError('DATABASE_FULL', 'The disk is full.'))
  const refused = await server.visitor().post('/signup', filled)
  expect(refused.statusCode).toBe(503)
  expect(refused.body).toContain('value="maya@example.com"')
  expect(refused.body).toContain(accountText.unavailable)
  database.write = write
  expect((await server.visitor().post('/signup', filled)).statusCode).toBe(303)
})

test('a sign-out that cannot be recorded still signs the browser out, and says what happened', async () => {
  await using server = await siteServer()
  const visitor = server.visitor()
  await visitor.post('/signup', filled)
  const { database } = server.services
  const { write } = database
  const fill = () => {
    database.write = () => Promise.reject(new DatabaseError('DATABASE_FULL', 'The disk is full.'))
  }
  fill()
  const answer = await visitor.post('/signout')
  expect([answer.statusCode, Object.keys(visitor.cookies)]).toEqual([503, ['device']])
  expect(visitor.page.text('main')).toContain(accountText.signOutUnrecorded)

  database.write = write
  await visitor.post('/signin', { email: filled.email, password: filled.password })
  fill()
  // With script, the page calls the API, ignores its answer, and then sends the form.
  const called = await visitor.get('/api/logout')
  expect([called.statusCode, called.json().message]).toEqual([503, accountText.signOutUnrecorded])
  expect(Object.keys(visitor.cookies)).toEqual(['device', 'sign_out_unrecorded'])
  expect((await visitor.post('/signout')).statusCode).toBe(503)
  expect(visitor.page.text('main')).toContain(accountText.signOutUnrecorded)
  expect(Object.keys(visitor.cookies)).toEqual(['device'])
})

test('signing up with an existing account and its password signs in; another password gets an error', async () => {
  await using server = await siteServer()
  expect((await server.visitor().post('/signup', filled)).statusCode).toBe(303)
  expect((await server.visitor().post('/signup', filled)).statusCode).toBe(303)
  const other = { ...filled, password: 'Another-Horse-1', confirmPassword: 'Another-Horse-1' }
  const answer = await server.visitor().post('/signup?return=offers&amount=9', other)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('An account already exists with the provided email address.')
  expect(answer.body).toContain('href="/signin?return=offers&amp;amount=9"')
})

test('too many accounts from one address get the owner’s message and the time to wait', async () => {
  await using server = await siteServer({ ACCOUNTS_PER_ADDRESS: '1' }, () => new Date('2026-11-21T12:00:00Z'))
  await server.visitor().post('/signup', filled)
  const answer = await server.visitor().post('/signup', { ...filled, email: 'second@example.com' })
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toMatch(/^\d+$/)
  expect(answer.body).toContain('Couldn&#x27;t create account')
  expect(answer.body).toContain('Too many attempts. Please try again in 15 minutes')
})

test('a school typed but not picked, as without JavaScript, is offered as a choice', async () => {
  await using server = await siteServer()
  const asked = await server.visitor().post('/signup', { ...filled, keywords: 'UCLA' })
  expect(asked.statusCode).toBe(400)
  expect(asked.body).toContain('Which school do you mean by “UCLA”?')
  expect(asked.body).toMatch(/<input[^>]*id="schoolAttendedOpeid"[^>]*value="00131500"/)
  const { keywords: _, ...chosen } = { ...filled, schoolAttendedOpeid: '00131500' }
  expect((await server.visitor().post('/signup', chosen)).statusCode).toBe(303)

  const unknown = await server.visitor().post('/signup', { ...filled, keywords: 'zzqqxx' })
  expect(unknown.body).toContain('No school matches “zzqqxx”')
  const forged = await server.visitor().post('/signup', { ...filled, schoolAttendedOpeid: '99999999' })
  expect(forged.body).toContain('Please pick a school from the list, or leave this blank')
})

test('signing in returns to the page that the visitor came from', async () => {
  await using server = await siteServer()
  await server.visitor().post('/signup', filled)
  const { email, password } = filled
  const back = await server.visitor().post('/signin?return=offers&amount=10000', { email, password })
  expect(back).toMatchObject({ statusCode: 303, headers: { location: '/student-loans/offers?amount=10000' } })
  expect(back.cookies.map(({ name }) => name)).toEqual(['session', 'signed_in', 'device', 'arrival'])
  const elsewhere = await server.visitor().post('/signin?return=https://evil.example', { email, password })
  expect(elsewhere.headers.location).toBe('/dashboard')
})

test('the page after a sign-in says once what moved from the browser to the account', async () => {
  await using server = await siteServer()
  await server.visitor().post('/signup', filled)
  const { email, password } = filled
  const visitor = server.visitor()
  await visitor.post('/student-loans/signup?question=who', { who: 'student' })
  await visitor.post('/scholarships/marketplace/save', {
    id: 'sharp-scissors-award',
    isSaved: 'yes',
  })
  await visitor.get('/scholarships/plan')
  expect(visitor.page.links()).toContain('/signin?return=plan')
  await visitor.post('/signin?return=plan', { email, password })
  await visitor.follow()
  expect(visitor.page.text('main')).toContain(
    'You’re signed in. Moved to your account: 1 saved scholarship and your answers.',
  )
  await visitor.get('/scholarships/plan')
  expect(visitor.page.text('main')).not.toContain('Moved to your account')

  const wrong = server.visitor()
  await wrong.post('/signin', { email, password: 'Wrong-Horse-1' })
  expect(wrong.page.text('main')).not.toContain(shellText.arrival.signedIn)
})

test('a sign-in that no page has told of is forgotten with the sign-out', async () => {
  await using server = await siteServer()
  const visitor = server.visitor()
  await visitor.post('/signup', filled)
  await visitor.post('/signout')
  await visitor.get('/signin')
  expect(visitor.page.text('main')).not.toContain(shellText.arrival.newAccount)
})

test('a wrong password keeps the email, does not say which field is wrong, and ends the old session', async () => {
  await using server = await siteServer()
  const visitor = server.visitor()
  await visitor.post('/signup', filled)
  const { cookie } = visitor
  const answer = await visitor.post('/signin', { email: filled.email, password: 'Wrong-Horse-1' })
  expect(answer.statusCode).toBe(400)
  expect(visitor.page.title).toBe('Error: Sign in | Bursar')
  expect(answer.body).toContain(accountText.wrongCredentials)
  expect(visitor.page.values.email).toBe('maya@example.com')
  expect(answer.body).not.toContain('Wrong-Horse-1')
  expect(Object.keys(visitor.cookies)).toEqual(['device', 'draft'])
  expect((await server.request({ url: '/api/account/user', headers: { cookie } })).statusCode).toBe(401)
})

test('pages and the API count guesses together', async () => {
  await using server = await siteServer({ LOGINS_PER_ACCOUNT: '4' })
  await server.visitor().post('/signup', filled)
  const authorization = `Basic ${btoa(`${filled.email}:Guess-1234`)}`
  for (const _ of [1, 2]) {
    expect((await server.request({ url: '/api/account/login', headers: { authorization } })).statusCode).toBe(
      401,
    )
    expect(
      (await server.visitor().post('/signin', { email: filled.email, password: 'Guess-1234' })).statusCode,
    ).toBe(400)
  }
  const visitor = server.visitor()
  const limited = await visitor.post('/signin', { email: filled.email, password: filled.password })
  expect(limited.statusCode).toBe(429)
  expect(limited.headers['retry-after']).toMatch(/^\d+$/)
  expect(visitor.page.title).toBe('Error: Sign in | Bursar')
  expect(visitor.page.text('main')).toContain('Too many attempts')
  expect(visitor.page.values.email).toBe('maya@example.com')
  expect((await server.request({ url: '/api/account/login', headers: { authorization } })).statusCode).toBe(
    429,
  )
})

test('a common password is refused beside its field with what to do, and the rest stays', async () => {
  await using server = await siteServer()
  const visitor = server.visitor()
  const typed = { ...filled, password: 'Password1!', confirmPassword: 'Password1!' }
  expect((await visitor.post('/signup', typed)).statusCode).toBe(400)
  expect(visitor.page.problems).toEqual([['password', expect.stringContaining(accountText.commonPassword)]])
  expect(visitor.page.text('#password-error')).toContain(accountText.commonPassword)
  expect(visitor.page.values).toMatchObject({ email: 'maya@example.com', firstName: 'Maya' })
  expect(await accounts(server)).toBe(0)
})

test('while too many passwords wait to be hashed, the form is kept and says to try again', async () => {
  await using server = await siteServer()
  server.services.passwords.matches = async () => undefined
  const visitor = server.visitor()
  const refused = await visitor.post('/signin', { email: filled.email, password: filled.password })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(visitor.page.text('main')).toContain(accountText.busy)
  expect(visitor.page.values.email).toBe('maya@example.com')
})

test.each(['/signup', '/signin'])(
  '%s shows a signed-in visitor a sign-out button instead of the form',
  async (url) => {
    await using server = await siteServer()
    const visitor = server.visitor()
    await visitor.post('/signup', filled)
    await visitor.get(url)
    expect(visitor.page.text('main')).toContain('Hello, Maya.')
    expect(visitor.page.all('[name=password]')).toEqual([])
    expect(visitor.page.all('form[action="/signout"]')).not.toEqual([])
  },
)

test('a link to /signout does not sign anyone out', async () => {
  await using server = await siteServer()
  const visitor = server.visitor()
  await visitor.post('/signup', filled)
  const followed = await visitor.get('/signout')
  expect([followed.headers.location, followed.cookies]).toEqual(['/', []])
  expect((await visitor.get('/api/account/user')).statusCode).toBe(200)
})

test('another site cannot post these forms', async () => {
  await using server = await siteServer()
  for (const url of ['/signup', '/signin', '/signout']) {
    const answer = await server.visitor().post(url, filled, { origin: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
  }
  expect(await accounts(server)).toBe(0)
})

test.each([
  ['application/json', JSON.stringify(filled)],
  ['text/plain', 'email=maya@example.com'],
  ['multipart/form-data; boundary=x', 'no parts'],
])('a body of type %s stores nothing and gets an error page', async (type, payload) => {
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

test('if accounts are on another host, the forms store nothing here', async () => {
  await using server = await siteServer({ API_URL: 'https://api.example/v1' })
  const answer = await server.visitor().post('/signup', filled)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('This page needs JavaScript')
  expect(await accounts(server)).toBe(0)
})

function siteServer(settings: Record<string, string> = {}, now?: () => Date) {
  return testServer({ settings: { SAMPLE_ACCOUNT: 'false', ...settings }, now })
}

async function accounts(server: Server): Promise<number> {
  return (await server.services.database.read.selectFrom('account').select('id').execute()).length
}
