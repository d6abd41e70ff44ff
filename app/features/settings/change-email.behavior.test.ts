import { expect, test } from 'vitest'
import { isSignedIn, password, type Site, settingsSite, type Visitor } from './settings-site.fixture.ts'

const maya = 'maya@example.com'
const next = 'maya.ortiz@example.org'
const page = '/dashboard/settings/email'

test('an address changes once it is confirmed at both ends, and only the browser that asked stays signed in', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  const elsewhere = await site.signIn(maya)
  await site.visitor().post('/recovery', { email: maya })
  const reset = await site.link(maya, '/reset-password?key=')
  expect((await visitor.post(page, { email: next })).headers.location).toBe(page)
  await visitor.follow()
  expect(visitor.page.text('main')).toContain(`You asked to change your address to ${next}`)
  const [atNew, atOld] = await linksOf(site, { old: maya, new: next })

  const mailbox = site.visitor()
  const shown = await mailbox.get(atNew)
  expect(shown.headers['referrer-policy']).toBe('no-referrer')
  // Mail programs follow links by themselves.
  await mailbox.get(atOld)
  expect(await site.accountOf(maya)).toMatchObject({ email: maya })
  await confirm(mailbox, atNew)
  expect(mailbox.page.heading).toBe('Thank you. One more link')
  expect(await site.accountOf(next)).toBeUndefined()
  await mailbox.get(atNew)
  expect(mailbox.page.text('main')).toContain('Now open the link that we sent to your current address')
  await visitor.get(page)
  expect(visitor.page.text('main')).toContain('You’ve confirmed it from the new address.')

  await confirm(mailbox, atOld)
  expect(mailbox.page.heading).toBe('Your email address has been changed')
  expect(await Promise.all([visitor, elsewhere].map(isSignedIn))).toEqual([true, false])
  expect(await isSignedIn(await site.signIn(next))).toBe(true)
  expect(await isSignedIn(await site.signIn(maya))).toBe(false)
  // Neither the links nor a key for a new password that the old mailbox still has work again.
  for (const link of [atNew, atOld]) {
    await confirm(mailbox, link)
    expect(mailbox.page.heading).toBe('This confirmation link has expired')
  }
  await mailbox.get(reset)
  expect(mailbox.page.heading).toBe('This link has expired')
  expect(await site.subjects(maya)).toContain('Your Bursar account has a new email address')
  expect(site.events).toContainEqual(['email_changed', next])
})

test('a taken address gets the same answer, changes nothing, and its owner hears of it', async () => {
  await using site = await settingsSite()
  await site.signUp(next)
  const answers = []
  for (const email of [next, 'nobody@example.org']) {
    const visitor = await site.signUp(`asks-for-${email}`)
    const { statusCode, headers } = await visitor.post(page, { email })
    await visitor.follow()
    answers.push([statusCode, headers.location, visitor.page.text('main').replaceAll(email, 'it')])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(await site.subjects(next)).toContain('You already have a Bursar account')
  await confirm(site.visitor(), await site.link(`asks-for-${next}`, '/change-email?key='))
  expect(await site.accountOf(`asks-for-${next}`)).toMatchObject({ email: `asks-for-${next}` })
  await expect(site.link(next, '/change-email?key=')).rejects.toThrow('no link')
})

test('of two accounts that change to one address at once, one gets it', async () => {
  await using site = await settingsSite()
  const links: string[] = []
  for (const old of [maya, 'noah@example.com']) {
    const visitor = await site.signUp(old)
    await visitor.post(page, { email: next })
    await confirm(site.visitor(), await site.link(old, '/change-email?key='))
    links.push(await site.link(next, '/change-email?key='))
  }
  const answers = await Promise.all(links.map((link) => site.visitor().post(link)))
  expect(answers.map(({ headers }) => headers.location).toSorted()).toEqual([
    '/change-email?result=done',
    '/change-email?result=taken',
  ])
  const rows = await site.services.database.read.selectFrom('account').select('email_key').execute()
  expect(rows.filter(({ email_key }) => email_key === next)).toHaveLength(1)
  expect(await site.services.database.read.selectFrom('email_change').selectAll().execute()).toEqual([])
})

test('a link that is old, forged, replaced, taken back or of the other end does nothing', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  await visitor.post(page, { email: next })
  const [atNew, atOld] = await linksOf(site, { old: maya, new: next })
  const dead = async (link: string) => {
    const reader = site.visitor()
    await confirm(reader, link)
    expect([link, reader.page.heading]).toEqual([link, 'This confirmation link has expired'])
  }
  const { key: forged = '' } = { key: atNew.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }
  for (const link of [forged, '/change-email', '/change-email?key=x']) await dead(link)
  // The link of one end is not that of the other.
  for (const _ of [1, 2]) await confirm(site.visitor(), atNew)
  expect(await site.accountOf(next)).toBeUndefined()
  await visitor.post(page, { email: 'another@example.org' })
  await dead(atOld)
  const again = await linksOf(site, { old: maya, new: 'another@example.org' })
  await visitor.post(page, { cancel: 'yes' })
  for (const link of again) await dead(link)
  await visitor.post(page, { email: next })
  const last = await linksOf(site, { old: maya, new: next })
  site.pass({ days: 1 })
  for (const link of last) await dead(link)
  expect(await site.accountOf(maya)).toMatchObject({ email: maya })
})

test('a new password ends a change that somebody else asked for', async () => {
  await using site = await settingsSite()
  const thief = await site.signUp(maya)
  await thief.post(page, { email: next })
  await site.visitor().post('/recovery', { email: maya })
  const chosen = { password: 'Better-Horse-2', confirmPassword: 'Better-Horse-2' }
  await site.visitor().post(await site.link(maya, '/reset-password?key='), chosen)
  expect(await site.services.database.read.selectFrom('email_change').selectAll().execute()).toEqual([])
})

test('subscriptions and emails follow the account, and an end that the new address asked for stays', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  const { database } = site.services
  const row = (email: string, topic: string, confirmed: boolean, ended: boolean) => ({
    id: `${email} ${topic}`,
    email,
    email_key: email,
    topic,
    account_id: null,
    first_name: '',
    last_name: '',
    opeid: '',
    modal: '',
    asked_at: site.services.now(),
    confirmed_at: confirmed ? site.services.now() : null,
    ended_at: ended ? site.services.now() : null,
  })
  await database.write((tx) =>
    tx
      .insertInto('subscription')
      .values([
        row(maya, 'newsletter', true, false),
        row(maya, 'deadlines', true, false),
        row(maya, 'applications', true, false),
        row(next, 'deadlines', true, true),
        row(next, 'applications', false, false),
      ])
      .execute(),
  )
  await visitor.post(page, { email: next })
  for (const link of await linksOf(site, { old: maya, new: next })) await confirm(site.visitor(), link)
  const rows = await database.read.selectFrom('subscription').selectAll().orderBy('topic').execute()
  const { id } = (await site.accountOf(next)) ?? {}
  expect(rows.map((one) => [one.topic, one.email_key, one.account_id, one.ended_at !== null])).toEqual([
    ['applications', next, id, false],
    ['deadlines', next, id, true],
    ['newsletter', next, id, false],
  ])
  const mails = await database.read.selectFrom('mail').select(['kind', 'email_key']).execute()
  expect(mails.filter((one) => one.email_key === maya).map(({ kind }) => kind)).toEqual(['email_changed'])
})

test('one’s own address, a mistyped one and too many requests say what to do', async () => {
  await using site = await settingsSite({ EMAILS_PER_ADDRESS: '2' })
  const visitor = await site.signUp(maya)
  for (const [email, message] of [
    ['MAYA@example.com', 'This is already your address'],
    ['maya@', 'Please enter a valid email address'],
    ['', 'Please complete this field'],
  ] as const) {
    expect((await visitor.post(page, { email })).statusCode).toBe(400)
    expect(visitor.page.problems).toEqual([['email', message]])
    expect(visitor.page.values.email).toBe(email)
  }
  for (const _ of [1, 2]) await visitor.post(page, { email: next })
  const refused = await visitor.post(page, { email: next })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
})

test('a lost mailbox is no way around the second link: the page says whom to ask', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  await visitor.get(page)
  expect(visitor.page.text('main')).toContain('Can’t read mail at your current address?')
  expect(visitor.page.links('main')).toContain('/about/contact')
  expect(await isSignedIn(await site.signIn(maya, password))).toBe(true)
})

async function linksOf(site: Site, ends: { old: string; new: string }) {
  return [
    await site.link(ends.new, '/change-email?key='),
    await site.link(ends.old, '/change-email?key='),
  ] as const
}

async function confirm(reader: Visitor, link: string) {
  await reader.post(link)
  await reader.follow()
}
