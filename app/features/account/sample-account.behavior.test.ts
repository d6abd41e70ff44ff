import { expect, test } from 'vitest'
import { sampleAccount, seedSampleAccount } from '#server/database/seed/sample-account.ts'
import { freshDatabase } from '#testing/database.ts'
import { accountServer } from './account-server.fixture.ts'
import { createPasswords } from './passwords.server.ts'
import { createWorkQueue } from './work-queue.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('the sample account accepts the documented password, and seeding again changes nothing', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const accounts = () => database.read.selectFrom('account').selectAll().execute()
  await seedSampleAccount(database, { isWanted: true, now })
  const first = await accounts()
  await seedSampleAccount(database, { isWanted: true, now: new Date('2027-01-01T00:00:00Z') })
  expect(await accounts()).toEqual(first)
  expect(first).toHaveLength(1)
  expect(first[0]?.email_key).toBe(sampleAccount.emailAddress)
  const passwords = createPasswords(createWorkQueue({ atOnce: 1, maxWaiting: 1 }), { siteName: 'Bursar' })
  const stored = first[0]?.password_hash
  expect(await passwords.matches(sampleAccount.password, stored, '192.0.2.1')).toBe(true)
})

test('the sample account can be signed in to only from this machine', async () => {
  await using server = await accountServer()
  await seedSampleAccount(server.database, { isWanted: true, now })
  const { emailAddress, password } = sampleAccount
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect((await server.browser(address).login(emailAddress, password)).status, address).toBe(204)
  }
  for (const address of ['192.0.2.7', '10.0.0.1', '2001:db8::1']) {
    const refused = await server.browser(address).login(emailAddress, password)
    expect(refused, address).toMatchObject({ status: 401, body: { error: 'INVALID_CREDENTIALS' } })
  }
})

test('a site with a public address deletes the sample account and keeps all others', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  await seedSampleAccount(database, { isWanted: true, now })
  await database.write((tx) =>
    tx
      .insertInto('account')
      .values({
        id: 'real',
        email: 'real@example.org',
        email_key: 'real@example.org',
        password_hash: 'x',
        first_name: '',
        last_name: '',
        created_at: now,
      })
      .execute(),
  )
  await seedSampleAccount(database, { isWanted: false, now })
  await seedSampleAccount(database, { isWanted: false, now })
  const left = await database.read.selectFrom('account').select('id').execute()
  expect(left).toEqual([{ id: 'real' }])
})
