import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { operate } from './operate.ts'

test('sessions-end signs one account out everywhere, and nobody else', async () => {
  await using site = await testServer()
  const run = (email: string) =>
    operate(['sessions-end', email], { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl })
  const signIn = async (email: string) => {
    const visitor = site.visitor()
    const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
    expect((await visitor.get('/api/account/login', { authorization })).statusCode).toBe(204)
    return visitor
  }
  const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/account/user')).statusCode === 200
  for (const email of ['maya@example.com', 'noah@example.com']) await createAccount(site, email)
  const [phone, laptop, other] = [
    await signIn('maya@example.com'),
    await signIn('maya@example.com'),
    await signIn('noah@example.com'),
  ]
  expect(await run(' MAYA@example.com')).toEqual({ code: 0, lines: ['2 browsers are signed out.'] })
  expect(await Promise.all([phone, laptop, other].map(isSignedIn))).toEqual([false, false, true])
  expect((await run('maya@example.com')).lines).toEqual(['0 browsers are signed out.'])
  expect(await run('nobody@example.com')).toEqual({
    code: 1,
    lines: ['No account has the address "nobody@example.com".'],
  })
})

type Site = Awaited<ReturnType<typeof testServer>>
type Visitor = ReturnType<Site['visitor']>

const password = 'Correct-Horse-1'

async function createAccount(site: Site, emailAddress: string) {
  const { statusCode } = await site.request({
    method: 'POST',
    url: '/api/account/create',
    payload: { emailAddress, plaintextPassword: password },
  })
  expect(statusCode).toBe(204)
}
