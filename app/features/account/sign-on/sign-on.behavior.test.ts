import { expect, test } from 'vitest'
import { createAppKey } from '#app/features/account/second-factor/one-time-code.ts'
import { currentCode } from '#app/features/account/second-factor/second-factor.fixture.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { readMails } from '#testing/mailbox.ts'
import { testServer } from '#testing/server.ts'
import { type Person, startIssuer } from './issuer.fixture.ts'

const password = 'Correct-Horse-1'
const maya = {
  sub: 'm-1',
  email: 'maya@example.edu',
  email_verified: true,
  given_name: 'Maya',
  family_name: 'Ortiz',
}

test('a new visitor whose address the service vouches for gets an account, and the same one the next time', async () => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  const back = await site.signIn(visitor, maya)
  expect([back.statusCode, back.headers.location]).toEqual([303, '/dashboard'])
  expect(visitor.cookie).toMatch(/^session=[\w-]{43}; signed_in=1; device=[\w.-]+; arrival=.+$/)
  const user = (await visitor.get('/api/account/user')).json()
  expect(user).toMatchObject({ emailAddress: 'maya@example.edu', firstName: 'Maya', lastName: 'Ortiz' })
  expect(await site.account()).toMatchObject({ email_confirmed_at: expect.any(Date) })

  const phone = site.visitor()
  // The identity is the subject: what the service says of the address later on changes nothing.
  await site.signIn(phone, { sub: 'm-1', email: 'other@example.edu', email_verified: false })
  expect((await phone.get('/api/account/user')).json()).toEqual(user)
  expect(site.events()).toEqual([
    ['account_created', {}],
    ['identity_linked', { service: 'school', wasConfirmed: false }],
    ['sign_in_succeeded', { isKnownDevice: false }],
    ['sign_in_succeeded', { isKnownDevice: false }],
  ])
  expect(JSON.stringify(site.lines)).not.toMatch(/maya|m-1|ortiz/i)
})

test('an account that was made by a service has no password until its owner chooses one', async () => {
  await using site = await signOnSite()
  await site.signIn(site.visitor(), maya)
  for (const typed of ['none', '', password]) {
    const { statusCode } = await site.visitor().post('/signin', { email: maya.email, password: typed || ' ' })
    expect(statusCode).toBe(400)
  }
  const visitor = site.visitor()
  await visitor.post('/signup', signUpForm)
  expect(visitor.page.problems[0]?.[1]).toContain('An account already exists')
})

test('a confirmed account is linked, and its password still works', async () => {
  await using site = await signOnSite()
  const own = site.visitor()
  await own.post('/signup', signUpForm)
  await site.confirm()
  const visitor = site.visitor()
  expect((await site.signIn(visitor, maya)).headers.location).toBe('/dashboard')
  expect((await visitor.get('/api/account/user')).json()).toMatchObject({ firstName: 'Own' })
  expect((await own.get('/api/account/user')).statusCode).toBe(200)
  expect((await site.visitor().post('/signin', { email: maya.email, password })).statusCode).toBe(303)
})

test('a second factor is asked for after a service, too, and the sign-in goes on to where it was going', async () => {
  await using site = await signOnSite()
  await site.visitor().post('/signup', signUpForm)
  await site.confirm()
  const { id: account_id } = await site.account()
  const at = new Date()
  const { factorSecrets, database } = site.services
  const appKey = createAppKey()
  const sealed_key = factorSecrets.seal(account_id, appKey)
  await database.write((tx) =>
    tx
      .insertInto('second_factor')
      .values({ account_id, sealed_key, created_at: at, confirmed_at: at })
      .execute(),
  )
  const visitor = site.visitor()
  const back = await site.signIn(visitor, maya, '?return=reminders')
  expect(back.headers.location).toBe('/signin/code?return=reminders')
  expect((await visitor.get('/api/account/user')).statusCode).toBe(401)
  const done = await visitor.post('/signin/code?return=reminders', { code: currentCode(appKey, new Date()) })
  expect(done.headers.location).toBe('/reminders')
  expect((await visitor.get('/api/account/user')).statusCode).toBe(200)
})

test('the owner of an account hears of a service that was linked to it, and of a new browser that it opens', async () => {
  await using site = await signOnSite()
  await site.visitor().post('/signup', signUpForm)
  await site.confirm()
  const visitor = site.visitor()
  await site.signIn(visitor, maya)
  // The welcome may come first, or be dropped because its address is confirmed already.
  const listMails = async () => (await readMails(site.dataDir)).map(({ to, subject }) => [to, subject])
  const notice = [maya.email, 'New way to sign in to your Bursar account']
  await expect.poll(listMails, { timeout: 10_000 }).toContainEqual(notice)
  const emails = await readMails(site.dataDir)
  const linked = emails.find(({ subject }) => subject.startsWith('New way'))
  expect(linked?.text).toContain('signed in with State University')
  expect(linked?.links).toContain('http://localhost/about/contact')

  // The account is no longer new.
  await site.services.database.write((tx) =>
    tx
      .updateTable('account')
      .set({ created_at: new Date(Date.now() - 3_700_000) })
      .execute(),
  )
  await site.signIn(visitor, maya)
  await site.signIn(site.visitor(), maya)
  const noticed = (await readMails(site.dataDir, emails.length + 1)).filter(({ subject }) =>
    subject.startsWith('New sign-in'),
  )
  expect(noticed.map(({ to }) => to)).toEqual([maya.email])
  expect(noticed[0]?.text).toContain('signed in with State University')
})

test('who made an account with another’s address before loses every way into it', async () => {
  await using site = await signOnSite()
  const attacker = site.visitor()
  await attacker.post('/signup', signUpForm)
  const { id } = await site.account()
  await site.services.database.write(async (tx) => {
    const at = new Date()
    await tx
      .insertInto('password_reset')
      .values({ token_hash: 'r', account_id: id, expires_at: at })
      .execute()
    await tx.insertInto('calendar_feed').values({ token_hash: 'c', account_id: id, created_at: at }).execute()
    await tx
      .insertInto('second_factor')
      .values({ account_id: id, sealed_key: 'k', created_at: at, confirmed_at: at })
      .execute()
    const passkey = { id: 'p', account_id: id, credential_id: 'c', public_key: 'k', counter: 0 }
    await tx
      .insertInto('passkey')
      .values({ ...passkey, transports: '', is_synced: false, name: 'n', created_at: at })
      .execute()
  })

  const owner = site.visitor()
  await site.signIn(owner, maya, '?return=scholarships')
  await owner.follow()
  expect(owner.page.text('main')).toContain('your old password no longer works')
  expect(owner.page.links('main')).toContain('/scholarships/marketplace')
  expect((await owner.get('/api/account/user')).json()).toMatchObject({ id })

  expect((await attacker.get('/api/account/user')).statusCode).toBe(401)
  expect((await site.visitor().post('/signin', { email: maya.email, password })).statusCode).toBe(400)
  for (const table of ['password_reset', 'calendar_feed', 'second_factor', 'passkey'] as const) {
    expect(await site.services.database.read.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('a password that is being checked while its account is claimed opens no session', async () => {
  await using site = await signOnSite()
  await site.visitor().post('/signup', signUpForm)
  const { passwords } = site.services
  const { matches } = passwords
  passwords.matches = async (...asked) => {
    const result = await matches(...asked)
    await site.signIn(site.visitor(), maya)
    return result
  }
  const attacker = site.visitor()
  const authorization = `Basic ${Buffer.from(`${maya.email}:${password}`).toString('base64')}`
  expect((await attacker.get('/api/account/login', { authorization })).statusCode).toBe(401)
  expect(attacker.cookie).not.toContain('session')
})

test.each([
  ['no address', {}],
  ['an unconfirmed address', { email: maya.email, email_verified: false }],
  ['an address without a word about it', { email: maya.email }],
  ['an address confirmed in a text', { email: maya.email, email_verified: 'true' }],
  ['an address that is none', { email: 'maya', email_verified: true }],
  ['the address of the sample account', { email: sampleAccount.emailAddress, email_verified: true }],
])('a service that tells %s opens neither a new account nor an old one', async (_name, claims) => {
  await using site = await signOnSite()
  const before = site.visitor()
  await before.post('/signup', signUpForm)
  const visitor = site.visitor()
  await site.signIn(visitor, { sub: 'm-1', ...claims })
  await visitor.follow()
  expect(visitor.page.text('main')).toContain('State University hasn’t confirmed your email address')
  expect(visitor.cookies).toEqual({})
  expect((await before.get('/api/account/user')).statusCode).toBe(200)
  expect(await site.services.database.read.selectFrom('sign_on_identity').selectAll().execute()).toEqual([])
})

test('an address that the service has given to somebody else does not open its former owner’s account', async () => {
  await using site = await signOnSite()
  await site.signIn(site.visitor(), maya)
  const visitor = site.visitor()
  await site.signIn(visitor, { ...maya, sub: 'm-2' })
  await visitor.follow()
  expect(visitor.page.text('main')).toContain('This address already has an account')
  expect(visitor.cookies).toEqual({})
})

test('the same subject of another service is somebody else', async () => {
  await using site = await signOnSite()
  await site.signIn(site.visitor(), maya)
  const visitor = site.visitor()
  await site.signIn(visitor, { ...maya, email: 'noah@example.edu' }, '', 'other')
  expect((await visitor.get('/api/account/user')).json()).toMatchObject({ emailAddress: 'noah@example.edu' })
})

test('a sign-in with a service ends the session before', async () => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  await visitor.post('/signup', { ...signUpForm, email: 'parent@example.com' })
  const { cookie } = visitor
  await site.signIn(visitor, maya)
  expect((await site.request({ url: '/api/account/user', headers: { cookie } })).statusCode).toBe(401)
  expect((await visitor.get('/api/account/user')).json()).toMatchObject({ emailAddress: maya.email })
})

test('answers given in this browser move to the account of the service', async () => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  await answerQuestion(visitor)
  const drafts = () => site.services.database.read.selectFrom('draft').select('account_id').execute()
  expect(await drafts()).toEqual([{ account_id: null }])
  const back = await site.signIn(visitor, maya, '?return=offers&amount=15000')
  expect(back.headers.location).toBe('/student-loans/offers?amount=15000')
  expect(await drafts()).toEqual([{ account_id: (await site.account()).id }])
})

test('two answers for one new person that arrive together make one account', async () => {
  await using site = await signOnSite()
  const visitors = [site.visitor(), site.visitor()]
  await Promise.all(visitors.map((visitor) => site.signIn(visitor, maya)))
  const users = await Promise.all(visitors.map((visitor) => visitor.get('/api/account/user')))
  expect(users.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(users[0]?.body).toBe(users[1]?.body)
})

test('while nothing can be saved, nobody is signed in, and the page says so', async () => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  const answer = await site.goTo(visitor, maya)
  site.services.database.write = () => Promise.reject(new DatabaseError('DATABASE_FULL', 'The disk is full.'))
  await visitor.get(answer)
  await visitor.follow()
  expect(visitor.page.text('main')).toContain('We can’t sign anyone in right now')
  expect(visitor.cookies).toEqual({})
})

test('answers of services are limited like sign-ins', async () => {
  await using site = await signOnSite({ LOGINS_PER_ADDRESS: '2' })
  const fail = () => site.signIn(site.visitor(), { sub: 'nobody' })
  for (const _ of [1, 2]) expect((await fail()).statusCode).toBe(303)
  const refused = await fail()
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  const { statusCode } = await site.visitor().post('/signin', { email: maya.email, password })
  expect(statusCode).toBe(429)
})

test('new accounts of services are limited like others', async () => {
  await using site = await signOnSite({ ACCOUNTS_PER_ADDRESS: '1' })
  expect((await site.signIn(site.visitor(), maya)).statusCode).toBe(303)
  const other = { ...maya, sub: 'n', email: 'noah@example.edu' }
  expect((await site.signIn(site.visitor(), other)).statusCode).toBe(429)
  expect((await site.signIn(site.visitor(), maya)).statusCode).toBe(303)
})

test('after somebody under 13 wanted an account, no service creates one in that browser, but owners still sign in', async () => {
  await using site = await signOnSite()
  const visitor = site.visitor()
  await visitor.post('/signup', { ...signUpForm, ageBand: 'under_13' })
  const refused = await site.signIn(visitor, maya)
  expect(refused.headers.location).toBe('/sso-login-redirect?outcome=young&service=school')
  await expect(site.account()).rejects.toThrow()
  await site.signIn(site.visitor(), maya)
  expect((await site.signIn(visitor, maya)).headers.location).toBe('/dashboard')
})

const signUpForm = {
  email: maya.email,
  firstName: 'Own',
  lastName: 'Name',
  password,
  ageBand: 'from_18',
  confirmPassword: password,
  keywords: '',
  schoolAttendedOpeid: '',
}

/** Answers the first question about scholarships, which is stored in the browser's draft. */
async function answerQuestion(visitor: ReturnType<Site['visitor']>) {
  await visitor.get('/scholarships/signup')
  const { name = '', value = '' } = visitor.page.all('main form button[name]')[0]?.attributes ?? {}
  await visitor.post(`/scholarships/signup?question=${name}`, { [name]: value })
}

type Site = Awaited<ReturnType<typeof testServer>>

async function signOnSite(settings: Record<string, string> = {}) {
  const back = (id: string) => `http://localhost/sso-login-redirect/${id}`
  const services = {
    school: await startIssuer({ back: back('school') }),
    other: await startIssuer({ back: back('other') }),
  }
  const issuers = Object.entries(services).map(([id, { issuer, clientId, clientSecret }]) => {
    return { id, name: id === 'school' ? 'State University' : 'Other', issuer, clientId, clientSecret }
  })
  const site = await testServer({
    settings: { SITE_URL: 'http://localhost', OIDC_ISSUERS: JSON.stringify(issuers), ...settings },
  })
  const lines: [string, object][] = []
  const { securityLog, database } = site.services
  securityLog.note = (event, _account, details) => lines.push([event, details])
  type Visitor = ReturnType<typeof site.visitor>

  /** Begins a sign-in and returns the address that the service sends the visitor back to. */
  async function goTo(visitor: Visitor, person: Person, search = '', id: keyof typeof services = 'school') {
    services[id].behavior.person = person
    const { headers } = await visitor.get(`/sso-login-redirect/${id}/start${search}`)
    const { pathname, search: answer } = new URL(await services[id].visit(String(headers.location)))
    return pathname + answer
  }
  return {
    ...site,
    lines,
    events: () => lines,
    goTo,
    signIn: async (...asked: Parameters<typeof goTo>) => asked[0].get(await goTo(...asked)),
    account: () =>
      database.read
        .selectFrom('account')
        .selectAll()
        .where('email', '=', maya.email)
        .executeTakeFirstOrThrow(),
    confirm: () =>
      database.write((tx) => tx.updateTable('account').set({ email_confirmed_at: new Date() }).execute()),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      for (const service of Object.values(services)) await service[Symbol.asyncDispose]()
    },
  }
}
