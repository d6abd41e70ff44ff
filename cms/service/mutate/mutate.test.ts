import { expect, test } from 'vitest'
import { dataset, memoryStore, select, start } from './mutate.fixture.ts'
import { mutate } from './mutate.ts'

const minute = (count: number) => new Date(Date.parse(start) + count * 60_000).toISOString()

test('create returns the document, with a generated id if none or a prefix was given', async () => {
  const { client, documents } = memoryStore()
  const made = await client.create({ _type: 'article', title: 'First' })
  expect(made).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    _type: 'article',
    _rev: expect.stringMatching(/^[0-9a-f-]{36}$/),
    _createdAt: start,
    _updatedAt: start,
    title: 'First',
  })
  expect(documents.get(made._id)).toEqual(made)
  const prefixed = await client.create({ _id: 'drafts.', _type: 'article' })
  expect(prefixed._id).toMatch(/^drafts\.[0-9a-f-]{36}$/)
  const named = await client.create({ _id: 'a', _type: 'article' }, { returnDocuments: false })
  expect(named).toMatchObject({ documentId: 'a', results: [{ id: 'a', operation: 'create' }] })
})

test('createIfNotExists leaves an existing document unchanged and returns it', async () => {
  const { client, log } = memoryStore()
  const first = await client.createIfNotExists({ _id: 'a', _type: 'article', n: 1 })
  const second = await client.createIfNotExists({ _id: 'a', _type: 'article', n: 2 })
  expect(second).toEqual(first)
  expect(log).toHaveLength(1)
})

test('createOrReplace keeps only the creation time, and may change the type', async () => {
  const { client } = memoryStore()
  await client.createOrReplace({ _id: 'a', _type: 'article', n: 1, gone: true })
  const replaced = await client.createOrReplace({ _id: 'a', _type: 'page', n: 2 })
  expect(replaced).toEqual({
    _id: 'a',
    _type: 'page',
    _rev: expect.any(String),
    _createdAt: start,
    _updatedAt: minute(1),
    n: 2,
  })
  const given = await client.createOrReplace({ _id: 'a', _type: 'page', _createdAt: '2020-01-02T03:04:05Z' })
  expect(given._createdAt).toBe('2020-01-02T03:04:05.000Z')
})

test('ignores the revision and update time in a request body', async () => {
  const { client } = memoryStore()
  const body = { _id: 'a', _type: 'article', _rev: 'mine', _updatedAt: '2020-01-01T00:00:00Z' }
  const made = await client.create(body)
  expect(made._updatedAt).toBe(start)
  expect(made._rev).not.toBe('mine')
  const patched = await client.patch('a').set({ _rev: 'mine', _updatedAt: 'x' }).commit()
  expect(patched._updatedAt).toBe(minute(1))
  expect(patched._rev).not.toBe('mine')
})

test('deletes by id, ids, and query, where a missing document is not an error', async () => {
  const { client, documents, store } = memoryStore()
  const transaction = client.transaction()
  for (const id of ['a', 'b', 'c', 'd', 'e']) transaction.create({ _id: id, _type: id < 'd' ? 'x' : 'y' })
  await transaction.commit()
  expect(await client.delete('a', { returnDocuments: true })).toMatchObject([{ _id: 'a', _type: 'x' }])
  await expect(client.delete('a')).resolves.toMatchObject({ results: [{ id: 'a', operation: 'none' }] })
  const body = { mutations: [{ delete: { id: ['b', 'nowhere'] } }] }
  await mutate({ store, select }, { dataset, body, options: {}, author: 'a' })
  await expect(client.delete({ query: '*[_type == $type]', params: { type: 'y' } })).resolves.toMatchObject({
    documentIds: ['d', 'e'],
  })
  expect(documents.all().map(({ _id }) => _id)).toEqual(['c'])
})

test('patches by ids and by query, where a query sees the earlier mutations', async () => {
  const { client, documents } = memoryStore()
  const answer = await client
    .transaction()
    .create({ _id: 'a', _type: 'x', n: 1 })
    .create({ _id: 'b', _type: 'x', n: 1 })
    .patch(client.patch({ query: '*[_type == "x" && n == $n]', params: { n: 1 } }).inc({ n: 1 }))
    .patch(client.patch({ query: '*[n == 2]._id' }).inc({ n: 10 }))
    .delete('a')
    .patch(client.patch({ query: '*[_type == "x"]' }).set({ last: true }))
    .commit()
  expect(answer.results.map(({ id, operation }) => `${operation} ${id}`)).toEqual([
    'create a',
    'create b',
    'update a',
    'update b',
    'update a',
    'update b',
    'delete a',
    'update b',
  ])
  expect(documents.all()).toMatchObject([{ _id: 'b', n: 12, last: true }])
  await client.patch(['b']).set({ n: 0 }).commit()
  expect(documents.get('b')).toMatchObject({ n: 0 })
})

test('each changed document has the transaction id as its revision', async () => {
  const { client, documents, log } = memoryStore()
  const answer = await client
    .transaction()
    .create({ _id: 'a', _type: 'x' })
    .create({ _id: 'b', _type: 'x' })
    .patch('a', (patch) => patch.set({ n: 1 }))
    .transactionId('my-transaction')
    .commit()
  expect(answer.transactionId).toBe('my-transaction')
  expect(documents.all().map(({ _rev }) => _rev)).toEqual(['my-transaction', 'my-transaction'])
  expect(log[0]?.changes.map(({ id, before }) => [id, before])).toEqual([
    ['a', null],
    ['b', null],
  ])
})

test('stores mutations as sent, with generated ids', async () => {
  const { client, log } = memoryStore()
  const made = await client.create({ _type: 'x' })
  await client.patch(made._id).set({ n: 1 }).commit()
  expect(log.map(({ mutations }) => mutations)).toEqual([
    [{ create: { _type: 'x', _id: made._id } }],
    [{ patch: { id: made._id, set: { n: 1 } } }],
  ])
})

test('a document created and removed in one transaction leaves no trace', async () => {
  const { client, log } = memoryStore()
  await client.transaction().create({ _id: 'a', _type: 'x' }).delete('a').commit()
  expect(log).toEqual([])
})

test('ifRevisionID refers to the revision before the transaction in every patch', async () => {
  const { client, documents } = memoryStore()
  const { _rev } = await client.create({ _id: 'a', _type: 'x', n: 1 })
  await client
    .transaction()
    .patch('a', (patch) => patch.ifRevisionId(_rev).inc({ n: 1 }))
    .patch('a', (patch) => patch.ifRevisionId(_rev).inc({ n: 1 }))
    .commit()
  expect(documents.get('a')).toMatchObject({ n: 3 })
})

test('autoGenerateArrayKeys adds keys at every depth and keeps existing ones', async () => {
  const { client } = memoryStore()
  const key = expect.stringMatching(/^[0-9a-f]{12}$/)
  const made = await client.create(
    { _id: 'a', _type: 'x', list: [{ a: 1 }, { _key: 'k' }, 'text', { inner: [{ b: 1 }] }] },
    { autoGenerateArrayKeys: true },
  )
  expect(made.list).toEqual([
    { _key: key, a: 1 },
    { _key: 'k' },
    'text',
    { _key: key, inner: [{ _key: key, b: 1 }] },
  ])
  const patched = await client
    .patch('a')
    .append('list', [{ c: 1 }])
    .commit({ autoGenerateArrayKeys: true })
  const keys: string[] = patched.list.flatMap((item: { _key?: string }) => item._key ?? [])
  expect(new Set(keys).size).toBe(4)
  const without = await client
    .patch('a')
    .append('list', [{ d: 1 }])
    .commit()
  expect(without.list.at(-1)).toEqual({ d: 1 })
})

test('dryRun responds like the real request and changes nothing', async () => {
  const { client, documents, log } = memoryStore()
  await client.create({ _id: 'a', _type: 'x', n: 1 })
  const answer = await client.patch('a').inc({ n: 1 }).commit({ dryRun: true })
  expect(answer).toMatchObject({ n: 2, _updatedAt: minute(1) })
  expect(documents.get('a')).toMatchObject({ n: 1 })
  expect(log).toHaveLength(1)
})

test.each(['sync', 'async', 'deferred'] as const)(
  'visibility %s: visible once acknowledged',
  async (visibility) => {
    const { client, documents } = memoryStore()
    await client.create({ _id: 'a', _type: 'x' }, { visibility })
    expect(documents.get('a')?._type).toBe('x')
  },
)

test('returns documents only on request', async () => {
  const { store } = memoryStore()
  const send = (options: unknown, id: string) =>
    mutate(
      { store, select },
      { dataset, options, author: 'a', body: { mutations: [{ create: { _id: id, _type: 'x' } }] } },
    )
  expect((await send({ returnIds: 'true' }, 'a')).results).toEqual([{ id: 'a', operation: 'create' }])
  expect((await send({ returnDocuments: 'true' }, 'b')).results).toMatchObject([{ document: { _id: 'b' } }])
  expect((await send({}, 'c')).results).toEqual([{ id: 'c', operation: 'create' }])
})
