import { expect, test } from 'vitest'
import { selectIds } from '#content/query/select-ids.ts'
import { openStore } from '#content/store/open-store.ts'
import { freshStore, storeOptions } from '#content/store/store.fixture.ts'
import { publishDueReleases } from './due-releases.ts'
import { catchRefusal, dataset, openClient } from './mutate.fixture.ts'

const releaseId = 'spring'

test('writes a transaction to disk completely or not at all', async () => {
  await using opened = await freshStore()
  const client = openClient(opened.store)
  await client
    .transaction()
    .create({ _id: 'a', _type: 'x', list: [{ _key: 'k', text: 'Grüße 😀\u0000\ud800' }] })
    .create({ _id: 'b', _type: 'x', a: { _type: 'reference', _ref: 'a' } })
    .transactionId('first')
    .commit()
  await catchRefusal(client.transaction().create({ _id: 'c', _type: 'x' }).delete('a').commit())
  await client.patch('a').set({ 'list[_key=="k"].n': 1 }).append('list', ['end']).commit()
  await client.delete('b', { dryRun: true })

  const again = await openStore(storeOptions(opened.fresh))
  const documents = again.documents(dataset)?.all() ?? []
  expect(documents.map(({ _id }) => _id)).toEqual(['a', 'b'])
  expect(documents[0]?.list).toEqual([{ _key: 'k', text: 'Grüße 😀\u0000\ud800', n: 1 }, 'end'])
  await again.close()
})

test('accepts a transaction id only once', async () => {
  await using opened = await freshStore()
  const client = openClient(opened.store)
  await client.mutate([{ create: { _id: 'a', _type: 'x' } }], { transactionId: 'mine' })
  const second = client.mutate([{ create: { _id: 'b', _type: 'x' } }], { transactionId: 'mine' })
  expect(await catchRefusal(second)).toMatchObject({
    status: 409,
    error: { type: 'transactionAlreadyExistsError' },
  })
  expect(opened.store.documents(dataset)?.get('b')).toBeUndefined()
})

test('applies concurrent patches from two processes', async () => {
  await using opened = await freshStore()
  const other = await openStore(storeOptions(opened.fresh))
  await openClient(opened.store).create({ _id: 'a', _type: 'x', n: 0 })
  const clients = [openClient(opened.store), openClient(other)]
  await Promise.all(Array.from({ length: 20 }, (_, at) => clients[at % 2]?.patch('a').inc({ n: 1 }).commit()))
  expect((await clients[0]?.patch('a').inc({ n: 0 }).commit())?.n).toBe(20)
  await other.close()
})

test('edits and publishes a draft, and finds both in the history', async () => {
  await using opened = await freshStore()
  const client = openClient(opened.store)
  const pair = { draftId: 'drafts.a', publishedId: 'a' }
  await client.create({ _id: 'drafts.a', _type: 'x', title: 'First' })
  await client.action({ actionType: 'sanity.action.document.publish', ...pair })
  const patch = { set: { title: 'Second' } }
  await client.action({ actionType: 'sanity.action.document.edit', ...pair, patch })
  const { transactionId } = await client.action({ actionType: 'sanity.action.document.publish', ...pair })
  const [last] = await opened.store.history.ofDocuments(dataset, ['a'], { reverse: true, limit: 1 })
  expect(last).toMatchObject({
    id: transactionId,
    author: 'tester',
    changes: [{ id: 'a', before: { title: 'First' }, after: { title: 'Second', _rev: transactionId } }],
  })
})

test('restores an archived release from the history and publishes it once when due', async () => {
  await using opened = await freshStore()
  const { store } = opened
  const client = openClient(store)
  await client.create({ _id: 'a', _type: 'x', title: 'Old' })
  await client.releases.create({ releaseId, metadata: { releaseType: 'scheduled' } })
  await client.createVersion({ releaseId, publishedId: 'a', baseId: 'a' })
  await client.patch('versions.spring.a').set({ title: 'New' }).commit()
  await client.releases.archive({ releaseId })
  expect(store.documents(dataset)?.get('versions.spring.a')).toBeUndefined()
  await client.releases.unarchive({ releaseId })
  await client.releases.schedule({ releaseId, publishAt: '2026-11-22T08:00:00.000Z' })

  const other = await openStore(storeOptions(opened.fresh))
  const now = new Date('2026-11-22T08:00:01Z')
  const published = await Promise.all([publishDueReleases(store, now), publishDueReleases(other, now)])
  expect(published.toSorted()).toEqual([0, 1])
  expect(store.documents(dataset)?.get('a')).toMatchObject({ title: 'New' })
  expect(store.documents(dataset)?.get('versions.spring.a')).toBeUndefined()
  await other.close()
})

test('evaluates each query of a mutation with the service, after the mutations before it', async () => {
  await using opened = await freshStore()
  const client = openClient(opened.store, selectIds)
  const documents = Array.from({ length: 300 }, (_, at) => ({ _id: `d${at}`, _type: 'x', n: at }))
  await client.mutate(documents.map((document) => ({ create: document })))
  const patch = (query: string) => client.patch({ query })
  const mutations = client
    .transaction()
    .patch(patch('*[_type == "x" && n < 3]').set({ slug: { current: 'this' } }))
    .patch(patch('*[_type == "x" && slug.current == "this"] | order(n desc)[0...2]').set({ n: 999 }))
    .create({ _id: 'page', _type: 'page', x: { _type: 'reference', _ref: 'd7' } })
    .patch(patch('*[_type == "x" && _id in *[_type == "page"].x._ref]').set({ used: true }))
    .serialize()
  const query = '*[_type == "x" && n > $n && n != 999 && !references("page")]'
  const answer = await client.mutate([...mutations, { delete: { query, params: { n: 7 } } }], {
    returnDocuments: false,
    returnFirst: false,
  })
  expect(answer.documentIds.slice(0, 7)).toEqual(['d0', 'd1', 'd2', 'd2', 'd1', 'page', 'd7'])
  const left = opened.store.documents(dataset)?.all() ?? []
  expect(left.map(({ _id, n }) => `${_id} ${n}`)).toEqual([
    'd0 0',
    'd1 999',
    'd2 999',
    'd3 3',
    'd4 4',
    'd5 5',
    'd6 6',
    'd7 7',
    'page undefined',
  ])
  const refused = await catchRefusal(client.delete({ query: '*[' }))
  expect(refused.status).toBe(400)
})
