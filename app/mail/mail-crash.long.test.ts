import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { mailKinds } from '#server/mail-kinds.ts'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { spawnServer, startServer } from '#testing/server-process.ts'
import { startSmtp } from '#testing/smtp.ts'
import { endLostTries, queueMail } from './outbox.server.ts'

const emails = 120
const rounds = 4
const kinds = process.env.TEST_WITHOUT_POSTGRES ? ['sqlite'] : ['sqlite', 'postgres']

test.each(kinds)('kill -9 while emails are sent neither doubles nor loses one, on %s', async (kind) => {
  await using fresh = await freshDatabase(kind, { isDurable: true })
  await queueNotices(fresh)
  await fresh.database.close()
  await using smtp = await startSmtp({ answerAfterMs: 10 })
  for (let round = 1; round <= rounds; round += 1) {
    await using server = spawnServer(fresh, smtp.settings)
    const killAfter = Math.floor((emails * round) / (rounds + 1))
    while (smtp.received.length < killAfter) await delay(1)
    // At a random moment of an email: before, during or after the mail server has it.
    await delay(randomInt(0, 20))
    server.signal('SIGKILL')
    expect(server.output()).not.toContain('@example.com')
  }
  await using server = await startServer(fresh, smtp.settings)
  await expect.poll(() => count(fresh, 'waiting'), { timeout: 60_000 }).toBe(0)
  // It notes how its last email ended before it stops.
  server.signal('SIGTERM')
  await server.ended

  const rows = await readEnds(fresh)
  const received = smtp.received.map(({ to }) => to)
  expect(new Set(received).size).toBe(received.length)
  const unknown = rows.filter(({ state }) => state === 'unknown').map(({ email }) => email)
  const sent = rows.filter(({ state }) => state === 'sent').map(({ email }) => email)
  expect(sent.length + unknown.length).toBe(emails)
  expect(sent.filter((email) => !received.includes(email))).toEqual([])
  expect(unknown.length).toBeLessThanOrEqual(rounds)
  console.log(`${kind}: ${sent.length} sent, ${unknown.length} of ${rounds} crashes left an email unknown`)
})

async function queueNotices({ database }: FreshDatabase) {
  const now = new Date()
  const facts = { at: now.toISOString() }
  await database.write(async (tx) => {
    for (let i = 0; i < emails; i += 1) {
      await queueMail(database, tx, { kind: 'password_changed', email: `n${i}@example.com`, facts, now })
    }
  })
}

async function count(fresh: FreshDatabase, state: 'waiting') {
  const database = await openDatabase(fresh)
  const rows = await database.read.selectFrom('mail').select('id').where('state', '=', state).execute()
  await database.close()
  return rows.length
}

/** Returns how each email ended, once the leases of the killed processes have passed. */
async function readEnds(fresh: FreshDatabase) {
  const database = await openDatabase(fresh)
  const later = () => new Date(Date.now() + 3600 * 1000)
  const links = { sign: () => '', read: () => undefined }
  await endLostTries(
    { database, now: later },
    mailKinds({ signedLinks: links, config: { productLines: [] } }),
  )
  const rows = await database.read.selectFrom('mail').select(['email', 'state']).execute()
  await database.close()
  return rows
}
