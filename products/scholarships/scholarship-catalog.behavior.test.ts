import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { replaceScholarships } from '#testing/replace-scholarships.ts'
import { openScholarshipCatalog } from './open-scholarship-catalog.ts'

const today = '2026-11-23'

test('scholarships of many pieces are indexed completely and ordered alike on both databases', async () => {
  await using fresh = await freshDatabase()
  // A database that sorts by the rules of a language would put these in another order.
  const made = manyScholarships(1_100, today).map((each, at) => ({
    ...each,
    id: `${['a-b', 'ab', 'A-c', 'a_d'][at % 4]}-${at}`,
    deadline: { kind: 'continuous', on: null, time: null, timeZone: null } as const,
  }))
  await replaceScholarships(fresh.database, made)
  const index = await openScholarshipCatalog(fresh.database).on(today)
  const sort = { field: 'deadline', direction: 'ASC' } as const
  expect(index.find({ words: '', sort, offset: 0, limit: 10_000 })).toEqual({
    total: made.length,
    scholarships: made.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  })
})

test('withdrawn scholarships are gone', async () => {
  await using fresh = await freshDatabase()
  const [first, second] = manyScholarships(2, today)
  if (!first || !second) throw new Error('no scholarships')
  await replaceScholarships(fresh.database, [first, second])
  await fresh.database.write((tx) =>
    tx.updateTable('catalog_item').set({ withdrawn_on: today }).where('id', '=', first.id).execute(),
  )
  const index = await openScholarshipCatalog(fresh.database).on(today)
  expect(index.byId(first.id)).toBeUndefined()
  expect(index.byId(second.id)).toEqual(second)
})
