// cspell:ignore efghij klmnop qrstuv
import { expect, test } from 'vitest'
import { maya } from '#app/features/account/account-server.fixture.ts'
import { readMails } from '#testing/mailbox.ts'
import {
  type FactorSite,
  type FactorVisitor,
  factorSite,
  settingsPage,
  turnOn,
} from './second-factor.fixture.ts'

const credentials = { email: maya.emailAddress, password: maya.plaintextPassword }

test('it is on only after a code of the app, and the recovery codes are shown once', async () => {
  await using site = await factorSite()
  const visitor = await site.signUp(maya)
  await visitor.get(settingsPage)
  expect(visitor.page.text('main')).toContain('It’s off for your account.')
  await visitor.post(settingsPage, { do: 'begin' })
  await visitor.get(settingsPage)
  const appKey = visitor.page.text('#scan ~ p code').replaceAll(' ', '')
  expect(appKey).toMatch(/^[A-Z2-7]{32}$/)
  // A sign-in does not ask for what its owner may never have received.
  expect((await site.visitor().post('/signin', credentials)).headers.location).toBe('/dashboard')

  const wrong = await visitor.post(settingsPage, { do: 'confirm', code: '000000' })
  expect(wrong.statusCode).toBe(400)
  expect(visitor.page.problems).toEqual([['code', expect.stringContaining('This code isn’t right')]])
  expect(visitor.page.title).toMatch(/^Error: /)
  const shown = await visitor.post(settingsPage, { do: 'confirm', code: site.code(appKey) })
  expect(shown.statusCode).toBe(200)
  const codes = visitor.page.all('main li code').map(({ text }) => text)
  expect(codes).toHaveLength(10)
  const [file = ''] = visitor.page.attributes('href', 'a[download]')
  for (const code of codes) expect(decodeURIComponent(file)).toContain(code)

  await visitor.post(settingsPage, { do: 'saved' })
  const { body } = await visitor.follow()
  expect(visitor.page.text('main')).toContain(
    'It’s been on since November 27, 2026. It hasn’t been used yet.',
  )
  for (const secret of [appKey, ...codes]) expect(body).not.toContain(secret)
  const stored = JSON.stringify([
    await site.services.database.read.selectFrom('second_factor').selectAll().execute(),
    await site.services.database.read.selectFrom('recovery_code').selectAll().execute(),
    await site.services.database.read.selectFrom('form_reply').selectAll().execute(),
  ])
  for (const secret of [appKey, ...codes, codes[0]?.replaceAll('-', '') ?? ''])
    expect(stored).not.toContain(secret)
  await expectMail(site, 'Two-step verification is on for your Bursar account')
})

test('a sign-in gets no session before the code, takes answers along only with it, and leads to where it was going', async () => {
  await using site = await factorSite()
  const { appKey } = await turnOn(site, await site.signUp(maya))
  const visitor = site.visitor()
  const first = await visitor.post('/signin?return=reminders', credentials)
  expect([first.statusCode, first.headers.location]).toEqual([303, '/signin/code?return=reminders'])
  expect(Object.keys(visitor.cookies)).toEqual(['pending_sign_in'])
  expect((await visitor.get('/api/account/user')).statusCode).toBe(401)
  await visitor.get('/signin/code?return=reminders')
  expect(visitor.page.heading).toBe('Enter your code')

  await visitor.post('/signin/code?return=reminders', { code: '000000' })
  expect(visitor.page.problems).toEqual([['code', expect.stringContaining('This code isn’t right')]])
  expect((await visitor.get('/api/account/user')).statusCode).toBe(401)
  const done = await visitor.post('/signin/code?return=reminders', { code: ` ${site.code(appKey)} ` })
  expect([done.statusCode, done.headers.location]).toEqual([303, '/reminders'])
  expect((await visitor.get('/api/account/user')).json()).toMatchObject({ emailAddress: maya.emailAddress })
  expect(Object.keys(visitor.cookies)).not.toContain('pending_sign_in')
  expect(site.events.slice(-3)).toEqual([
    { event: 'second_factor_asked', isKnownDevice: false },
    { event: 'second_factor_failed', isKnownDevice: false },
    { event: 'sign_in_succeeded', isKnownDevice: false },
  ])
})

test('a device that has signed in before is asked for the code, too', async () => {
  await using site = await factorSite()
  const visitor = await site.signUp(maya)
  const { appKey } = await turnOn(site, visitor)
  await signInWithCode(visitor, site.code(appKey))
  const again = await visitor.post('/signin', credentials)
  expect(again.headers.location).toBe('/signin/code')
  expect((await visitor.get('/api/account/user')).statusCode).toBe(401)
})

test('a code is accepted once, also by two requests at a time', async () => {
  await using site = await factorSite()
  const { appKey } = await turnOn(site, await site.signUp(maya))
  const [one, two, later] = [site.visitor(), site.visitor(), site.visitor()]
  for (const visitor of [one, two, later]) await visitor.post('/signin', credentials)
  const code = site.code(appKey)
  const both = await Promise.all([one, two].map((visitor) => visitor.post('/signin/code', { code })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 400])
  expect((await later.post('/signin/code', { code })).statusCode).toBe(400)
  site.pass({ seconds: 30 })
  expect((await later.post('/signin/code', { code })).statusCode).toBe(400)
  expect((await later.post('/signin/code', { code: site.code(appKey) })).statusCode).toBe(303)
})

test('the code that turned it on signs nobody in', async () => {
  await using site = await factorSite()
  const { appKey } = await turnOn(site, await site.signUp(maya))
  site.pass({ seconds: -30 })
  const visitor = site.visitor()
  await visitor.post('/signin', credentials)
  expect((await visitor.post('/signin/code', { code: site.code(appKey) })).statusCode).toBe(400)
})

test('a recovery code signs in once, and its owner hears of it', async () => {
  await using site = await factorSite()
  const { codes } = await turnOn(site, await site.signUp(maya))
  const recoveryCode = codes[3] ?? ''
  const visitor = site.visitor()
  await visitor.post('/signin', credentials)
  const done = await visitor.post('/signin/code', { recoveryCode: recoveryCode.toUpperCase() })
  expect(done.statusCode).toBe(303)
  const again = site.visitor()
  await again.post('/signin', credentials)
  await again.post('/signin/code', { recoveryCode })
  expect(again.page.problems).toEqual([['recoveryCode', expect.stringContaining('Each one works once')]])
  await visitor.get(settingsPage)
  expect(visitor.page.text('main')).toContain('9 of 10 recovery codes are left.')
  expect(site.events).toContainEqual({ event: 'recovery_code_used', left: 9 })
  await expectMail(site, 'A recovery code was used for your Bursar account')
})

test('new recovery codes end the old ones', async () => {
  await using site = await factorSite()
  const owner = await site.signUp(maya)
  const { codes } = await turnOn(site, owner)
  await owner.post(settingsPage, { do: 'renew' })
  const fresh = owner.page.all('main li code').map(({ text }) => text)
  expect(fresh.filter((code) => codes.includes(code))).toEqual([])
  const visitor = site.visitor()
  await visitor.post('/signin', credentials)
  expect((await visitor.post('/signin/code', { recoveryCode: codes[0] ?? '' })).statusCode).toBe(400)
  expect((await visitor.post('/signin/code', { recoveryCode: fresh[0] ?? '' })).statusCode).toBe(303)
})

test('a waiting sign-in is useless in another browser, after ten minutes, and after its code', async () => {
  await using site = await factorSite()
  const { appKey } = await turnOn(site, await site.signUp(maya))
  const visitor = site.visitor()
  await visitor.post('/signin', credentials)
  const { cookie } = visitor
  const stranger = site.visitor()
  const code = site.code(appKey)
  expect((await stranger.post('/signin/code', { code })).headers.location).toBe('/signin/code')
  await stranger.follow()
  expect(stranger.page.heading).toBe('This sign-in has expired')

  expect((await visitor.post('/signin/code', { code })).statusCode).toBe(303)
  site.pass({ seconds: 30 })
  const replayed = await stranger.post('/signin/code', { code: site.code(appKey) }, { cookie })
  expect(replayed.headers.location).toBe('/signin/code')

  const slow = site.visitor()
  await slow.post('/signin', credentials)
  site.pass({ minutes: 10 })
  expect((await slow.post('/signin/code', { code: site.code(appKey) })).headers.location).toBe('/signin/code')
  expect((await slow.get('/api/account/user')).statusCode).toBe(401)
})

test('wrong codes are limited for their address; a known device has its own tries, and the owner hears of it', async () => {
  await using site = await factorSite({ LOGINS_PER_ACCOUNT: '3' })
  const owner = await site.signUp(maya)
  const { appKey } = await turnOn(site, owner)
  const stranger = site.visitor('198.51.100.7')
  await stranger.post('/signin', credentials)
  for (const code of ['000000', '000001', '000002']) await stranger.post('/signin/code', { code })
  for (const typed of [`code=${site.code(appKey)}`, 'recoveryCode=abcdef-efghij-klmnop-qrstuv']) {
    const refused = await stranger.post('/signin/code', typed)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
  }
  expect(stranger.page.text('main')).toContain('Too many attempts')
  expect((await stranger.get('/api/account/user')).statusCode).toBe(401)
  await owner.post('/signin', credentials)
  expect((await owner.post('/signin/code', { code: site.code(appKey) })).statusCode).toBe(303)
  expect(site.events).toContainEqual({
    event: 'second_factor_locked',
    isKnownDevice: false,
    limit: 'codeByAccountAndAddress',
  })
  await expectMail(site, 'Wrong codes entered for your Bursar account')
  const { read } = site.services.database
  const queued = await read.selectFrom('mail').select('facts').where('kind', '=', 'sign_in_changed').execute()
  expect(queued.filter(({ facts }) => facts.includes('codesGuessed'))).toHaveLength(1)
})

test('the API signs nobody in without the code, and says where it can be entered', async () => {
  await using site = await factorSite()
  await turnOn(site, await site.signUp(maya))
  const visitor = site.visitor()
  const answer = await visitor.signIn(maya)
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { error: 'SECOND_FACTOR_REQUIRED', message: expect.stringContaining('sign in on our sign-in page') },
  ])
  expect((await visitor.get('/api/account/user')).statusCode).toBe(401)
  // A wrong password gets the answer that it always got.
  const wrong = await site.visitor().signIn({ ...maya, plaintextPassword: 'Wrong-Horse-1' })
  expect(wrong.json()).toMatchObject({ error: 'INVALID_CREDENTIALS' })
})

test('signing up with the password of an existing account asks for the code', async () => {
  await using site = await factorSite()
  await turnOn(site, await site.signUp(maya))
  const visitor = site.visitor()
  const { email, password } = credentials
  const names = {
    ageBand: 'from_18',
    firstName: 'Maya',
    lastName: 'Ortiz',
    schoolAttendedOpeid: '',
    keywords: '',
  }
  const answer = await visitor.post('/signup', { email, password, confirmPassword: password, ...names })
  expect(answer.headers.location).toBe('/signin/code')
})

test('a new password by email ends waiting sign-ins, and the next one asks for the code', async () => {
  await using site = await factorSite()
  const { appKey } = await turnOn(site, await site.signUp(maya))
  const waiting = site.visitor()
  await waiting.post('/signin', credentials)
  const thief = site.visitor()
  await thief.post('/recovery', { email: maya.emailAddress })
  const address = await findResetAddress(site)
  const chosen = { password: 'Better-Horse-2', confirmPassword: 'Better-Horse-2' }
  expect((await thief.post(address, chosen)).headers.location).toBe('/reset-password?done')
  // Only the code makes a device known, or each email would bring more tries.
  expect(Object.keys(thief.cookies)).not.toContain('device')
  expect((await thief.get('/api/account/user')).statusCode).toBe(401)
  const code = site.code(appKey)
  expect((await waiting.post('/signin/code', { code })).headers.location).toBe('/signin/code')
  const next = await thief.post('/signin', { ...credentials, password: 'Better-Horse-2' })
  expect(next.headers.location).toBe('/signin/code')
})

test('turning it off ends the code, the recovery codes and waiting sign-ins, and its owner hears of it', async () => {
  await using site = await factorSite()
  const owner = await site.signUp(maya)
  const { codes } = await turnOn(site, owner)
  const waiting = site.visitor()
  await waiting.post('/signin', credentials)
  await owner.post(settingsPage, { do: 'turn-off' })
  const [recoveryCode = ''] = codes
  expect((await waiting.post('/signin/code', { recoveryCode })).headers.location).toBe('/signin/code')
  expect((await site.visitor().post('/signin', credentials)).headers.location).toBe('/dashboard')
  expect(site.events).toContainEqual({ event: 'second_factor_off' })
  await expectMail(site, 'Two-step verification is off for your Bursar account')
})

test('whoever did not sign in just now proves it first, and strangers sign in', async () => {
  await using site = await factorSite()
  const owner = await site.signUp(maya)
  await turnOn(site, owner)
  site.pass({ minutes: 15 })
  for (const answer of [
    await owner.get(settingsPage),
    await owner.post(settingsPage, { do: 'turn-off' }),
    await owner.post(settingsPage, { do: 'renew' }),
  ])
    expect(answer.headers.location).toBe('/dashboard/settings/confirm?return=second-factor')
  const { read } = site.services.database
  expect(await read.selectFrom('second_factor').selectAll().execute()).toHaveLength(1)
  expect((await site.visitor().get(settingsPage)).headers.location).toBe('/signin?return=second-factor')
})

test('an account whose address nobody confirmed cannot keep its real owner out', async () => {
  await using site = await factorSite()
  const visitor = site.visitor()
  await visitor.createAccount(maya)
  await visitor.signIn(maya)
  await visitor.post(settingsPage, { do: 'begin' })
  await visitor.get(settingsPage)
  expect(visitor.page.text('main')).toContain('confirm your email address')
  expect(await site.services.database.read.selectFrom('second_factor').selectAll().execute()).toEqual([])
})

async function signInWithCode(visitor: FactorVisitor, code: string) {
  await visitor.post('/signin', credentials)
  await visitor.post('/signin/code', { code })
}

async function findResetAddress(site: FactorSite): Promise<string> {
  await expectMail(site, 'Choose a new password for Bursar')
  const emails = await readMails(site.dataDir)
  const link = emails.flatMap(({ links }) => links).find((each) => each.includes('/reset-password?key='))
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

/** Waits for an email among those that came. */
async function expectMail({ dataDir }: FactorSite, subject: string) {
  const subjects = async () => (await readMails(dataDir)).map((mail) => mail.subject)
  await expect.poll(subjects, { timeout: 10_000 }).toContain(subject)
}
