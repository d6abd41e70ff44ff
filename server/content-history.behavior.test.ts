import { afterEach, expect, test, vi } from 'vitest'
import { testServer } from '#testing/server.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['1', 1],
  ['0', 0],
])('with CONTENT_HISTORY_DAYS=%s, %i old transaction is gone a minute later', async (days, gone) => {
  let clock = new Date('2026-11-22T12:00:00Z')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await using site = await testServer({ settings: { CONTENT_HISTORY_DAYS: days }, now: () => clock })
  const { content, database } = site.services
  const { documents } = content.store
  const oldest = documents('production')?.number
  await content.store.commit('production', {
    transactionId: 'newest',
    author: 'tester',
    mutations: [],
    plan: () => ({ changes: [{ id: 'a', before: null, after: note }], answer: undefined }),
  })
  clock = new Date('2026-11-24T12:00:00Z')
  await vi.advanceTimersByTimeAsync(60_000)
  // Closing waits for the step that has begun.
  await content.close()
  const row = await database.read.selectFrom('content_dataset').select('pruned_to').executeTakeFirst()
  expect([oldest, row?.pruned_to]).toEqual([1, gone])
})

const note = {
  _id: 'a',
  _type: 'note',
  _rev: 'newest',
  _createdAt: '2026-11-22T12:00:00Z',
  _updatedAt: '2026-11-22T12:00:00Z',
}
