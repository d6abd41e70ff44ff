import { expect, test } from 'vitest'
import { isSignedIn, newPassword, password, settingsSite } from './settings-site.fixture.ts'

const maya = 'maya@example.com'
const settings = '/dashboard/settings'

test('the list shows what is set, and leads to a page for each setting that leads back', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  await visitor.get(settings)
  const shown = visitor.page.text('main')
  for (const value of ['Maya Ortiz', maya, 'Set', 'This one']) expect(shown).toContain(value)
  const links = visitor.page.links('main').filter((link) => link.startsWith(`${settings}/`))
  expect(links).toHaveLength(9)
  for (const link of links) {
    expect([link, (await visitor.get(link)).statusCode]).toEqual([link, 200])
    expect(visitor.page.links('main')).toContain(settings)
  }
})

test('whoever is not signed in gets to none of the pages, and comes back to the one asked for', async () => {
  await using site = await settingsSite()
  await site.signUp(maya)
  const visitor = site.visitor()
  for (const name of ['name', 'school', 'email', 'password', 'sessions', 'services', 'export', 'delete']) {
    const location = `/signin?return=settings-${name}`
    expect((await visitor.get(`${settings}/${name}`)).headers.location).toBe(location)
    if (name !== 'export') expect((await visitor.post(`${settings}/${name}`)).headers.location).toBe(location)
  }
  expect((await visitor.get(`${settings}/export.json`)).headers.location).toBe(
    '/signin?return=settings-export',
  )
  await visitor.post('/signin?return=settings-name', { email: maya, password })
  await visitor.follow()
  expect(visitor.page.heading).toBe('Change your name')
})

test('a name is changed under the rules of the sign-up, and what was typed stays after a mistake', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  const page = `${settings}/name`
  expect((await visitor.post(page, { firstName: 'Mia', lastName: ' ' })).statusCode).toBe(400)
  expect(visitor.page.problems).toEqual([['lastName', 'Please complete this field']])
  expect(visitor.page.title).toContain('Error: ')
  expect(visitor.page.values).toMatchObject({ firstName: 'Mia' })
  const saved = await visitor.post(page, { firstName: ' Mia ', lastName: 'O’Hara' })
  expect(saved.headers.location).toBe(`${settings}?saved=name`)
  await visitor.follow()
  expect(visitor.page.text('main [role=status]')).toContain('Your name is saved.')
  expect(visitor.page.text('main')).toContain('Mia O’Hara')
})

test('a school is picked, asked about when it was only typed, and removed', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  const page = `${settings}/school`
  expect((await visitor.post(page, { schoolAttendedOpeid: '', keywords: 'ohio' })).statusCode).toBe(400)
  expect(visitor.page.text('main')).toContain('Which school do you mean by “ohio”?')
  const [opeid = ''] = visitor.page.attributes('value', 'input[type=radio]')
  expect(opeid).not.toBe('')
  const saved = await visitor.post(page, { schoolAttendedOpeid: opeid })
  expect(saved.headers.location).toBe(`${settings}?saved=school`)
  expect(await site.accountOf(maya)).toMatchObject({ opeid })
  expect((await visitor.post(page, { schoolAttendedOpeid: '99999999' })).statusCode).toBe(400)
  await visitor.post(page, { schoolAttendedOpeid: '', keywords: '' })
  expect(await site.accountOf(maya)).toMatchObject({ opeid: '' })
})

test('a new password takes the one of now, ends every other session, and its owner hears of it', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  const [elsewhere, other] = [await site.signIn(maya), await site.signUp('noah@example.com')]
  const before = visitor.cookies.session
  const page = `${settings}/password`
  const wrong = { currentPassword: 'Wrong-Horse-1', password: newPassword, confirmPassword: newPassword }
  expect((await visitor.post(page, wrong)).statusCode).toBe(400)
  expect(visitor.page.problems).toEqual([['currentPassword', 'The password is incorrect']])
  const right = { ...wrong, currentPassword: password }
  for (const [change, field] of [
    [{ password: 'abc', confirmPassword: 'abc' }, 'password'],
    [{ confirmPassword: 'other' }, 'confirmPassword'],
    [{ password: 'Password1!', confirmPassword: 'Password1!' }, 'password'],
    [{ currentPassword: '' }, 'currentPassword'],
  ] as const) {
    expect((await visitor.post(page, { ...right, ...change })).statusCode).toBe(400)
    expect(visitor.page.problems[0]?.[0]).toBe(field)
  }
  expect((await visitor.post(page, right)).headers.location).toBe(`${settings}?saved=password`)
  expect(visitor.cookies.session).not.toBe(before)
  expect(await Promise.all([visitor, elsewhere, other].map(isSignedIn))).toEqual([true, false, true])
  expect(await isSignedIn(await site.signIn(maya))).toBe(false)
  expect(await isSignedIn(await site.signIn(maya, newPassword))).toBe(true)
  expect(await site.subjects(maya)).toContain('Your Bursar password was changed')
  expect(site.events).toContainEqual(['password_changed', maya])
})

test('an open browser gives no more guesses at the password than the sign-in', async () => {
  await using site = await settingsSite({ LOGINS_PER_ACCOUNT: '3' })
  const visitor = await site.signUp(maya)
  const typed = { currentPassword: 'Wrong-Horse-1', password: newPassword, confirmPassword: newPassword }
  const statuses = []
  for (const page of ['password', 'confirm', 'password', 'confirm'])
    statuses.push((await visitor.post(`${settings}/${page}`, { ...typed })).statusCode)
  expect(statuses).toEqual([400, 400, 400, 429])
  const refused = await visitor.post(`${settings}/confirm`, { password })
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect(site.events).toContainEqual(['proof_failed', maya])
  expect(site.events).toContainEqual(['sign_in_locked', maya])
})

test('browsers are listed and signed out, one or all others, and never those of another account', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  const phone = await site.signIn(maya)
  const laptop = await site.signIn(maya)
  const stranger = await site.signUp('noah@example.com')
  const page = `${settings}/sessions`
  const idsOf = async (one: typeof visitor) => {
    await one.get(page)
    return one.page.attributes('value', 'main button[name=session]').filter((id) => id !== 'others')
  }
  const ids = await idsOf(visitor)
  expect(ids).toHaveLength(2)
  expect(visitor.page.text('main')).toContain('This browser')
  const { read } = site.services.database
  const hashes = await read.selectFrom('session').select('token_hash').execute()
  const { body } = await visitor.get(page)
  for (const { token_hash } of hashes) expect(body).not.toContain(token_hash)

  // The session of an account is nothing to another one.
  for (const id of [...ids, ...hashes.map((row) => row.token_hash), 'x'])
    expect((await stranger.post(page, { session: id })).headers.location).toBe(`${page}?ended=0`)
  expect(await Promise.all([visitor, phone, laptop, stranger].map(isSignedIn))).toEqual([
    true,
    true,
    true,
    true,
  ])

  const [first = '', second = ''] = ids
  expect((await visitor.post(page, { session: first })).headers.location).toBe(`${page}?ended=1`)
  await visitor.follow()
  expect(visitor.page.text('main [role=status]')).toBe('Signed out 1 browser.')
  expect((await visitor.post(page, { session: first })).headers.location).toBe(`${page}?ended=0`)
  expect(await idsOf(visitor)).toEqual([second])
  expect((await visitor.post(page, { session: 'others' })).headers.location).toBe(`${page}?ended=1`)
  expect(await Promise.all([visitor, phone, laptop, stranger].map(isSignedIn))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(site.events.filter((event) => String(event).startsWith('sessions_ended'))).toHaveLength(2)
})

test('what is hard to undo asks for the password 15 minutes after the sign-in, and then comes back', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  site.pass({ minutes: 14 })
  expect((await visitor.get(`${settings}/export`)).statusCode).toBe(200)
  site.pass({ minutes: 1 })
  for (const name of ['email', 'sessions', 'export', 'delete']) {
    const location = `${settings}/confirm?return=settings-${name}`
    expect((await visitor.get(`${settings}/${name}`)).headers.location).toBe(location)
  }
  for (const name of ['email', 'delete', 'services', 'sessions']) {
    const location = `${settings}/confirm?return=settings-${name}`
    expect((await visitor.post(`${settings}/${name}`, { turn: 'delete' })).headers.location).toBe(location)
  }
  expect((await visitor.get(`${settings}/export.json`)).headers.location).toContain('/confirm?return=')
  expect(await site.accountOf(maya)).toMatchObject({ deletes_at: null })

  await visitor.get(`${settings}/confirm?return=settings-export`)
  expect(visitor.page.heading).toBe('Confirm it’s you')
  const address = `${settings}/confirm?return=settings-export`
  expect((await visitor.post(address, { password: 'Wrong-Horse-1' })).statusCode).toBe(400)
  expect((await visitor.get(`${settings}/export`)).statusCode).toBe(303)
  const copied = visitor.cookie
  expect((await visitor.post(address, { password })).headers.location).toBe(`${settings}/export`)
  await visitor.follow()
  expect(visitor.page.heading).toBe('Download your data')
  // The proof is worth nothing to whoever copied the session before it.
  const thief = await site.request({ url: `${settings}/export`, headers: { cookie: copied } })
  expect(thief.headers.location).toBe('/signin?return=settings-export')
  expect(site.events).toContainEqual(['proved_again', maya])
})
