import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { freshDatabase } from '#testing/database.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { replaceScholarships } from '#testing/replace-scholarships.ts'
import { openScholarshipCatalog } from './open-scholarship-catalog.ts'

const today = '2026-11-23'
const everything = {
  words: '',
  sort: { field: 'deadline', direction: 'ASC' },
  offset: 0,
  limit: 10_000,
} as const

test('scholarships of many pieces are read completely and ordered alike on both databases', async () => {
  await using fresh = await freshDatabase()
  // A database that sorts by the rules of a language would put these in another order.
  const made = manyScholarships(1_100, today).map((each, at) => ({
    ...each,
    id: `${['a-b', 'ab', 'A-c', 'a_d'][at % 4]}-${at}`,
    deadline: { kind: 'continuous', on: null, time: null, timeZone: null } as const,
  }))
  await replaceScholarships(fresh.database, made)
  const index = await openScholarshipCatalog(fresh.database).on(today)
  expect(index.find(everything)).toEqual({
    total: made.length,
    scholarships: made.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  })
})

test('without a change, the index stays and nothing is read again', async () => {
  await using fresh = await freshDatabase()
  await replaceScholarships(fresh.database, manyScholarships(10, today))
  const counted = countReads(fresh.database)
  const catalog = openScholarshipCatalog(counted.database)
  const [one, two] = await Promise.all([catalog.on(today), catalog.on(today)])
  expect(two).toBe(one)
  expect(await catalog.on(addDays(today, 1))).toBe(one)
  expect(counted.reads()).toBe(1)
})

test('the dates of samples move with the day, and the new day is read once', async () => {
  await using fresh = await freshDatabase()
  await replaceScholarships(fresh.database, manyScholarships(2, today))
  await fresh.database.write((tx) =>
    tx
      .updateTable('scholarship')
      .set({ deadline_on: null, deadline_days_ahead: 30, deadline_kind: 'received' })
      .execute(),
  )
  const counted = countReads(fresh.database)
  const catalog = openScholarshipCatalog(counted.database)
  const deadlineOn = async (day: string) =>
    (await catalog.on(day)).find(everything).scholarships[0]?.deadline.on
  expect(await deadlineOn(today)).toBe(addDays(today, 30))
  const tomorrow = addDays(today, 1)
  expect(await Promise.all([deadlineOn(tomorrow), deadlineOn(tomorrow)])).toEqual(
    Array(2).fill(addDays(tomorrow, 30)),
  )
  expect(counted.reads()).toBe(2)
})

test('after a change, even by another process, the scholarships are read again', async () => {
  await using fresh = await freshDatabase()
  await replaceScholarships(fresh.database, manyScholarships(10, today))
  const catalog = openScholarshipCatalog(fresh.database)
  expect((await catalog.on(today)).size).toBe(10)
  const other = await openDatabase(fresh)
  await replaceScholarships(other, manyScholarships(4, today))
  await other.close()
  await expect.poll(async () => (await catalog.on(today)).size, { timeout: 6_000 }).toBe(4)
})

test('a change is read before anybody asks', async () => {
  await using fresh = await freshDatabase()
  const counted = countReads(fresh.database)
  const catalog = openScholarshipCatalog(counted.database)
  await catalog.on(today)
  await replaceScholarships(fresh.database, manyScholarships(4, today))
  expect(counted.reads()).toBe(2)
  expect((await catalog.on(today)).size).toBe(4)
  expect(counted.reads()).toBe(2)
})

test('a failed read is retried by the next caller', async () => {
  await using fresh = await freshDatabase()
  let isDown = true
  const catalog = openScholarshipCatalog({
    ...fresh.database,
    snapshot: (work) => (isDown ? Promise.reject(new Error('down')) : fresh.database.snapshot(work)),
  })
  await expect(catalog.on(today)).rejects.toThrow('down')
  isDown = false
  expect((await catalog.on(today)).size).toBe(0)
})

test('withdrawn scholarships are gone', async () => {
  await using fresh = await freshDatabase()
  const [first, second] = manyScholarships(2, today)
  if (!first || !second) throw new Error('no scholarships')
  await replaceScholarships(fresh.database, [first, second])
  await fresh.database.write((tx) =>
    tx.updateTable('scholarship').set({ withdrawn_on: today }).where('id', '=', first.id).execute(),
  )
  const index = await openScholarshipCatalog(fresh.database).on(today)
  expect(index.byId(first.id)).toBeUndefined()
  expect(index.byId(second.id)).toEqual(second)
})

function countReads(database: Database): { database: Database; reads(): number } {
  let reads = 0
  const snapshot: Database['snapshot'] = (work) => {
    reads += 1
    return database.snapshot(work)
  }
  return { database: { ...database, snapshot }, reads: () => reads }
}
