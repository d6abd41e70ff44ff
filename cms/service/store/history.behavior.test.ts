import { expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import { dataset, document, freshStore, put, storeOptions } from './store.fixture.ts'

test('history returns past states by document, revision, and time', async () => {
  await using made = await freshStore()
  const seconds = [0, 10, 20, 30, 40]
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds.shift()))
  const store = await openStore({ ...storeOptions(made.fresh), now })
  const a = (step: number) => document('a', { step })
  await put(store, { a: a(1), b: document('b') }, 't1')
  await put(store, { b: document('b', { step: 2 }) }, 't2')
  await put(store, { a: a(3), c: document('c') }, 't3')
  await put(store, { a: null }, 't4')
  await put(store, { a: a(5) }, 't5')
  const { history } = store

  const ofA = await history.ofDocuments(dataset, ['a'])
  expect(ofA.map(({ id, changes }) => [id, changes])).toStrictEqual([
    ['t1', [{ id: 'a', before: null, after: a(1) }]],
    ['t3', [{ id: 'a', before: a(1), after: a(3) }]],
    ['t4', [{ id: 'a', before: a(3), after: null }]],
    ['t5', [{ id: 'a', before: null, after: a(5) }]],
  ])
  const listIds = async (...args: Parameters<typeof history.ofDocuments>) =>
    (await history.ofDocuments(...args)).map(({ id }) => id)
  expect(await listIds(dataset, ['a', 'b'], { reverse: true })).toStrictEqual(['t5', 't4', 't3', 't2', 't1'])
  expect(await listIds(dataset, ['a'], { from: 't2', to: 't4' })).toStrictEqual(['t3', 't4'])
  expect(await listIds(dataset, ['a'], { limit: 1 })).toStrictEqual(['t1'])
  expect(await listIds(dataset, ['a'], { from: 'unknown' })).toStrictEqual([])
  expect(await listIds(dataset, ['unknown'])).toStrictEqual([])
  expect(await listIds(dataset, [])).toStrictEqual([])
  const last = await history.ofDocuments(dataset, ['a'], { reverse: true, limit: 2 })
  expect(last[1]?.changes).toStrictEqual([{ id: 'a', before: a(3), after: null }])

  const at = (place: { revision: string } | { time: string }) => history.documentAt(dataset, 'a', place)
  expect(await at({ revision: 't1' })).toStrictEqual(a(1))
  expect(await at({ revision: 't2' })).toStrictEqual(a(1))
  expect(await at({ revision: 't4' })).toBeNull()
  expect(await at({ revision: 'unknown' })).toBeUndefined()
  expect(await at({ time: '2025-12-31T23:59:59.999Z' })).toBeNull()
  expect(await at({ time: '2026-01-01T00:00:25.000Z' })).toStrictEqual(a(3))

  expect(await history.getNumber(dataset, 't3')).toBe(3)
  expect(await history.getNumber(dataset, 'unknown')).toBeUndefined()
  const after = (await history.after(dataset, 3, 10)) ?? []
  expect(after.map(({ id, changes }) => [id, changes])).toStrictEqual([
    ['t4', [{ id: 'a', before: a(3), after: null }]],
    ['t5', [{ id: 'a', before: null, after: a(5) }]],
  ])
  expect(await history.after(dataset, 5, 10)).toStrictEqual([])
  expect(await history.after(dataset, 6, 10)).toBeUndefined()
  expect(await history.after('unknown', 0, 10)).toBeUndefined()
  await store.close()
})

test('a page of history ends when it grows large, and the next page continues from there', async () => {
  await using made = await freshStore()
  const { store } = made
  const text = 'x'.repeat(3_000_000)
  for (const id of ['t1', 't2', 't3', 't4']) await put(store, { a: document('a', { id, text }) }, id)
  const pages: string[][] = []
  for (let number = 0; ; ) {
    const page = (await store.history.after(dataset, number, 500)) ?? []
    if (page.length === 0) break
    pages.push(page.map(({ id }) => id))
    number = page.at(-1)?.number ?? number
  }
  expect(pages).toStrictEqual([['t1', 't2', 't3'], ['t4']])
  expect(await store.history.ofDocuments(dataset, ['a'])).toHaveLength(3)
})
