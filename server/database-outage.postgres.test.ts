import { afterEach, expect, test, vi } from 'vitest'
import { isDatabaseError } from '#server/database/errors.ts'
import { type FreshPlace, freshPlace } from '#testing/database.ts'
import { openPostgresProxy, type PostgresProxy } from '#testing/postgres-proxy.ts'
import { testServer } from '#testing/server.ts'

// Runs on PostgreSQL alone: SQLite is a file and has no connection to lose.

afterEach(() => {
  vi.useRealTimers()
})

const account = { email: 'maya@example.com', password: 'Correct-Horse-1' }
const filled = {
  ...account,
  firstName: 'Maya',
  lastName: 'Ortiz',
  ageBand: 'from_18',
  confirmPassword: account.password,
  keywords: '',
  schoolAttendedOpeid: '',
}
const question = '/student-loans/signup?question=who'

test('pages answer 503 and when to try again while connections are refused', async () => {
  await using site = await siteBehindProxy()
  const visitor = await site.signedInVisitor()
  await site.proxy.refuse()
  for (const url of [
    '/',
    '/student-loans/offers',
    '/student-loans/offers/compare',
    '/student-loans/offers/cosigner',
    '/student-loans/offers/compare.csv',
    '/interstitial?offer=x',
    '/api/account/user',
  ]) {
    const answer = await visitor.get(url)
    expect([answer.statusCode, answer.headers['retry-after']], url).toEqual([503, '5'])
    if (answer.headers['content-type']?.startsWith('text/html')) {
      expect(visitor.page.heading, url).toBe('Something broke on our end')
    }
  }
  expect((await visitor.get(question)).statusCode).toBe(503)
  // Whoever is signed in, the form is worth showing.
  expect((await visitor.get('/signin')).statusCode).toBe(200)
  expect((await visitor.get('/healthz')).statusCode).toBe(200)
  expect((await visitor.get('/readyz')).statusCode).toBe(503)

  await site.proxy.restore()
  for (const url of ['/', '/student-loans/offers', question, '/readyz', '/api/account/user']) {
    expect((await visitor.get(url)).statusCode, url).toBe(200)
  }
})

test('forms answer 503 with what was typed while connections are refused', async () => {
  await using site = await siteBehindProxy()
  const visitor = await site.signedInVisitor()
  await site.proxy.refuse()
  for (const [url, fields, kept] of [
    ['/signin', account, { email: account.email }],
    ['/signup', filled, { email: account.email, firstName: 'Maya', lastName: 'Ortiz' }],
    [question, { who: 'parent' }, { who: 'parent' }],
    ['/student-loans/signup', { clear: 'all' }, {}],
  ] as const) {
    expect((await visitor.post(url, fields)).statusCode, url).toBe(503)
    expect(visitor.page.problems, url).toHaveLength(1)
    expect(visitor.page.values, url).toMatchObject(kept)
  }
  const plaintextPassword = account.password
  const created = await visitor.createAccount({ emailAddress: 'new@example.com', plaintextPassword })
  const login = await visitor.signIn({ emailAddress: account.email, plaintextPassword })
  const mutated = await visitor.send({
    method: 'POST',
    url: '/v2022-11-15/data/mutate/production',
    headers: { authorization: `Bearer ${site.services.content.tokens.write}` },
    payload: { mutations: [{ create: { _id: 'a', _type: 'note' } }] },
  })
  expect([created.statusCode, login.statusCode, mutated.statusCode]).toEqual([503, 503, 503])
})

test('readiness is answered within two seconds while the database is frozen', async () => {
  await using site = await siteBehindProxy()
  site.proxy.freeze()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const _ of ['the first probe', 'the next one']) {
    const timersBefore = vi.getTimerCount()
    const asked = site.request({ url: '/readyz' })
    await vi.waitUntil(() => vi.getTimerCount() > timersBefore)
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await asked).statusCode).toBe(503)
  }
  vi.useRealTimers()
  await site.proxy.restore()
  await expect.poll(async () => (await site.request({ url: '/readyz' })).statusCode).toBe(200)
})

test('a statement that a frozen server never answers fails as an outage', async () => {
  await using site = await siteBehindProxy()
  const { database } = site.services
  await database.read.selectFrom('topic').select('name').execute()
  site.proxy.freeze()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const read = database.read.selectFrom('topic').select('name').execute()
  const failed = read.catch((error: unknown) => error)
  const written = database.write((tx) => tx.selectFrom('topic').select('name').execute())
  const failedWrite = written.catch((error: unknown) => error)
  for (let seconds = 0; seconds < 30; seconds += 1) await vi.advanceTimersByTimeAsync(1_000)
  expect([await failed, await failedWrite]).toSatisfy((errors: unknown[]) => errors.every(isDatabaseError))
  vi.useRealTimers()
  await site.proxy.restore()
  await expect
    .poll(() =>
      database.read
        .selectFrom('topic')
        .select('name')
        .execute()
        .then(
          () => true,
          () => false,
        ),
    )
    .toBe(true)
})

interface ProxiedSite extends Awaited<ReturnType<typeof testServer>> {
  proxy: PostgresProxy
  /** Returns a visitor with an account and a session, which opens the draft too. */
  signedInVisitor(): Promise<ReturnType<ProxiedSite['visitor']>>
}

async function siteBehindProxy(): Promise<ProxiedSite> {
  const place: FreshPlace = await freshPlace('postgres')
  const proxy = await openPostgresProxy(place.databaseUrl ?? '')
  const settings = { DATABASE_URL: proxy.databaseUrl, SAMPLE_ACCOUNT: 'false' }
  const site = await testServer({ kind: 'sqlite', settings })
  return {
    ...site,
    proxy,
    async signedInVisitor() {
      const visitor = site.visitor()
      await visitor.post('/signup', filled)
      await visitor.post('/student-loans/signup?question=who', { who: 'student' })
      expect(Object.keys(visitor.cookies)).toEqual(['session', 'signed_in', 'device', 'arrival'])
      return visitor
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await proxy[Symbol.asyncDispose]()
      await place[Symbol.asyncDispose]()
    },
  }
}
