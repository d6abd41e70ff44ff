import { expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import { pruneHistory } from './prune.ts'
import { dataset, document, type FreshStore, freshStore, put, storeOptions } from './store.fixture.ts'

const start = Date.UTC(2026, 0, 1)
const day = (number: number) => new Date(start + number * 24 * 3600 * 1000)

/** Opens a store whose transactions are a day apart. */
async function storeWithDays(fresh: FreshStore['fresh']) {
  let today = 0
  const store = await openStore({ ...storeOptions(fresh), now: () => day(++today) })
  return { store, [Symbol.asyncDispose]: () => store.close() }
}

async function rows({ database: { read } }: FreshStore['fresh']) {
  const changes = await read
    .selectFrom('content_change')
    .select(['number', 'document_id'])
    .orderBy('number')
    .orderBy('place')
    .execute()
  const transactions = await read
    .selectFrom('content_transaction')
    .select(['number', 'mutations'])
    .orderBy('number')
    .execute()
  return {
    changes: changes.map(({ number, document_id: id }) => `${number} ${id}`),
    transactions: transactions.map(({ number }) => number),
    emptied: transactions.filter(({ mutations }) => mutations === '[]').map(({ number }) => number),
  }
}

test('pruned history keeps what each document was, and later history is complete', async () => {
  await using made = await freshStore()
  const { fresh } = made
  await using opened = await storeWithDays(fresh)
  const { store } = opened
  const { history } = store
  const a = (step: number) => document('a', { step })
  await put(store, { a: a(1), b: document('b'), c: document('c') }, 't1')
  await put(store, { a: a(2) }, 't2')
  await put(store, { a: a(3), c: null }, 't3')
  await put(store, { d: document('d') }, 't4')
  await put(store, { a: a(5), d: null }, 't5')
  const current = [...(store.documents(dataset)?.all() ?? [])]

  expect(await pruneHistory(fresh.database, dataset, day(4))).toBe(true)
  expect(await pruneHistory(fresh.database, dataset, day(4))).toBe(false)
  expect(await rows(fresh)).toStrictEqual({
    changes: ['1 b', '3 a', '4 d', '5 a', '5 d'],
    transactions: [1, 3, 4, 5],
    emptied: [1, 3],
  })
  const changesOf = async (...ids: string[]) =>
    (await history.ofDocuments(dataset, ids)).map(({ id, changes }) => [id, changes])
  expect(await changesOf('a', 'b', 'c')).toStrictEqual([['t5', [{ id: 'a', before: a(3), after: a(5) }]]])
  expect(await changesOf('d')).toStrictEqual([
    ['t4', [{ id: 'd', before: null, after: document('d') }]],
    ['t5', [{ id: 'd', before: document('d'), after: null }]],
  ])
  const at = (id: string, place: { revision: string } | { time: string }) =>
    history.documentAt(dataset, id, place)
  expect(await at('a', { revision: 't1' })).toBeUndefined()
  expect(await at('a', { revision: 't2' })).toBeUndefined()
  expect(await at('a', { revision: 't3' })).toStrictEqual(a(3))
  expect(await at('a', { revision: 't4' })).toStrictEqual(a(3))
  expect(await at('b', { revision: 't1' })).toStrictEqual(document('b'))
  expect(await at('c', { revision: 't4' })).toBeNull()
  expect(await at('a', { time: day(4).toISOString() })).toStrictEqual(a(3))
  expect(await history.after(dataset, 2, 10)).toBeUndefined()
  expect((await history.after(dataset, 3, 10))?.map(({ id }) => id)).toStrictEqual(['t4', 't5'])

  // The newest transaction stays, however old it is, because every process compares it with its own.
  while (await pruneHistory(fresh.database, dataset, day(1_000)));
  expect(await rows(fresh)).toStrictEqual({
    changes: ['1 b', '3 a', '4 d', '5 a', '5 d'],
    transactions: [1, 3, 4, 5],
    emptied: [1, 3, 4],
  })
  await put(store, { a: a(6) }, 't6')
  while (await pruneHistory(fresh.database, dataset, day(1_000)));
  expect((await rows(fresh)).changes).toStrictEqual(['1 b', '5 a', '6 a'])
  expect(await changesOf('a')).toStrictEqual([['t6', [{ id: 'a', before: a(5), after: a(6) }]]])

  await using again = await storeWithDays(fresh)
  const [, ...others] = current
  expect(again.store.documents(dataset)?.all()).toStrictEqual([a(6), ...others])
})

test('history is pruned in steps of a hundred transactions, each once, by several processes', async () => {
  await using made = await freshStore()
  const { fresh, store } = made
  for (let step = 0; step < 230; step += 1) await put(store, { a: document('a', { step }) })
  const later = new Date(Date.now() + 1_000)
  const prunedTo = async () =>
    (await fresh.database.read.selectFrom('content_dataset').select('pruned_to').executeTakeFirst())
      ?.pruned_to
  await pruneHistory(fresh.database, dataset, later)
  expect(await prunedTo()).toBe(100)
  await Promise.all([1, 2, 3].map(() => pruneHistory(fresh.database, dataset, later)))
  while (await pruneHistory(fresh.database, dataset, later));
  expect(await prunedTo()).toBe(229)
  expect((await rows(fresh)).transactions).toStrictEqual([229, 230])
})

test('a process that has missed pruned history loads the dataset again', async () => {
  await using made = await freshStore()
  const { fresh, store } = made
  const deaf = { ...fresh.database, onChange: () => () => undefined }
  const other = await openStore(storeOptions({ ...fresh, database: deaf }))
  await put(store, { a: document('a'), b: document('b') })
  await other.commit(dataset, {
    transactionId: 'seen',
    author: 'tester',
    mutations: [],
    plan: () => ({ changes: [{ id: 'c', before: null, after: document('c') }], answer: undefined }),
  })
  await put(store, { a: null })
  await put(store, { b: document('b', { step: 2 }) })
  await put(store, { b: document('b', { step: 3 }) })
  while (await pruneHistory(fresh.database, dataset, new Date(Date.now() + 1_000)));
  const { answer } = await other.commit(dataset, {
    transactionId: 'next',
    author: 'tester',
    mutations: [],
    plan: (documents) => ({
      changes: [{ id: 'd', before: null, after: document('d') }],
      answer: documents.all().map(({ _id }) => _id),
    }),
  })
  expect(answer).toStrictEqual(['b', 'c'])
  await other.close()
})
