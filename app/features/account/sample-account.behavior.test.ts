import { expect, test } from 'vitest'
import { sampleAccount, seedSampleAccount } from '#database/seed/sample-account.ts'
import { freshDatabase } from '#testing/database.ts'
import { passwordMatches } from './passwords.server.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('the sample account opens with the printed password, and seeding again changes nothing', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const accounts = () => database.read.selectFrom('account').selectAll().execute()
  await seedSampleAccount(database, { isWanted: true, now })
  const first = await accounts()
  await seedSampleAccount(database, { isWanted: true, now: new Date('2027-01-01T00:00:00Z') })
  expect(await accounts()).toEqual(first)
  expect(first).toHaveLength(1)
  expect(first[0]?.email_key).toBe(sampleAccount.emailAddress)
  expect(await passwordMatches(sampleAccount.password, first[0]?.password_hash)).toBe(true)
})

test('a site with a public address loses the sample account and keeps every other', async () => {
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
