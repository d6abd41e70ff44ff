import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, catchFailure, contentServer } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

test('creates versions from a document or a base, replaces them, and discards them', async () => {
  const writer = server.writer()
  await writer.releases.create({ releaseId: 'rv', metadata: { releaseType: 'undecided' } })
  await writer.create({ _id: 'based', _type: 'note', label: 'published' })
  const versionId = 'versions.rv.based'
  await writer.createVersion({ publishedId: 'based', baseId: 'based', releaseId: 'rv' })
  expect(await writer.getDocument('based', { releaseId: 'rv' })).toMatchObject({
    _id: versionId,
    label: 'published',
  })
  await writer.replaceVersion({
    document: { _id: versionId, _type: 'note', label: 'replaced' },
    publishedId: 'based',
    releaseId: 'rv',
  })
  expect(await writer.getDocument(versionId)).toMatchObject({ label: 'replaced' })
  await writer.discardVersion({ publishedId: 'based', releaseId: 'rv' })
  expect(await writer.getDocument(versionId)).toBeUndefined()
})

test('publishing a release can unpublish a document', async () => {
  const writer = server.writer()
  await writer.releases.create({ releaseId: 'ru', metadata: { releaseType: 'asap' } })
  await writer.create({ _id: 'leaving', _type: 'note' })
  await writer.unpublishVersion({ publishedId: 'leaving', releaseId: 'ru' })
  expect(await server.visitor().getDocument('leaving')).toMatchObject({ _id: 'leaving' })
  await writer.releases.publish({ releaseId: 'ru' })
  expect(await server.visitor().getDocument('leaving')).toBeUndefined()
})

test('the observable client behaves the same way', async () => {
  const { observable } = server.writer()
  const made = await last(observable.create({ _id: 'observed', _type: 'note', label: 'a' }))
  expect(made._id).toBe('observed')
  await last(observable.patch('observed').set({ label: 'b' }).commit())
  expect(await last(observable.fetch('*[_id == "observed"][0].label'))).toBe('b')
  expect(await last(observable.getDocument('observed'))).toMatchObject({ label: 'b' })
  const datasets = await last(observable.datasets.list())
  expect(datasets.map(({ name }) => name)).toContain('production')
  await last(observable.transaction().delete('observed').commit())
  expect(await last(observable.documentsExists(['observed']))).toEqual(new Set())
})

test('the same query has the same sync tags, and another query has others', async () => {
  const writer = server.writer()
  await writer.create({ _id: 'tagged', _type: 'tagged' })
  const fetchTags = async (query: string) =>
    (await server.visitor().fetch(query, {}, { filterResponse: false, returnQuery: false })).syncTags
  expect(await fetchTags('*[_id == "tagged"][0]')).toEqual(await fetchTags('*[_id == "tagged"][0]'))
  expect(await fetchTags('*[_id == "tagged"][0]')).not.toEqual(await fetchTags('*[_id == "other"][0]'))
})

test('refuses features of the hosted service with 501', async () => {
  const writer = server.writer({ apiVersion: 'X' })
  const calls = [
    () => writer.agent.action.prompt({ instruction: 'Write' }),
    () => writer.request({ url: '/functions/abc/invoke', method: 'POST', body: {} }),
    () => writer.request({ url: '/collaboration/comments/query' }),
    () => writer.request({ url: '/media-libraries/abc/query' }),
  ]
  for (const call of calls) expect(await catchFailure(call())).toMatchObject({ statusCode: 501 })
})

test('deleting an asset document removes its URL', async () => {
  const writer = server.writer()
  const asset = await writer.assets.upload('file', Buffer.from('soon gone'), { filename: 'gone.txt' })
  const status = async () => (await server.ask(`/${asset.path}`)).status
  expect(await status()).toBe(200)
  await writer.delete(asset._id)
  expect(await status()).toBe(404)
})

/** Resolves to the last emitted value. */
async function last<T>(observed: { forEach(next: (value: T) => void): Promise<void> }): Promise<T> {
  const values: T[] = []
  await observed.forEach((value) => {
    values.push(value)
  })
  const [value] = values.slice(-1)
  if (value === undefined) throw new Error('Nothing was observed.')
  return value
}
