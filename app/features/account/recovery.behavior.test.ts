import { expect, test } from 'vitest'
import { readMails } from '#testing/mailbox.ts'
import { testServer } from '#testing/server.ts'
import { maya } from './account-server.fixture.ts'

type Site = Awaited<ReturnType<typeof siteServer>>

const newPassword = 'Better-Horse-2'
const chosen = { password: newPassword, confirmPassword: newPassword }

test('a forgotten password is replaced by the link of an email, and every browser is signed out', async () => {
  await using site = await siteServer()
  const elsewhere = await signUp(site)
  const visitor = site.visitor()
  const asked = await visitor.post('/recovery', { email: ' MAYA@example.com ' })
  expect(asked).toMatchObject({ statusCode: 303, headers: { location: '/recovery?sent' } })
  await visitor.follow()
  expect(visitor.page.heading).toBe('Check your email')

  const address = await resetAddress(site)
  const shown = await visitor.get(address)
  expect(shown.headers['referrer-policy']).toBe('no-referrer')
  expect(visitor.page.heading).toBe('Choose a new password')
  expect((await visitor.post(address, chosen)).headers.location).toBe('/reset-password?done')
  await visitor.follow()
  expect(visitor.page.heading).toBe('Your new password is set')

  expect((await elsewhere.get('/api/account/user')).statusCode).toBe(401)
  expect(await signIn(site, maya.plaintextPassword)).toBe(400)
  expect(await signIn(site, newPassword)).toBe(303)
  const emails = await readMails(site.dataDir, 3)
  expect(emails.map(({ subject }) => subject)).toContain('Your Bursar password was changed')
})

test('the address typed on the sign-in page is there for a forgotten password, without a password or an email sent', async () => {
  await using site = await siteServer()
  const visitor = site.visitor()
  const answer = await visitor.post('/recovery', {
    email: 'maya@example.com',
    password: 'Some-1',
    forgot: 'yes',
  })
  expect(answer.statusCode).toBe(200)
  expect(visitor.page.heading).toBe('Forgot your password?')
  expect(visitor.page.values).toMatchObject({ email: 'maya@example.com' })
  expect(visitor.page.problems).toEqual([])
  expect(answer.body).not.toContain('Some-1')
})

test('a link works once, and all links of an account end with the first that is used', async () => {
  await using site = await siteServer()
  await signUp(site)
  for (const _ of [1, 2]) await site.visitor().post('/recovery', { email: maya.emailAddress })
  const emails = await readMails(site.dataDir, 3)
  const [first = '', second = ''] = emails.flatMap(({ links }) => links.filter(isReset)).map(toPath)
  expect(first).not.toBe(second)
  const { read } = site.services.database
  const stored = JSON.stringify([
    await read.selectFrom('password_reset').selectAll().execute(),
    await read.selectFrom('mail').selectAll().execute(),
  ])
  expect(stored).not.toContain(new URL(first, 'http://localhost').searchParams.get('key'))
  const both = await Promise.all([1, 2].map(() => site.visitor().post(first, chosen)))
  expect(both.map(({ headers }) => headers.location).sort()).toEqual([
    '/reset-password?done',
    '/reset-password?key=ended',
  ])
  for (const address of [first, second]) {
    const visitor = site.visitor()
    await visitor.get(address)
    expect(visitor.page.heading).toBe('This link has expired')
    expect((await visitor.post(address, chosen)).headers.location).toBe('/reset-password?key=ended')
  }
})

test('a link ends after 30 minutes', async () => {
  await using site = await siteServer()
  await signUp(site)
  await site.visitor().post('/recovery', { email: maya.emailAddress })
  const address = await resetAddress(site)
  const visitor = site.visitor()
  site.pass(29)
  await visitor.get(address)
  expect(visitor.page.heading).toBe('Choose a new password')
  site.pass(1)
  await visitor.get(address)
  expect(visitor.page.heading).toBe('This link has expired')
  expect((await visitor.post(address, chosen)).headers.location).toBe('/reset-password?key=ended')
  expect(await signIn(site, maya.plaintextPassword)).toBe(303)
})

test('an unknown address gets the same answer, and no email', async () => {
  await using site = await siteServer()
  await signUp(site)
  const answers = []
  for (const email of ['nobody@example.com', maya.emailAddress]) {
    const { statusCode, headers, body } = await site.visitor().post('/recovery', { email })
    answers.push([statusCode, headers.location, body])
  }
  expect(answers[0]).toEqual(answers[1])
  const emails = await readMails(site.dataDir, 2)
  expect(emails.map(({ to }) => to)).toEqual([maya.emailAddress, maya.emailAddress])
  expect(await states(site)).toEqual(['dropped', 'sent', 'sent'])
})

test('an address gets a few emails a day, and further requests are answered as the first', async () => {
  await using site = await siteServer({ EMAILS_PER_RECIPIENT: '3' })
  // The welcome is one of them.
  await signUp(site)
  for (const spelling of [maya.emailAddress, 'MAYA@example.com', 'maya+x@example.com', maya.emailAddress]) {
    const answer = await site.visitor().post('/recovery', { email: spelling })
    expect(answer.headers.location).toBe('/recovery?sent')
  }
  expect(await readMails(site.dataDir, 3)).toHaveLength(3)
  expect(await countQueued(site, 'recovery')).toBe(2)
})

test('a stranger who asks often leaves the owner emails on a known device, and on a new one elsewhere', async () => {
  await using site = await siteServer({ EMAILS_PER_ADDRESS: '6' })
  const owner = await signUp(site)
  const stranger = site.visitor('2001:db8:1::1')
  const ask = async (visitor: typeof owner) => {
    const before = await countQueued(site, 'recovery')
    const { statusCode } = await visitor.post('/recovery', { email: maya.emailAddress })
    return [statusCode, (await countQueued(site, 'recovery')) - before]
  }
  for (const _ of [1, 2, 3, 4, 5]) expect(await ask(stranger)).toEqual([303, 1])
  // Another network of the same customer is no other one.
  expect(await ask(site.visitor('2001:db8:1:2::1'))).toEqual([303, 0])
  expect(await ask(site.visitor('2001:db8:2::1'))).toEqual([303, 1])
  for (const i of [3, 4, 5, 6, 7]) for (const _ of [1, 2, 3, 4]) await ask(site.visitor(`2001:db8:${i}::1`))
  expect(await ask(site.visitor('2001:db8:9::1'))).toEqual([303, 0])
  // On the owner's own network, too.
  for (const i of [1, 2, 3, 4, 5]) await site.visitor().post('/recovery', { email: `n${i}@example.com` })
  for (const _ of [1, 2, 3]) await site.visitor().post('/recovery', { email: 'n@example.com' })
  expect(await ask(owner)).toEqual([303, 1])
})

test('the emails that anybody can ask for are limited by the hour in all, and known devices still get theirs', async () => {
  await using site = await siteServer({ EMAILS_PER_HOUR: '3' })
  const owner = await signUp(site)
  for (const i of [1, 2, 3]) await site.visitor().post('/recovery', { email: `n${i}@example.com` })
  expect(await countQueued(site, 'recovery')).toBe(2)
  await owner.post('/recovery', { email: maya.emailAddress })
  expect(await countQueued(site, 'recovery')).toBe(3)
  site.pass(60)
  await site.visitor().post('/recovery', { email: 'n3@example.com' })
  expect(await countQueued(site, 'recovery')).toBe(4)
})

test('one mailbox gets few welcomes, however many accounts somebody makes with its address', async () => {
  await using site = await siteServer({ EMAILS_PER_RECIPIENT: '2' })
  for (const i of [1, 2, 3, 4]) await signUp(site, `maya+${i}@example.com`)
  expect(await countQueued(site, 'welcome')).toBe(2)
})

test('after a hundred wrong passwords from ten networks, a reset lets the owner in, on that device and any other', async () => {
  await using site = await siteServer()
  await signUp(site)
  const networks = Array.from({ length: 10 }, (_, i) => `2001:db8:${i + 1}::1`)
  const guess = (network: string, password: string) =>
    site.visitor(network).post('/signin', { email: maya.emailAddress, password })
  for (const network of networks) {
    for (let i = 0; i < 10; i += 1) expect((await guess(network, 'Wrong-Horse-1')).statusCode).toBe(400)
  }
  expect((await guess('192.0.2.50', maya.plaintextPassword)).statusCode).toBe(429)
  const device = site.visitor('2001:db8:1::1')
  await device.post('/recovery', { email: maya.emailAddress })
  const done = await device.post(await resetAddress(site), chosen)
  expect(done.headers.location).toBe('/reset-password?done')
  expect((await guess('192.0.2.50', newPassword)).statusCode).toBe(303)
  // Guesses that go on keep new devices out again, and not this one.
  for (const network of networks.slice(1))
    for (let i = 0; i < 11; i += 1) await guess(network, 'Wrong-Horse-1')
  for (let i = 0; i < 11; i += 1) await guess('2001:db8:99::1', 'Wrong-Horse-1')
  const own = await device.post('/signin', { email: maya.emailAddress, password: newPassword })
  expect(own.statusCode).toBe(303)
})

test('guesses from the networks of one customer count together', async () => {
  await using site = await siteServer()
  await signUp(site)
  const guess = (i: number) =>
    site
      .visitor(`2001:db8:1:${i}::1`)
      .post('/signin', { email: maya.emailAddress, password: 'Wrong-Horse-1' })
  for (let i = 0; i < 10; i += 1) expect((await guess(i)).statusCode).toBe(400)
  expect((await guess(10)).statusCode).toBe(429)
})

test('a new password ends the private calendar address', async () => {
  await using site = await siteServer()
  await signUp(site)
  const { read, write } = site.services.database
  const { id } = await read
    .selectFrom('account')
    .select('id')
    .where('email', '=', maya.emailAddress)
    .executeTakeFirstOrThrow()
  await write((tx) =>
    tx
      .insertInto('calendar_feed')
      .values({ token_hash: 'c', account_id: id, created_at: new Date() })
      .execute(),
  )
  await site.visitor().post('/recovery', { email: maya.emailAddress })
  await site.visitor().post(await resetAddress(site), chosen)
  expect(await read.selectFrom('calendar_feed').selectAll().execute()).toEqual([])
})

test('an account of before, with an address that no new one takes, is signed in to and recovered', async () => {
  await using site = await siteServer()
  await signUp(site)
  for (const old of ['zoë@example.com', '"maya"@example.com']) {
    const visitor = site.visitor()
    await site.services.database.write((tx) =>
      tx
        .updateTable('account')
        .set({ email: old, email_key: old })
        .where('first_name', '=', maya.firstName)
        .execute(),
    )
    const { statusCode } = await visitor.post('/signin', { email: old, password: maya.plaintextPassword })
    expect(statusCode).toBe(303)
    const asked = await countQueued(site, 'recovery')
    await visitor.post('/recovery', { email: old })
    expect(await countQueued(site, 'recovery')).toBe(asked + 1)
  }
})

test('one network asks for so many emails, and is told when it may ask again', async () => {
  await using site = await siteServer({ EMAILS_PER_ADDRESS: '2' })
  const visitor = site.visitor()
  for (const i of [1, 2]) await visitor.post('/recovery', { email: `n${i}@example.com` })
  const refused = await visitor.post('/recovery', { email: 'n3@example.com' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
  expect(visitor.page.values.email).toBe('n3@example.com')
  expect(visitor.page.text('main')).toContain('Too many requests from your network')
})

test.each([
  ['/recovery', { email: 'maya@' }, 'Please enter a valid email address'],
  ['/recovery', {}, 'Please complete this field'],
])('%s with %o says what is wrong', async (path, fields, message) => {
  await using site = await siteServer()
  const visitor = site.visitor()
  expect((await visitor.post(path, fields)).statusCode).toBe(400)
  expect(visitor.page.problems).toEqual([['email', message]])
})

test('a weak, common or mistyped new password is refused, and the link still works', async () => {
  await using site = await siteServer()
  await signUp(site)
  await site.visitor().post('/recovery', { email: maya.emailAddress })
  const address = await resetAddress(site)
  const visitor = site.visitor()
  const problemsOf = async (password: string, confirmPassword = password) => {
    expect((await visitor.post(address, { password, confirmPassword })).statusCode).toBe(400)
    return visitor.page.problems
  }
  expect(await problemsOf('abc')).toEqual([['password', 'Password should be at least 8 characters']])
  expect(await problemsOf(newPassword, 'other')).toEqual([['confirmPassword', "Passwords don't match"]])
  expect((await problemsOf('Password1!'))[0]?.[0]).toBe('password')
  expect((await visitor.post(address, chosen)).headers.location).toBe('/reset-password?done')
})

test('without a key, and with anything that is none, the page says what to do', async () => {
  await using site = await siteServer()
  const visitor = site.visitor()
  expect((await visitor.get('/reset-password')).statusCode).toBe(200)
  expect(visitor.page.heading).toBe('Open the link in your email')
  for (const key of ['', 'x', "' or 1=1 --", 'a'.repeat(43), '%00']) {
    expect((await visitor.get(`/reset-password?key=${encodeURIComponent(key)}`)).statusCode).toBe(200)
    expect(visitor.page.heading).toBe('This link has expired')
  }
})

test('the welcome confirms the address, once its reader says so', async () => {
  await using site = await siteServer()
  await signUp(site)
  const [welcome] = await readMails(site.dataDir)
  expect(welcome?.subject).toBe('Welcome to Bursar: confirm your address')
  const address = toPath(welcome?.links.find((link) => link.includes('confirm-email')) ?? '')
  const visitor = site.visitor()
  await visitor.get(address)
  // Mail programs follow links by themselves.
  expect(await confirmedAt(site)).toBeNull()
  await visitor.post(address)
  await visitor.follow()
  expect(visitor.page.heading).toBe('Thank you, that’s confirmed')
  expect(await confirmedAt(site)).not.toBeNull()
  await visitor.get(address)
  expect(visitor.page.heading).toBe('Already confirmed')
  expect(visitor.page.all('main form')).toEqual([])
  site.pass(8 * 24 * 60)
  await visitor.get(address)
  expect(visitor.page.heading).toBe('This link has expired')
})

test('a sign-in from a new browser is noticed, the first hour and known browsers excepted', async () => {
  await using site = await siteServer()
  const own = await signUp(site)
  expect(await signIn(site, maya.plaintextPassword)).toBe(303)
  site.pass(61)
  await own.post('/signin', { email: maya.emailAddress, password: maya.plaintextPassword })
  expect(await countQueued(site, 'new_device')).toBe(0)
  for (const _ of [1, 2]) await signIn(site, maya.plaintextPassword)
  expect(await countQueued(site, 'new_device')).toBe(1)
  const emails = await readMails(site.dataDir, 2)
  expect(emails.at(-1)?.text).toContain('on November 23, 2026 at 8:01 AM Eastern Time')
})

test('recovery is logged for operators, whether or not an account has the address', async () => {
  await using site = await siteServer({ EMAILS_PER_ADDRESS: '2' })
  await signUp(site)
  const noted: unknown[] = []
  site.services.securityLog.note = (...event) => void noted.push(event)
  const [welcome] = await readMails(site.dataDir)
  await site.visitor().post(toPath(welcome?.links.find((link) => link.includes('confirm-email')) ?? ''))
  for (const email of [maya.emailAddress, 'nobody@example.com', 'nobody@example.com'])
    await site.visitor().post('/recovery', { email })
  await site.visitor().post(await resetAddress(site), chosen)
  expect(noted).toEqual([
    ['address_confirmed', maya.emailAddress, {}],
    ['recovery_asked', maya.emailAddress, { isLimited: false }],
    ['recovery_asked', 'nobody@example.com', { isLimited: false }],
    ['recovery_asked', 'nobody@example.com', { isLimited: true }],
    ['password_reset', maya.emailAddress, {}],
  ])
})

async function siteServer(settings: Record<string, string> = {}) {
  let now = new Date('2026-11-23T12:00:00Z')
  const site = await testServer({ now: () => now, settings: { SITE_URL: 'http://localhost', ...settings } })
  return {
    ...site,
    pass(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}

async function signUp(site: Site, email = maya.emailAddress) {
  const visitor = site.visitor()
  await visitor.post('/signup', {
    email,
    firstName: maya.firstName,
    lastName: maya.lastName,
    password: maya.plaintextPassword,
    ageBand: 'from_18',
    confirmPassword: maya.plaintextPassword,
    keywords: '',
    schoolAttendedOpeid: '',
  })
  await readMails(site.dataDir)
  return visitor
}

async function signIn(site: Site, password: string) {
  return (await site.visitor().post('/signin', { email: maya.emailAddress, password })).statusCode
}

/** Returns the path of the newest email's link. */
async function resetAddress(site: Site) {
  const emails = await readMails(site.dataDir, 2)
  return toPath(emails.flatMap(({ links }) => links).findLast(isReset) ?? '')
}

function isReset(link: string) {
  return link.includes('/reset-password?key=')
}

function toPath(link: string) {
  const { pathname, search } = new URL(link)
  return pathname + search
}

async function states(site: Site) {
  for (let tries = 0; tries < 200; tries += 1) {
    const rows = await site.services.database.read.selectFrom('mail').select('state').execute()
    const found = rows.map(({ state }) => state).sort()
    if (!found.includes('waiting') && !found.includes('sending')) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('emails are still waiting')
}

async function countQueued(site: Site, kind: string) {
  const rows = await site.services.database.read
    .selectFrom('mail')
    .select('id')
    .where('kind', '=', kind)
    .execute()
  return rows.length
}

async function confirmedAt(site: Site) {
  const row = await site.services.database.read
    .selectFrom('account')
    .select('email_confirmed_at')
    .where('email', '=', maya.emailAddress)
    .executeTakeFirstOrThrow()
  return row.email_confirmed_at
}
