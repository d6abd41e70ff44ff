import { expect, test } from 'vitest'
import { ContentError, refusal } from '#content/errors.ts'
import type { Transaction } from './content-store.ts'
import { openStore } from './open-store.ts'
import { dataset, document, freshStore, put, storeOptions } from './store.fixture.ts'

test('a commit is in memory, reported to listeners, in the log, and present after a restart', async () => {
  await using made = await freshStore()
  const { store, fresh } = made
  const received: Transaction[] = []
  store.onTransaction((transaction) => received.push(transaction))
  const a = document('a', { title: 'Zoë 🎓 \u0000 "', tags: [], nested: { list: [[], {}] } })
  const first = await put(store, { a, b: document('b') }, 'one')
  const second = await put(store, { a: { ...a, title: 'new' }, b: null }, 'two')

  expect(first).toStrictEqual({
    number: 1,
    id: 'one',
    dataset,
    author: 'tester',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    mutations: [{ put: ['a', 'b'] }],
    changes: [
      { id: 'a', before: null, after: a },
      { id: 'b', before: null, after: document('b') },
    ],
  })
  expect(second.changes).toStrictEqual([
    { id: 'a', before: a, after: { ...a, title: 'new' } },
    { id: 'b', before: document('b'), after: null },
  ])
  expect(received).toStrictEqual([first, second])
  expect(await store.history.after(dataset, 0, 10)).toStrictEqual([first, second])
  for (const again of [store, await openStore(storeOptions(fresh))]) {
    const documents = again.documents(dataset)
    expect(documents?.number).toBe(2)
    expect(documents?.all()).toStrictEqual([{ ...a, title: 'new' }])
    if (again !== store) await again.close()
  }
})

test('a rejected plan or one without changes writes nothing and takes no number', async () => {
  await using made = await freshStore()
  const { store } = made
  const options = { author: 'tester', mutations: [] }
  const refused = store.commit(dataset, {
    ...options,
    transactionId: 'x',
    plan: () => {
      throw refusal(409, 'No.')
    },
  })
  await expect(refused).rejects.toThrow(ContentError)
  const nothing = await store.commit(dataset, {
    ...options,
    transactionId: 'x',
    plan: () => ({ changes: [], answer: 7 }),
  })
  expect(nothing).toStrictEqual({ transaction: null, answer: 7 })
  expect((await put(store, { a: document('a') }, 'x')).number).toBe(1)
})

test('an id can be used once, and a rejected commit writes nothing', async () => {
  await using made = await freshStore()
  const { store } = made
  await put(store, { a: document('a') }, 'same')
  const again = put(store, { b: document('b') }, 'same')
  await expect(again).rejects.toMatchObject({
    status: 409,
    body: { error: { type: 'transactionAlreadyExistsError', description: expect.any(String), id: 'same' } },
  })
  expect(store.documents(dataset)?.all()).toStrictEqual([document('a')])
  expect((await put(store, { b: document('b') })).number).toBe(2)
})

test('a dry run answers and writes nothing', async () => {
  await using made = await freshStore()
  const { store } = made
  const dry = (transactionId: string) =>
    store.commit(dataset, {
      transactionId,
      author: 'tester',
      mutations: [],
      dryRun: true,
      plan: () => ({ changes: [{ id: 'a', before: null, after: document('a') }], answer: 'ok' }),
    })
  expect(await dry('t')).toStrictEqual({ transaction: null, answer: 'ok' })
  expect(store.documents(dataset)?.all()).toStrictEqual([])
  await put(store, { b: document('b') }, 't')
  await expect(dry('t')).rejects.toMatchObject({ status: 409 })
})

test('writes that overlap see each other', async () => {
  await using made = await freshStore()
  const { store } = made
  await put(store, { a: document('a', { count: 0 }) })
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      store.commit(dataset, {
        transactionId: `add-${index}`,
        author: 'tester',
        mutations: [],
        plan: (documents) => {
          const before = documents.get('a') ?? null
          const after = document('a', { count: Number(before?.count) + 1 })
          return { changes: [{ id: 'a', before, after }], answer: undefined }
        },
      }),
    ),
  )
  expect(store.documents(dataset)?.get('a')?.count).toBe(50)
  expect(store.documents(dataset)?.number).toBe(51)
})

test('a commit of thousands of documents is one transaction', async () => {
  await using made = await freshStore()
  const { store } = made
  const ids = Array.from({ length: 3_000 }, (_, index) => `d${index}`)
  await put(store, Object.fromEntries(ids.map((id) => [id, document(id)])))
  await put(store, Object.fromEntries(ids.slice(1).map((id) => [id, null])))
  expect(store.documents(dataset)?.all()).toStrictEqual([document('d0')])
  expect(await made.fresh.database.read.selectFrom('content_document').select('id').execute()).toStrictEqual([
    { id: 'd0' },
  ])
})

test('the times in a log never go back', async () => {
  await using made = await freshStore()
  const times = ['2026-01-01T00:00:02.000Z', '2026-01-01T00:00:01.000Z']
  const store = await openStore({ ...storeOptions(made.fresh), now: () => new Date(times.shift() ?? '') })
  const first = await put(store, { a: document('a') })
  const second = await put(store, { b: document('b') })
  expect([first.at, second.at]).toStrictEqual(['2026-01-01T00:00:02.000Z', '2026-01-01T00:00:02.000Z'])
  await store.close()
})

test('datasets are created, changed, and deleted with everything they contain', async () => {
  await using made = await freshStore()
  const { store, fresh } = made
  const replaced: string[] = []
  store.onReplaced((name) => replaced.push(name))
  await expect(store.createDataset(dataset, 'public')).rejects.toMatchObject({ status: 409 })
  for (const name of ['', 'Upper', '-x', 'a/b', 'a'.repeat(65)]) {
    await expect(store.createDataset(name, 'public')).rejects.toMatchObject({ status: 400 })
  }
  const info = await store.createDataset('~other', 'private')
  expect(info).toStrictEqual({ name: '~other', aclMode: 'private', createdAt: expect.any(String) })
  expect(store.datasets().map(({ name }) => name)).toStrictEqual([dataset, '~other'])
  expect((await store.changeDataset('~other', 'public'))?.aclMode).toBe('public')
  expect(await store.changeDataset('none', 'public')).toBeUndefined()
  await put(store, { a: document('a') })
  expect(await store.deleteDataset(dataset)).toBe(true)
  expect(await store.deleteDataset(dataset)).toBe(false)
  expect(store.documents(dataset)).toBeUndefined()
  expect(replaced).toStrictEqual([dataset])
  await expect(put(store, { a: document('a') })).rejects.toMatchObject({ status: 404 })
  for (const table of ['content_document', 'content_transaction', 'content_change'] as const) {
    expect(await fresh.database.read.selectFrom(table).select('dataset').execute()).toStrictEqual([])
  }
  await store.createDataset(dataset, 'public')
  expect((await put(store, { b: document('b') })).number).toBe(1)
  expect(store.documents(dataset)?.all()).toStrictEqual([document('b')])
})

test('a listener that fails does not affect the others', async () => {
  await using made = await freshStore()
  const errors: object[] = []
  const store = await openStore({
    ...storeOptions(made.fresh),
    log: { warn() {}, error: (details) => errors.push(details) },
  })
  const error = new Error('broken listener')
  store.onTransaction(() => {
    throw error
  })
  const received: number[] = []
  store.onTransaction(({ number }) => received.push(number))
  await put(store, { a: document('a') })
  expect(received).toStrictEqual([1])
  expect(errors).toStrictEqual([{ err: error }])
  await store.close()
})

test('blobs are returned unchanged, also after a restart', async () => {
  await using made = await freshStore()
  const { store, fresh } = made
  const sha1 = '0123456789abcdef0123456789abcdef01234567'
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
  expect(await store.blobs.get(sha1)).toBeUndefined()
  await Promise.all([store.blobs.put(sha1, bytes), store.blobs.put(sha1, bytes)])
  await store.blobs.put(sha1, bytes)
  const again = await openStore(storeOptions(fresh))
  expect(Buffer.compare((await again.blobs.get(sha1)) ?? new Uint8Array(), bytes)).toBe(0)
  await again.close()
  await store.blobs.delete(sha1)
  await store.blobs.delete(sha1)
  expect(await store.blobs.get(sha1)).toBeUndefined()
  await expect(store.blobs.get('../../../../etc/passwd')).rejects.toThrow('SHA-1')
})
