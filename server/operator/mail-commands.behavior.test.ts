import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { queueMail } from '#app/mail/outbox.server.ts'
import { freshPlace } from '#testing/database.ts'
import { readMails } from '#testing/mailbox.ts'
import { testServer } from '#testing/server.ts'
import { startSmtp } from '#testing/smtp.ts'
import { operate } from './operate.ts'

type Site = Awaited<ReturnType<typeof testServer>>

test('mail shows what nobody knows to have arrived, without addresses, and mail-again sends it', async () => {
  await using site = await testServer()
  const run = (...given: string[]) =>
    operate(given, { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl })
  expect(await run('mail')).toEqual({ code: 0, lines: ['No emails in the last 30 days.'] })
  const id = await lostNotice(site)
  const { lines } = await run('mail')
  expect(lines).toEqual([
    '     1 unknown  password_changed',
    expect.stringMatching(new RegExp(`^${id} password_changed from .* is unknown after 1 try: lost$`)),
    'Send one again: npm run operator -- mail-again ID',
    'Drop one: npm run operator -- mail-drop ID',
  ])
  expect(lines.join()).not.toContain('@')
  expect((await run('mail', '--addresses')).lines[1]).toContain(' to ada@example.com ')
  expect(await run('mail-again', id)).toEqual({
    code: 0,
    lines: ['The email (password_changed) was queued again.'],
  })
  expect((await readMails(site.dataDir))[0]).toMatchObject({ to: 'ada@example.com' })
  expect((await run('mail-again', id)).code).toBe(1)
})

test('mail-drop gives up an email for good, and mail lists those that wait after a failure', async () => {
  await using site = await testServer()
  const run = (...given: string[]) =>
    operate(given, { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl })
  const id = await lostNotice(site)
  const later = new Date(Date.now() + 3_600_000)
  await site.services.database.write((tx) =>
    tx.updateTable('mail').set({ state: 'waiting', tries: 2, due_at: later }).execute(),
  )
  expect((await run('mail')).lines).toEqual([
    '     1 waiting  password_changed',
    expect.stringMatching(
      new RegExp(
        `^${id} password_changed from \\S+ is waiting until ${later.toISOString()} after 2 tries: lost$`,
      ),
    ),
    'Drop one: npm run operator -- mail-drop ID',
  ])
  expect(await run('mail-drop', id)).toEqual({
    code: 0,
    lines: ['The email (password_changed) was dropped. It will be deleted in 30 days.'],
  })
  expect(await states(site)).toEqual(['dropped'])
  for (const wrong of [id, 'none']) expect((await run('mail-drop', wrong)).code).toBe(1)
  expect((await run('mail-again', id)).code).toBe(1)
})

test('mail-test says what became of one email, and what to do about it', async () => {
  await using place = await freshPlace()
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }
  const test = (address: string, settings = {}) => operate(['mail-test', address], { ...env, ...settings })
  expect(await test('ada@example.com')).toEqual({
    code: 0,
    lines: [`SMTP_URL is not set, so the email was saved as a file in ${place.dataDir}/mail.`],
  })
  expect(await readdir(path.join(place.dataDir, 'mail'))).toHaveLength(1)
  expect(await test('ada@example.com', { SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual({
    code: 1,
    lines: ['The email was not sent (ESOCKET). Check the host and port in SMTP_URL, and its certificate.'],
  })
  expect(await test('ada')).toEqual({ code: 1, lines: ['"ada" is not an email address.'] })

  await using smtp = await startSmtp()
  expect(await test('ada@example.com', { ...smtp.settings, MAIL_FROM: 'site@example.com' })).toEqual({
    code: 0,
    lines: [
      'The mail server accepted an email from site@example.com. Check that it arrives and is not marked as spam.',
    ],
  })
  expect(smtp.received).toMatchObject([{ to: 'ada@example.com', subject: 'A test from Bursar' }])
  await using refusing = await startSmtp({
    onRcptTo: (_, __, callback) => callback(new Error('no such mailbox')),
  })
  expect(await test('ada@example.com', refusing.settings)).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('It rejects either the address or MAIL_FROM.')],
  })
})

test('a mail service reports bounces with its token, and such addresses get nothing until the operator allows it', async () => {
  await using site = await testServer()
  const run = (...given: string[]) =>
    operate(given, { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl })
  const [token] = (await run('mail-hook-token')).lines
  const report = (authorization: string, payload: object) =>
    site.request({
      method: 'POST',
      url: '/api/mail/bounces',
      payload,
      headers: { authorization, origin: 'https://mail.example' },
    })
  const bounce = { reason: 'bounced', emailAddresses: ['Ada@example.com'] }
  for (const wrong of ['', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`])
    expect((await report(wrong, bounce)).statusCode).toBe(401)
  expect((await report(`Bearer ${token}`, { ...bounce, emailAddresses: ['ada@'] })).statusCode).toBe(400)
  expect((await report(`Bearer ${token}`, bounce)).statusCode).toBe(204)

  await queueNotice(site)
  await expect.poll(() => states(site)).toEqual(['dropped'])
  expect(await run('mail-allow', 'ada@EXAMPLE.com')).toEqual({
    code: 0,
    lines: ['Emails to this address are allowed again.'],
  })
  expect((await run('mail-allow', 'ada@example.com')).lines).toEqual([
    'Emails to this address were not stopped.',
  ])
  await queueNotice(site)
  expect(await readMails(site.dataDir)).toHaveLength(1)
  expect((await run('mail-stop', 'ada')).code).toBe(1)
})

/** Queues a notice whose first try is lost. */
async function lostNotice({ services: { database } }: Site) {
  const id = 'a-notice'
  const at = new Date()
  await database.write((tx) =>
    tx
      .insertInto('mail')
      .values({
        id,
        kind: 'password_changed',
        purpose: id,
        email: 'ada@example.com',
        email_key: 'ada@example.com',
        facts: JSON.stringify({ at: at.toISOString() }),
        state: 'unknown',
        tries: 1,
        problem: 'lost',
        due_at: at,
        created_at: at,
        ended_at: at,
      })
      .execute(),
  )
  return id
}

function queueNotice({ services: { database } }: Site) {
  const now = new Date()
  const facts = { at: now.toISOString() }
  return database.write((tx) =>
    queueMail(database, tx, { kind: 'password_changed', email: 'ada@example.com', facts, now }),
  )
}

async function states({ services: { database } }: Site) {
  const rows = await database.read.selectFrom('mail').select('state').execute()
  return rows.map(({ state }) => state)
}
