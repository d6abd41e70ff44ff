import { expect, test } from 'vitest'
import { createSecurityLog } from '#app/security/security-log.ts'
import { products } from '#products/products.ts'
import { freshDatabase } from '#testing/database.ts'
import { sweepExpired } from './sweep-expired.ts'
import { listVisitorRecords } from './visitor-records.ts'

const visitorRecords = listVisitorRecords(products)
const securityLog = createSecurityLog({ key: 'a key for tests', log: console })

const now = () => new Date('2026-11-21T12:00:00Z')

test('the start deletes expired drafts, past counts and addresses of past drawings, even if nobody visits', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const [before, after] = [new Date('2026-11-21T11:59:59Z'), new Date('2026-11-21T12:00:01Z')]
  const draft = {
    line: 'student-loans',
    account_id: null,
    flow: 'signup',
    answers: '{}',
    answered_at: '{}',
    created_at: before,
    updated_at: before,
  }
  await database.write(async (tx) => {
    await tx
      .insertInto('draft')
      .values([
        { ...draft, holder: 'old', expires_at: before },
        { ...draft, holder: 'new', expires_at: after },
      ])
      .execute()
    await tx
      .insertInto('attempt')
      .values([
        { key: 'old', used: 1, ends_at: before },
        { key: 'new', used: 1, ends_at: after },
      ])
      .execute()
    for (const [id, closes_on] of [
      ['old', '2026-07-23'],
      ['new', '2026-07-24'],
    ] as const) {
      const [digit = ''] = id
      const hash = digit.codePointAt(0)?.toString(16).repeat(32) ?? ''
      const awarded = { awarded_on: '2026-08-20', awarded_entry: hash }
      const drawing = { id, opens_on: '2026-07-01', closes_on, award_cents: 1, commitment: hash, ...awarded }
      await tx.insertInto('drawing').values(drawing).execute()
      await tx.insertInto('drawing_entry').values({ hash, drawing_id: id, method: 'free' }).execute()
      const contact = { entry_hash: hash, drawing_id: id, email: id, email_key: id, entry_id: '', salt: '' }
      await tx
        .insertInto('drawing_contact')
        .values({ ...contact, entered_at: before })
        .execute()
    }
  })
  await sweepExpired({ database, now, log: console, securityLog, visitorRecords })()
  expect(await database.read.selectFrom('drawing_contact').select('email').execute()).toEqual([
    { email: 'new' },
  ])
  expect(await database.read.selectFrom('draft').select('holder').execute()).toEqual([{ holder: 'new' }])
  expect(await database.read.selectFrom('attempt').select('key').execute()).toEqual([{ key: 'new' }])
})

test('sign-ins that waited too long for a code, and challenges that no passkey signed, are deleted', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const times = { old: new Date('2026-11-21T12:00:00Z'), new: new Date('2026-11-21T12:00:01Z') }
  await database.write(async (tx) => {
    const account = {
      id: 'a',
      email: 'a',
      email_key: 'a',
      password_hash: 'none',
      first_name: '',
      last_name: '',
    }
    await tx
      .insertInto('account')
      .values({ ...account, created_at: now() })
      .execute()
    for (const [token_hash, expires_at] of Object.entries(times)) {
      const waiting = { token_hash, account_id: 'a', password_digest: '', service: '', expires_at }
      await tx.insertInto('pending_sign_in').values(waiting).execute()
      const challenge = {
        token_hash,
        challenge: 'c',
        purpose: 'sign-in',
        account_id: null,
        expires_at,
      } as const
      await tx.insertInto('passkey_challenge').values(challenge).execute()
    }
  })
  await sweepExpired({ database, now, log: console, securityLog, visitorRecords })()
  for (const table of ['pending_sign_in', 'passkey_challenge'] as const)
    expect(await database.read.selectFrom(table).select('token_hash').execute()).toEqual([
      { token_hash: 'new' },
    ])
})

test('choices of offers are kept for 400 days', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const click = { offer_id: 'oak', name: '', opeid: '' }
  await database.write((tx) =>
    tx
      .insertInto('outbound_click')
      .values([
        { ...click, id: 'old', clicked_at: new Date('2025-10-17T11:59:59Z') },
        { ...click, id: 'new', clicked_at: new Date('2025-10-17T12:00:01Z') },
      ])
      .execute(),
  )
  await sweepExpired({ database, now, log: console, securityLog, visitorRecords })()
  expect(await database.read.selectFrom('outbound_click').select('id').execute()).toEqual([{ id: 'new' }])
})

test('a subscription that nobody confirmed is deleted after 14 days', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const asked = {
    topic: 'newsletter',
    account_id: null,
    first_name: 'Ada',
    last_name: 'Lovelace',
    opeid: '00131500',
    modal: '',
    ended_at: null,
  }
  const of = (id: string, asked_at: string, confirmed_at: Date | null) => {
    return { ...asked, id, email: id, email_key: id, asked_at: new Date(asked_at), confirmed_at }
  }
  await database.write((tx) =>
    tx
      .insertInto('subscription')
      .values([
        of('old', '2026-11-07T12:00:00Z', null),
        of('new', '2026-11-07T12:00:01Z', null),
        of('confirmed', '2025-11-07T12:00:00Z', new Date('2025-11-08T12:00:00Z')),
      ])
      .execute(),
  )
  await sweepExpired({ database, now, log: console, securityLog, visitorRecords })()
  const kept = await database.read.selectFrom('subscription').select('id').orderBy('id').execute()
  expect(kept.map(({ id }) => id)).toEqual(['confirmed', 'new'])
})

test('a sweep that the database rejects is logged, and nothing else breaks', async () => {
  await using fresh = await freshDatabase()
  const noted: unknown[] = []
  const database = { ...fresh.database, write: () => Promise.reject(new Error('read-only')) }
  const log = { ...console, warn: (details: unknown) => noted.push(details) }
  await sweepExpired({ database, now, log, securityLog, visitorRecords })()
  expect(noted).toHaveLength(1)
})
