// cspell:ignore Mayatharas
import { expect, test } from 'vitest'
import { subscribe } from '#app/mail/subscriptions.server.ts'
import { suppress } from '#app/mail/suppressions.server.ts'
import { getKeys } from '#domain/keys.ts'
import { tableKeys } from '#server/database/schema.ts'
import { testServer } from '#testing/server.ts'
import { operate } from './operate.ts'

test('sessions-end signs one account out everywhere, and nobody else', async () => {
  await using site = await testServer()
  const run = (email: string) =>
    operate(['sessions-end', email], { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl })
  const signIn = async (email: string) => {
    const visitor = site.visitor()
    expect((await visitor.signIn(accountOf(email))).statusCode).toBe(204)
    return visitor
  }
  const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/account/user')).statusCode === 200
  for (const email of ['maya@example.com', 'noah@example.com']) await createAccount(site, email)
  const [phone, laptop, other] = [
    await signIn('maya@example.com'),
    await signIn('maya@example.com'),
    await signIn('noah@example.com'),
  ]
  expect(await run(' MAYA@example.com')).toEqual({ code: 0, lines: ['Signed out 2 browsers.'] })
  expect(await Promise.all([phone, laptop, other].map(isSignedIn))).toEqual([false, false, true])
  expect((await run('maya@example.com')).lines).toEqual(['Signed out 0 browsers.'])
  expect(await run('nobody@example.com')).toEqual({
    code: 1,
    lines: ['No account has the address "nobody@example.com".'],
  })
})

test('export-email prints all that is held of an address, and erase-email erases it or only says what that is', async () => {
  await using site = await testServer()
  const run = (...given: string[]) =>
    operate(['erase-email', ...given, '--reason', 'request of November 20'], env)
  const env = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }
  const { database } = site.services
  for (const email of ['maya@example.com', 'noah@example.com']) {
    await createAccount(site, email)
    await site.visitor().signIn(accountOf(email))
    await subscribe(site.services, { address: '192.0.2.1' }, { topic: 'newsletter', email, firstName: email })
    await suppress(site.services, [email], 'bounced')
    await database.write(async (tx) => {
      const { id: account_id } = await tx
        .selectFrom('account')
        .select('id')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('calendar_feed')
        .values({ token_hash: email, account_id, created_at: new Date() })
        .execute()
      await tx
        .insertInto('sign_on_identity')
        .values({ issuer: 'i', subject: email, account_id, linked_at: new Date() })
        .execute()
    })
  }
  const drawing = { id: 'one', opens_on: '2026-01-01', closes_on: '2027-01-01', award_cents: 1 }
  await database.write(async (tx) => {
    await tx
      .insertInto('drawing')
      .values({ ...drawing, commitment: 'c'.repeat(64) })
      .execute()
    for (const [digit, email] of [
      ['a', 'maya@example.com'],
      ['b', 'noah@example.com'],
    ] as const) {
      const hash = digit.repeat(64)
      await tx.insertInto('drawing_entry').values({ hash, drawing_id: 'one', method: 'free' }).execute()
      const contact = { entry_hash: hash, drawing_id: 'one', entry_id: '', salt: '', entered_at: new Date() }
      await tx
        .insertInto('drawing_contact')
        .values({ ...contact, email, email_key: email })
        .execute()
    }
  })
  const held = [
    '     1 accounts',
    '     1 subscriptions',
    '     2 emails from the last 30 days',
    '     1 blocks that stop all emails',
    '     1 entries in drawings',
  ]
  const before = await dump(site)
  const exported = await operate(['export-email', 'MAYA@example.com', '--reason', 'her request'], env)
  expect(JSON.parse(exported.lines.join('\n'))).toMatchObject({
    account: {
      email: 'maya@example.com',
      sessions: [{}],
      signInServices: [{ issuer: 'i' }],
      calendarFeeds: [{}],
    },
    records: { answers: [], refinanceApplications: [], savedScholarships: [] },
    subscriptions: [{ topic: 'newsletter', first_name: 'maya@example.com' }],
    emails: [{}, {}],
    stops: [{ reason: 'bounced' }],
    drawingEntries: [{ drawing_id: 'one' }],
  })
  for (const secret of ['noah', 'hash', 'facts', 'salt']) expect(exported.lines.join()).not.toContain(secret)
  expect(await run(' MAYA@example.com', '--dry-run')).toEqual({
    code: 0,
    lines: [...held, 'Nothing was erased.'],
  })
  for (const wrong of ['--dry', '-n', '--dry-run=x', 'yes'])
    expect((await run('maya@example.com', wrong)).code).toBe(1)
  const rows = (table: string) => before[table]?.length
  expect(Object.keys(before).filter((table) => JSON.stringify(before[table]).includes('maya'))).toEqual(
    expect.arrayContaining(['account', 'subscription', 'mail', 'mail_suppression', 'drawing_contact']),
  )
  expect((await dump(site)).account).toHaveLength(rows('account') ?? 0)
  expect(await run(' MAYA@example.com')).toEqual({
    code: 0,
    lines: [...held, 'Everything was erased, except in backups.'],
  })
  const after = await dump(site)
  expect(JSON.stringify(after)).not.toContain('maya')
  // What is somebody else's stays.
  for (const table of [
    'account',
    'subscription',
    'mail_suppression',
    'calendar_feed',
    'session',
    'drawing_entry',
  ])
    expect([table, after[table]?.length]).toEqual([table, (rows(table) ?? 0) - 1])
  expect(await run('maya@example.com')).toEqual({ code: 0, lines: ['Nothing is stored about this address.'] })
})

test('what shows or erases the data of a person needs a reason, and is noted with it before it runs', async () => {
  await using site = await testServer()
  const at = new Date('2026-11-27T12:00:00Z')
  const env = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }
  const run = (...given: string[]) => operate(given, env, { now: () => at })
  await createAccount(site, 'maya@example.com')
  for (const reason of [
    [],
    ['--reason'],
    ['--reason', ' '],
    ['--reason', 'x'.repeat(301)],
    ['--reason', 'a\nb'],
  ]) {
    for (const command of ['export-email', 'erase-email']) {
      const { code, lines } = await run(command, 'maya@example.com', ...reason)
      expect([code, lines[0]]).toEqual([1, expect.stringContaining('--reason')])
    }
  }
  expect((await run('operator-log')).lines).toEqual(['Nothing is recorded.'])
  expect((await run('account', 'maya@example.com')).lines[0]).toMatch(/^Account: created /)

  expect((await run('export-email', 'MAYA@example.com', '--reason', 'her request')).code).toBe(0)
  expect((await run('--reason', 'nobody', 'erase-email', 'noah@example.com')).code).toBe(1)
  expect((await run('erase-email', '--reason=her request', 'maya@example.com')).code).toBe(0)
  const { lines } = await run('operator-log', ' maya@EXAMPLE.com')
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^2026-11-27T12:00:00.000Z {2}\S.* {2}erase-email {2}[\w-]{22} {2}her request$/),
    expect.stringMatching(/^2026-11-27T12:00:00.000Z {2}\S.* {2}export-email {2}[\w-]{22} {2}her request$/),
  ])
  expect((await run('operator-log')).lines).toHaveLength(2)
  expect((await run('operator-log', 'noah@example.com')).lines).toEqual([
    'Nothing is recorded about this address.',
  ])
  // Nobody can read from the log whose request it was.
  expect(
    JSON.stringify(await site.services.database.read.selectFrom('operator_log').selectAll().execute()),
  ).not.toContain('maya')
})

test('account says how an address is signed in to and what becomes of emails, without names or keys', async () => {
  await using site = await testServer()
  const run = (email: string) =>
    operate(['account', email], { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl })
  expect(await run('maya@example.com')).toEqual({ code: 0, lines: ['Account: none'] })
  await createAccount(site, 'maya@example.com', { firstName: 'Mayatharas' })
  await site.visitor().signIn(accountOf('maya@example.com'))
  await subscribe(site.services, { address: '192.0.2.1' }, { topic: 'newsletter', email: 'maya@example.com' })
  await suppress(site.services, ['maya@example.com'], 'complained')
  const time = '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z'
  const { code, lines } = await run(' MAYA@example.com')
  expect([code, ...lines]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^Account: created ${time}$`)),
    'Address: not confirmed',
    'Password: set',
    expect.stringMatching(new RegExp(`^Browsers signed in: 1, last seen ${time}$`)),
    expect.stringMatching(new RegExp(`^Subscription to newsletter: requested ${time}, not confirmed$`)),
    expect.stringMatching(new RegExp(`^Email \\w+, ${time}: \\w+$`)),
    expect.stringMatching(new RegExp(`^Email \\w+, ${time}: \\w+$`)),
    'Blocked: it complained, so no emails are sent; mail-allow lifts the block',
  ])
  expect(lines.join()).not.toMatch(/Mayatharas|argon|@/)
  expect((await run('maya')).code).toBe(1)
})

test('second-factor-off turns it off for one account and ends its waiting sign-ins; an export names no secret of it', async () => {
  await using site = await testServer()
  const env = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }
  const run = (email: string) => operate(['second-factor-off', email], env)
  const { read, write } = site.services.database
  const at = new Date()
  for (const email of ['maya@example.com', 'noah@example.com']) {
    await createAccount(site, email)
    const { id: account_id } = await read
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow()
    await write(async (tx) => {
      const factor = { account_id, sealed_key: 'secret', created_at: at, confirmed_at: at }
      await tx.insertInto('second_factor').values(factor).execute()
      const code = { code_hash: `secret ${email}`, account_id, created_at: at }
      await tx.insertInto('recovery_code').values(code).execute()
      const passkey = { id: email, account_id, credential_id: `secret ${email}`, public_key: 'secret' }
      const facts = { counter: 0, transports: '', is_synced: true, name: 'My phone', created_at: at }
      await tx
        .insertInto('passkey')
        .values({ ...passkey, ...facts })
        .execute()
    })
    expect((await site.visitor().signIn(accountOf(email))).statusCode).toBe(401)
  }
  const exported = (
    await operate(['export-email', 'maya@example.com', '--reason', 'her request'], env)
  ).lines.join('\n')
  expect(JSON.parse(exported).records).toMatchObject({
    twoStepVerification: [
      { turnedOnAt: at.toISOString(), lastUsedAt: null, recoveryCodes: [{ usedAt: null }] },
    ],
    passkeys: [{ name: 'My phone', createdAt: at.toISOString(), lastUsedAt: null }],
  })
  expect(exported).not.toContain('secret')
  expect((await run('MAYA@example.com')).lines).toEqual([
    'Turned off, and the owner will be notified by email.',
  ])
  expect((await site.visitor().signIn(accountOf('maya@example.com'))).statusCode).toBe(204)
  expect((await site.visitor().signIn(accountOf('noah@example.com'))).statusCode).toBe(401)
  expect((await run('maya@example.com')).lines).toEqual(['Two-step verification was not on.'])
  expect((await run('nobody@example.com')).code).toBe(1)
  const waiting = await read.selectFrom('pending_sign_in').select('account_id').execute()
  expect(new Set(waiting.map(({ account_id }) => account_id)).size).toBe(1)
})

test('services-unlink ends the sign-ins of one account with services of others', async () => {
  await using site = await testServer()
  const run = (email: string) =>
    operate(['services-unlink', email], { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl })
  await createAccount(site, 'maya@example.com')
  const { read, write } = site.services.database
  const { id } = await read
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', 'maya@example.com')
    .executeTakeFirstOrThrow()
  await write((tx) =>
    tx
      .insertInto('sign_on_identity')
      .values({ issuer: 'i', subject: 's', account_id: id, linked_at: new Date() })
      .execute(),
  )
  expect((await run('maya@example.com')).lines[0]).toContain('Unlinked services: 1.')
  expect(await read.selectFrom('sign_on_identity').selectAll().execute()).toEqual([])
  expect((await run('nobody@example.com')).code).toBe(1)
})

/** Returns all rows of every table that knows visitors. */
async function dump({ services: { database } }: Site) {
  const tables = getKeys(tableKeys).filter((table) => !table.startsWith('content_'))
  const rows = await Promise.all(
    tables.map(
      async (table) => [table, await database.read.selectFrom(table).selectAll().execute()] as const,
    ),
  )
  return Object.fromEntries<readonly unknown[]>(rows)
}

type Site = Awaited<ReturnType<typeof testServer>>
type Visitor = ReturnType<Site['visitor']>

function accountOf(emailAddress: string) {
  return { emailAddress, plaintextPassword: 'Correct-Horse-1' }
}

async function createAccount(site: Site, emailAddress: string, names: { firstName?: string } = {}) {
  const account = { ...accountOf(emailAddress), ...names }
  expect((await site.visitor().createAccount(account)).statusCode).toBe(204)
}
