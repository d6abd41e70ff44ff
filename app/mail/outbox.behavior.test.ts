import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { RenderedEmail } from '#app/mail.ts'
import type { Handoff } from '#domain/mail/mail-state.ts'
import { startMailWorker } from '#server/mail-worker.ts'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { claimMail, deleteOldMail, endLostTries, mailKind, queueMail } from './outbox.server.ts'

const site = { siteName: 'Bursar', siteUrl: 'https://bursar.example' }
const hello = mailKind({
  facts: z.object({ name: z.string() }),
  isRepeatable: false,
  write: async (_tx, { facts: { name } }) =>
    name === 'nobody'
      ? null
      : { subject: `Hello ${name}`, preview: '', heading: 'Hello', parts: [], reason: 'A test.' },
})
const kinds = { hello, key: { ...hello, isRepeatable: true } }

let fresh: FreshDatabase
let now: Date
let sent: RenderedEmail[]
let answers: Handoff[]

const services = () => ({
  database: fresh.database,
  now: () => now,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  mailer: {
    send: async (mail: RenderedEmail) => {
      sent.push(mail)
      return answers.shift() ?? { end: 'accepted' as const }
    },
  },
})

beforeEach(async () => {
  fresh = await freshDatabase()
  now = new Date('2026-11-23T12:00:00Z')
  sent = []
  answers = []
})
afterEach(() => fresh[Symbol.asyncDispose]())

test('a queued email is sent once, and one for the same purpose is not queued again', async () => {
  const stop = startMailWorker(services(), { kinds, site, pauseMs: () => 0 })
  await queue({ purpose: 'greeting of Ada' })
  await queue({ purpose: 'greeting of Ada' })
  await settle()
  await stop()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['ada@example.com', 'Hello Ada']])
  expect(await states()).toEqual(['sent'])
})

test('a public site without a postal address holds commercial emails, and sends the others', async () => {
  const withNews = { ...kinds, news: { ...hello, isCommercial: true } }
  await queue({ kind: 'news', purpose: 'news' })
  await queue({ purpose: 'greeting' })
  const take = (more: object) => claimMail(services(), { kinds: withNews, site: { ...site, ...more } })
  expect(await take({ holdsCommercial: true })).toMatchObject({ kind: 'hello' })
  expect(await take({ holdsCommercial: true })).toBeUndefined()
  expect(await take({})).toMatchObject({ kind: 'news' })
})

test('what was not committed is not sent', async () => {
  const stop = startMailWorker(services(), { kinds, site, pauseMs: () => 0 })
  const failing = fresh.database.write(async (tx) => {
    await queueMail(fresh.database, tx, { kind: 'hello', email: 'a@example.com', facts: { name: 'A' }, now })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await stop()
  expect(sent).toEqual([])
})

test('several workers send each email once', async () => {
  for (let i = 0; i < 30; i += 1) await queue({ facts: { name: `n${i}` } })
  const stops = [1, 2, 3].map(() => startMailWorker(services(), { kinds, site, pauseMs: () => 0 }))
  await settle()
  await Promise.all(stops.map((stop) => stop()))
  expect(sent.map(({ subject }) => subject).sort()).toEqual(
    Array.from({ length: 30 }, (_, i) => `Hello n${i}`).sort(),
  )
})

test('a refused email waits, and keeps its Message-ID at the next try', async () => {
  answers = [{ end: 'refused', isFinal: false, problem: 'EENVELOPE 451' }]
  await queue({})
  await round()
  expect(await states()).toEqual(['waiting'])
  await round()
  expect(sent).toHaveLength(1)
  now = new Date(now.getTime() + 60_000)
  await round()
  expect(await states()).toEqual(['sent'])
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
})

test('after a crash an email is unknown, and is sent again only if its kind may be', async () => {
  await queue({})
  await queue({ kind: 'key' })
  const taken = [await claimMail(services(), { kinds, site }), await claimMail(services(), { kinds, site })]
  expect(taken.map((mail) => mail?.kind).sort()).toEqual(['hello', 'key'])
  await round()
  expect(await states()).toEqual(['sending', 'sending'])
  now = new Date(now.getTime() + 121_000)
  await round()
  expect(sent).toHaveLength(1)
  expect((await states()).sort()).toEqual(['sent', 'unknown'])
  expect(await endLostTries(services(), kinds)).toBe(0)
})

test('suppressed addresses, emails no longer wanted and unknown kinds are dropped', async () => {
  await fresh.database.write((tx) =>
    tx
      .insertInto('mail_suppression')
      .values({ email_key: 'ada@example.com', reason: 'bounced', since: now })
      .execute(),
  )
  await queue({})
  await queue({ email: 'bob@example.com', facts: { name: 'nobody' } })
  await queue({ email: 'bob@example.com', kind: 'gone' })
  await round()
  expect(sent).toEqual([])
  expect(await states()).toEqual(['dropped', 'dropped', 'dropped'])
})

test('what ended a month ago is deleted with its address', async () => {
  await queue({})
  await round()
  now = new Date('2026-12-22T12:00:00Z')
  await deleteOldMail(services())
  expect(await states()).toEqual(['sent'])
  now = new Date('2026-12-24T12:00:00Z')
  await deleteOldMail(services())
  expect(await states()).toEqual([])
})

function queue({
  kind = 'hello',
  email = 'ada@example.com',
  facts = { name: 'Ada' },
  purpose,
}: {
  kind?: string
  email?: string
  facts?: object
  purpose?: string
}) {
  return fresh.database.write((tx) =>
    queueMail(fresh.database, tx, { kind, email, facts, now, ...(purpose !== undefined && { purpose }) }),
  )
}

/** One start and stop of a worker, which sends all that is due. */
async function round() {
  const stop = startMailWorker(services(), { kinds, site, pauseMs: () => 0 })
  await settle()
  await stop()
}

async function states() {
  const rows = await fresh.database.read.selectFrom('mail').select('state').orderBy('created_at').execute()
  return rows.map(({ state }) => state)
}

/** Waits until nothing is due any more. */
async function settle() {
  for (let tries = 0; tries < 200; tries += 1) {
    const due = await fresh.database.read
      .selectFrom('mail')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('state', '=', 'waiting').and('due_at', '<=', now),
          eb('state', '=', 'sending').and('lease_ends_at', '<=', now),
        ]),
      )
      .execute()
    if (due.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('emails are still waiting')
}
