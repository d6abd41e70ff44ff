import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { startServer } from '#testing/server-process.ts'

const rounds = 4
const creations = 200
const atOnce = 20
const password = 'Correct-Horse-1'
const settings = {
  ACCOUNTS_PER_ADDRESS: '1000000',
  LOGINS_PER_ADDRESS: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
}
const kinds = process.env.TEST_WITHOUT_POSTGRES ? ['sqlite'] : ['sqlite', 'postgres']

test.each(kinds)('kill -9 during 200 account creations loses no confirmed account, on %s', async (kind) => {
  await using fresh = await freshDatabase(kind, { isDurable: true })
  await fresh.database.close()
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const killAfter = randomInt(10, creations - 2 * atOnce)
    const made = await createUntilKilled(fresh, { round, killAfter })
    console.log(
      `${kind}: killed after ${killAfter} answers; ${made.length} of ${creations} were acknowledged`,
    )
    expect(made.length).toBeGreaterThanOrEqual(killAfter)
    expect(made.length).toBeLessThan(creations)
    acknowledged.push(...made)
    const stored = await storedEmails(fresh)
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
  }

  await using server = await startServer(fresh, settings)
  for (const email of acknowledged.slice(-5)) expect((await login(server.url, email)).status).toBe(204)
  expect(server.output()).not.toMatch(/@example\.com|Correct-Horse/)
})

/** @returns the emails whose creation the server acknowledged before it was killed. */
async function createUntilKilled(
  place: FreshDatabase,
  { round, killAfter }: { round: number; killAfter: number },
) {
  await using server = await startServer(place, settings)
  const waiting = Array.from({ length: creations }, (_, i) => `visitor-${round}-${i}@example.com`)
  const acknowledged: string[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let email = waiting.shift(); email; email = waiting.shift()) {
        // If the server is killed before it responds, the account may or may not be stored; nothing was
        // promised.
        const answer = await create(server.url, email).catch(() => undefined)
        if (!answer) return
        expect(answer.status).toBe(204)
        acknowledged.push(email)
        // Kills the server at a random moment, between two responses or during a commit.
        if (acknowledged.length === killAfter) setTimeout(() => server.signal('SIGKILL'), randomInt(0, 30))
      }
    }),
  )
  expect(server.output()).not.toMatch(/@example\.com|Correct-Horse/)
  return acknowledged
}

async function storedEmails(place: FreshDatabase): Promise<Set<string>> {
  const database = await openDatabase(place)
  try {
    const rows = await database.read.selectFrom('account').select('email_key').execute()
    return new Set(rows.map((row) => row.email_key))
  } finally {
    await database.close()
  }
}

function create(url: string, emailAddress: string) {
  return fetch(`${url}/api/account/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress, plaintextPassword: password }),
  })
}

function login(url: string, email: string) {
  const authorization = `Basic ${btoa(`${email}:${password}`)}`
  return fetch(`${url}/api/account/login`, { headers: { authorization } })
}
