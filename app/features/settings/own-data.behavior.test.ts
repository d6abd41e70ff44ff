import { expect, test } from 'vitest'
import { subscriberEmailKind } from '#app/mail/subscriber-emails.server.ts'
import { sweepExpired } from '#server/sweep-expired.ts'
import { fillEveryTable, listOwnedTables } from './every-table.fixture.ts'
import { isSignedIn, password, settingsSite } from './settings-site.fixture.ts'

const maya = 'maya@example.com'
const settings = '/dashboard/settings'

/** Where the file holds what is stored of an account, by table. */
const inFile: Record<string, string> = {
  account: 'account',
  calendar_feed: 'account.calendarFeeds',
  draft: 'records.answers',
  drawing_contact: 'drawingEntries',
  drawing_request: 'drawingRequests',
  email_change: 'account.emailChanges',
  form_reply: 'records.recentForms',
  mail: 'emails',
  mail_suppression: 'stops',
  own_item: 'records.ownItems',
  passkey: 'records.passkeys',
  recovery_code: 'records.twoStepVerification.0.recoveryCodes',
  referral: 'records.referrals',
  referral_link: 'records.referrals',
  refinance_application: 'records.refinanceApplications',
  reward: 'records.referrals',
  saved_scholarship: 'records.savedScholarships',
  second_factor: 'records.twoStepVerification',
  session: 'account.sessions',
  sign_on_identity: 'account.signInServices',
  subscription: 'subscriptions',
}

/** Tables whose rows the file leaves out, and why. */
const notInFile: Record<string, string> = {
  passkey_challenge: 'a random number that lives for five minutes',
  pending_sign_in: 'the hash of a key that lives for ten minutes and acts as its owner',
  password_reset: 'the hash of a key that lives for half an hour and acts as its owner',
}

test('the file holds every table with rows of somebody, or this test says why not', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  await site.signUp('noah@example.com')
  const { id = '' } = (await site.accountOf(maya)) ?? {}
  await fillEveryTable(site, { id, email: maya })
  const file = await visitor.get(`${settings}/export.json`)
  expect(file.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="bursar-data-2026-11-27.json"',
    'cache-control': expect.stringContaining('no-store'),
  })
  const stored = file.json()
  const tables = (await listOwnedTables(site)).map(({ name }) => name)
  expect(tables).toEqual([...Object.keys(inFile), ...Object.keys(notInFile)].toSorted())
  for (const [table, place] of Object.entries(inFile)) {
    const held = place.split('.').reduce((part, key) => part?.[key], stored)
    expect([table, held && Object.keys(held).length > 0]).toEqual([table, true])
  }
  expect(file.body).not.toContain('noah')
  expect(file.body).not.toMatch(/argon2|token_hash|password_hash|salt/)
  expect(site.events).toContainEqual(['data_exported', maya])
})

test('an account is deleted seven days after its owner asked, and nothing of it stays in any table', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  const other = await site.signUp('noah@example.com')
  const { id = '' } = (await site.accountOf(maya)) ?? {}
  await visitor.get(`${settings}/delete`)
  expect(visitor.page.heading).toBe('Delete your account')
  const asked = await visitor.post(`${settings}/delete`, { turn: 'delete' })
  expect(asked.headers.location).toBe('/account-deletion?asked')
  await visitor.follow()
  expect(visitor.page.heading).toBe('You’re signed out, and your account will be deleted')
  expect(await isSignedIn(visitor)).toBe(false)
  expect(await site.subjects(maya)).toContain('Your Bursar account will be deleted on December 4, 2026')
  await fillEveryTable(site, { id, email: maya })

  site.pass({ days: 6, minutes: 24 * 60 - 1 })
  await sweepExpired(site.services)()
  expect(await site.accountOf(maya)).toMatchObject({ email: maya })
  const late = await site.link(maya, '/account-deletion?key=')
  site.pass({ minutes: 1 })
  await sweepExpired(site.services)()
  const left = []
  for (const { name } of await site.services.database.read.introspection.getTables()) {
    const rows = await site.services.database.read
      .selectFrom(name as 'account')
      .selectAll()
      .execute()
    const text = JSON.stringify(rows)
    if (text.includes(maya) || text.includes(id)) left.push(name)
  }
  expect(left).toEqual([])
  expect(await isSignedIn(other)).toBe(true)
  const reader = site.visitor()
  await reader.get(late)
  expect(reader.page.heading).toBe('This cancellation link has expired')
  expect(site.events).toContainEqual(['account_deleted', maya])
})

test('the link of the email keeps the account, once, and not after a second request to delete it', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  await visitor.post(`${settings}/delete`, { turn: 'delete' })
  const link = await site.link(maya, '/account-deletion?key=')
  const reader = site.visitor()
  const shown = await reader.get(link)
  expect(shown.headers['referrer-policy']).toBe('no-referrer')
  expect(reader.page.text('main')).toContain('It will be deleted on December 4, 2026.')
  // Mail programs follow links by themselves.
  expect((await site.accountOf(maya))?.deletes_at).not.toBeNull()
  expect((await reader.post(link)).headers.location).toBe('/account-deletion?kept')
  await reader.follow()
  expect(reader.page.heading).toBe('We kept your account')
  expect((await site.accountOf(maya))?.deletes_at).toBeNull()

  site.pass({ minutes: 5 })
  const again = await site.signIn(maya)
  await again.post(`${settings}/delete`, { turn: 'delete' })
  for (const old of [link, link.replace('_', '-'), '/account-deletion?key=x']) {
    expect((await reader.post(old)).headers.location).toBe('/account-deletion')
    await reader.follow()
    expect(reader.page.heading).toBe('This cancellation link has expired')
  }
  expect((await site.accountOf(maya))?.deletes_at).not.toBeNull()
})

test('who signs in meanwhile sees when the account goes, and keeps it with a button', async () => {
  await using site = await settingsSite()
  const first = await site.signUp(maya)
  await first.post(`${settings}/delete`, { turn: 'delete' })
  const visitor = await site.signIn(maya, password)
  for (const path of ['/dashboard', settings, `${settings}/delete`]) {
    await visitor.get(path)
    expect([path, visitor.page.text('main')]).toEqual([
      path,
      expect.stringContaining('Your account will be deleted on December 4, 2026'),
    ])
  }
  // Asking again does not put it off.
  site.pass({ days: 1 })
  const later = await site.signIn(maya, password)
  await later.post(`${settings}/delete`, { turn: 'delete' })
  expect((await site.accountOf(maya))?.deletes_at).toEqual(new Date('2026-12-04T12:00:00Z'))
  const last = await site.signIn(maya, password)
  expect((await last.post(`${settings}/delete`, { turn: 'keep' })).headers.location).toBe(settings)
  await last.get('/dashboard')
  expect(last.page.text('main')).not.toContain('will be deleted')
  site.pass({ days: 8 })
  await sweepExpired(site.services)()
  expect(await site.accountOf(maya)).toMatchObject({ email: maya })
  expect(site.events).toContainEqual(['deletion_undone', maya])
})

test('until an account is deleted, what it subscribed to is not sent, and it is again once it is kept', async () => {
  await using site = await settingsSite()
  const visitor = await site.signUp(maya)
  const { database, signedLinks, now } = site.services
  const asked = { first_name: '', last_name: '', opeid: '', modal: '', account_id: null }
  await database.write((tx) =>
    tx
      .insertInto('subscription')
      .values({
        ...asked,
        id: 's-1',
        email: maya,
        email_key: maya,
        topic: 'newsletter',
        asked_at: now(),
        confirmed_at: now(),
        ended_at: null,
      })
      .execute(),
  )
  const letter = { subject: 'News', preview: 'News', heading: 'News', parts: [] }
  const isSent = async () => {
    const email = await database.write((tx) =>
      subscriberEmailKind(signedLinks).write(tx, {
        facts: { subscriptionId: 's-1', letter },
        email: maya,
        emailKey: maya,
        now: now(),
        site: { siteName: 'Bursar', siteUrl: 'http://localhost', postalAddress: '', holdsCommercial: false },
      }),
    )
    return email !== null
  }
  expect(await isSent()).toBe(true)
  await visitor.post(`${settings}/delete`, { turn: 'delete' })
  expect(await isSent()).toBe(false)
  const last = await site.signIn(maya)
  await last.post(`${settings}/delete`, { turn: 'keep' })
  expect(await isSent()).toBe(true)
})
