import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { sweepExpired } from './sweep-expired.ts'

const now = () => new Date('2026-11-21T12:00:00Z')

test('the start deletes expired drafts and past counts, even if nobody visits', async () => {
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
  })
  await sweepExpired({ database, now, log: console })()
  expect(await database.read.selectFrom('draft').select('holder').execute()).toEqual([{ holder: 'new' }])
  expect(await database.read.selectFrom('attempt').select('key').execute()).toEqual([{ key: 'new' }])
})

test('a sweep that the database rejects is logged, and nothing else breaks', async () => {
  await using fresh = await freshDatabase()
  const noted: unknown[] = []
  const database = { ...fresh.database, write: () => Promise.reject(new Error('read-only')) }
  const log = { ...console, warn: (details: unknown) => noted.push(details) }
  await sweepExpired({ database, now, log })()
  expect(noted).toHaveLength(1)
})
