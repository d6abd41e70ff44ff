import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

test('the next query finds a created document and misses a deleted one', async () => {
  const writer = server.writer()
  const created = await writer.create({ _id: 'round-trip', _type: 'note', label: 'here' })
  expect(created).toMatchObject({ _id: 'round-trip', _type: 'note', label: 'here' })
  expect(Date.parse(created._createdAt)).not.toBeNaN()
  const query = '*[_id == $id][0]{_id, label}'
  expect(await server.visitor().fetch(query, { id: 'round-trip' })).toEqual({
    _id: 'round-trip',
    label: 'here',
  })
  await writer.delete('round-trip')
  expect(await writer.getDocument('round-trip')).toBeUndefined()
  expect(await server.visitor().fetch(query, { id: 'round-trip' })).toBeNull()
})

test('deleting a missing document is not an error', async () => {
  expect(await server.writer().delete('never-was')).toMatchObject({
    results: [{ id: 'never-was', operation: 'none' }],
  })
})

test('creates a document once, replaces it, or leaves it unchanged', async () => {
  const writer = server.writer()
  const first = await writer.createIfNotExists({ _id: 'once', _type: 'note', label: 'first' })
  expect(first).toMatchObject({ label: 'first' })
  await writer.createIfNotExists({ _id: 'once', _type: 'note', label: 'second' })
  expect(await writer.getDocument('once')).toMatchObject({ label: 'first', _rev: first._rev })
  const replaced = await writer.createOrReplace({ _id: 'once', _type: 'note' })
  expect(replaced).not.toHaveProperty('label')
  expect(replaced._rev).not.toBe(first._rev)
  expect(replaced._createdAt).toBe(first._createdAt)
})

test('generates a missing id and keeps an id prefix', async () => {
  const writer = server.writer()
  const plain = await writer.create({ _type: 'note' })
  const draft = await writer.create({ _id: 'drafts.', _type: 'note' })
  expect(plain._id).toMatch(/^[\w-]{10,}$/)
  expect(draft._id).toMatch(/^drafts\.[\w-]{10,}$/)
})

test('a patch applies all of its operations', async () => {
  const writer = server.writer()
  await writer.create({
    _id: 'patched',
    _type: 'note',
    count: 1,
    tags: ['a', 'c'],
    old: true,
    text: 'Hello world',
  })
  const patched = await writer
    .patch('patched')
    .set({ label: 'set' })
    .setIfMissing({ label: 'not this', extra: { deep: 1 } })
    .inc({ count: 4 })
    .dec({ 'extra.deep': 1 })
    .insert('after', 'tags[0]', ['b'])
    .unset(['old'])
    .diffMatchPatch({ text: '@@ -1,11 +1,11 @@\n-Hello\n+Howdy\n  world\n' })
    .commit()
  expect(patched).toMatchObject({
    label: 'set',
    count: 5,
    extra: { deep: 0 },
    tags: ['a', 'b', 'c'],
    text: 'Howdy world',
  })
  expect(patched).not.toHaveProperty('old')
})

test('a patch by query reports which documents it changed', async () => {
  const writer = server.writer()
  for (const _id of ['q1', 'q2']) await writer.create({ _id, _type: 'queried', seen: false })
  const result = await writer
    .patch({ query: '*[_type == $type]', params: { type: 'queried' } })
    .set({ seen: true })
    .commit({ returnDocuments: false, returnFirst: false })
  expect(result.documentIds.toSorted()).toEqual(['q1', 'q2'])
  expect(await writer.fetch('count(*[_type == "queried" && seen])')).toBe(2)
  await writer.delete({ query: '*[_type == "queried"]' })
  expect(await writer.fetch('count(*[_type == "queried"])')).toBe(0)
})

test('a transaction is atomic, and its id becomes the revision of every changed document', async () => {
  const writer = server.writer()
  const result = await writer
    .transaction()
    .create({ _id: 'tx-a', _type: 'note' })
    .create({ _id: 'tx-b', _type: 'note' })
    .patch('tx-a', (patch) => patch.set({ label: 'both' }))
    .transactionId('tx-chosen-by-client')
    .commit()
  expect(result).toMatchObject({
    transactionId: 'tx-chosen-by-client',
    documentIds: ['tx-a', 'tx-b', 'tx-a'],
  })
  const [a, b] = await writer.getDocuments(['tx-a', 'tx-b'])
  expect([a?._rev, b?._rev]).toEqual(['tx-chosen-by-client', 'tx-chosen-by-client'])
  const failing = writer
    .transaction()
    .create({ _id: 'tx-c', _type: 'note' })
    .create({ _id: 'tx-a', _type: 'note' })
    .commit()
  await expect(failing).rejects.toMatchObject({ statusCode: 409 })
  expect(await writer.getDocument('tx-c')).toBeUndefined()
})

test('a dry run returns the result but writes nothing', async () => {
  const writer = server.writer()
  const dry = await writer.create({ _id: 'dry', _type: 'note' }, { dryRun: true })
  expect(dry).toMatchObject({ _id: 'dry', _type: 'note' })
  expect(await writer.getDocument('dry')).toBeUndefined()
})

test('mutations return the requested result', async () => {
  const writer = server.writer()
  const mutations = [{ create: { _id: 'ret-1', _type: 'note' } }, { create: { _id: 'ret-2', _type: 'note' } }]
  expect(
    await writer.mutate(mutations, { returnFirst: false, returnDocuments: true, dryRun: true }),
  ).toMatchObject([{ _id: 'ret-1' }, { _id: 'ret-2' }])
  expect(
    await writer.mutate(mutations, { returnDocuments: false, returnFirst: true, dryRun: true }),
  ).toMatchObject({
    documentId: 'ret-1',
    results: [
      { id: 'ret-1', operation: 'create' },
      { id: 'ret-2', operation: 'create' },
    ],
  })
})

test('generates array keys if the client requests them', async () => {
  const made = await server
    .writer()
    .create({ _id: 'keyed', _type: 'note', items: [{ text: 'a' }] }, { autoGenerateArrayKeys: true })
  expect(made.items[0]).toEqual({ text: 'a', _key: expect.stringMatching(/^\w{4,}$/) })
})

test('returns documents in the requested order, with null for a missing one', async () => {
  const writer = server.writer()
  await writer.createOrReplace({ _id: 'doc-1', _type: 'note' })
  await writer.createOrReplace({ _id: 'drafts.doc-1', _type: 'note', label: 'draft' })
  const got = await writer.getDocuments(['drafts.doc-1', 'nowhere', 'doc-1'])
  expect(got.map((each) => each?._id)).toEqual(['drafts.doc-1', undefined, 'doc-1'])
  expect(await server.visitor().getDocuments(['drafts.doc-1', 'doc-1'])).toMatchObject([
    null,
    { _id: 'doc-1' },
  ])
  const all = await writer.getDocument('doc-1', { includeAllVersions: true })
  expect(all.map(({ _id }) => _id).toSorted()).toEqual(['doc-1', 'drafts.doc-1'])
  expect(await writer.documentsExists(['doc-1', 'nowhere', 'drafts.doc-1'])).toEqual(
    new Set(['doc-1', 'drafts.doc-1']),
  )
})

test('returns many ids in one request', async () => {
  await server.writer().createOrReplace({ _id: 'among-many', _type: 'note' })
  const ids = Array.from({ length: 150 }, (_, at) => `an-id-of-some-length-${at}`)
  expect(await server.visitor().documentsExists([...ids, 'among-many'])).toEqual(new Set(['among-many']))
  const got = await server.visitor().getDocuments([...ids, 'among-many'])
  expect(got.filter((document) => document !== null)).toMatchObject([{ _id: 'among-many' }])
})

test('a long query sent by POST gives the same result', async () => {
  await server.writer().createOrReplace({ _id: 'long-query', _type: 'note', label: 'found' })
  const padding = `// ${'x'.repeat(12_000)}\n`
  const query = '*[_id == $id][0].label'
  const params = { id: 'long-query' }
  expect(await server.visitor().fetch(padding + query, params)).toBe('found')
  expect(await server.visitor().fetch(query, params)).toBe('found')
})

test('parameters keep their types', async () => {
  const params = {
    text: 'ä"\n&=',
    number: 1.5,
    yes: true,
    none: null,
    list: [1, 'two'],
    object: { a: { b: [] } },
  }
  const query =
    '{"text": $text, "number": $number, "yes": $yes, "none": $none, "list": $list, "object": $object}'
  expect(await server.visitor().fetch(query, params)).toEqual(params)
})

test('the full response contains the query, the time taken, and the sync tags', async () => {
  await server.writer().createOrReplace({ _id: 'whole', _type: 'note' })
  const whole = await server.visitor().fetch('*[_id == "whole"][0]._id', {}, { filterResponse: false })
  expect(whole).toEqual({
    query: '*[_id == "whole"][0]._id',
    result: 'whole',
    ms: expect.any(Number),
    syncTags: expect.arrayContaining([expect.stringMatching(/^s1:[\w-]+$/)]),
  })
})

test('perspectives select published, draft, or raw documents', async () => {
  const writer = server.writer()
  await writer.createOrReplace({ _id: 'seen', _type: 'perspective', label: 'published' })
  await writer.createOrReplace({ _id: 'drafts.seen', _type: 'perspective', label: 'draft' })
  const query = '*[_type == "perspective"]{_id, label, _originalId}'
  const published = { _id: 'seen', label: 'published' }
  const overlaid = { _id: 'seen', label: 'draft', _originalId: 'drafts.seen' }
  const reader = server.reader()
  expect(await reader.fetch(query)).toMatchObject([published])
  expect(await reader.fetch(query, {}, { perspective: 'drafts' })).toEqual([overlaid])
  expect(await reader.fetch(query, {}, { perspective: ['drafts'] })).toEqual([overlaid])
  const raw = await reader.fetch<{ _id: string }[]>(query, {}, { perspective: 'raw' })
  expect(raw.map(({ _id }) => _id)).toEqual(['drafts.seen', 'seen'])
  const older = await server.reader({ apiVersion: '2022-11-15' }).fetch<{ _id: string }[]>(query)
  expect(older.map(({ _id }) => _id)).toEqual(['drafts.seen', 'seen'])
  expect(await server.visitor().fetch(query, {}, { perspective: 'drafts' })).toMatchObject([published])
  const asked = await server.ask('/v2025-02-19/data/doc/production/seen?perspective=drafts')
  expect(await asked.json()).toMatchObject({ documents: [{ label: 'published' }], omitted: [] })
})

test('the resource URL returns the same documents', async () => {
  const resource = { type: 'dataset', id: 'bursar.production' } as const
  const writer = server.writer({ resource, projectId: undefined, dataset: undefined })
  await writer.createOrReplace({ _id: 'by-resource', _type: 'note' })
  expect(await writer.fetch('*[_id == "by-resource"][0]._id')).toBe('by-resource')
  expect(await server.visitor().getDocument('by-resource')).toMatchObject({ _id: 'by-resource' })
})

test('a query after an acknowledged mutation never returns stale data', async () => {
  const writer = server.writer()
  const visitor = server.visitor()
  for (let count = 0; count < 20; count++) {
    await writer.createOrReplace({ _id: 'fresh', _type: 'note', count })
    expect(await visitor.fetch('*[_id == "fresh"][0].count')).toBe(count)
    expect(await visitor.fetch('*[_id == "fresh"][0].count')).toBe(count)
  }
})
