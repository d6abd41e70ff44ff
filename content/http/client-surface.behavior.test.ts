import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer, failureOf } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

test('versions are made from a document or from a base, replaced and discarded', async () => {
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

test('a release takes a document away when it is published', async () => {
  const writer = server.writer()
  await writer.releases.create({ releaseId: 'ru', metadata: { releaseType: 'asap' } })
  await writer.create({ _id: 'leaving', _type: 'note' })
  await writer.unpublishVersion({ publishedId: 'leaving', releaseId: 'ru' })
  expect(await server.visitor().getDocument('leaving')).toMatchObject({ _id: 'leaving' })
  await writer.releases.publish({ releaseId: 'ru' })
  expect(await server.visitor().getDocument('leaving')).toBeUndefined()
})

test('the observable client does the same', async () => {
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

test('a page drops what it kept of itself by the tags of its answer', async () => {
  const writer = server.writer()
  await writer.create({ _id: 'tagged', _type: 'tagged' })
  const tagsOf = async (query: string) =>
    (await server.visitor().fetch(query, {}, { filterResponse: false, returnQuery: false })).syncTags
  expect(await tagsOf('*[_id == "tagged"][0]')).toEqual(await tagsOf('*[_id == "tagged"][0]'))
  expect(await tagsOf('*[_id == "tagged"][0]')).not.toEqual(await tagsOf('*[_id == "other"][0]'))
})

test('what only the hosted service has is refused with 501', async () => {
  const writer = server.writer({ apiVersion: 'X' })
  const calls = [
    () => writer.agent.action.prompt({ instruction: 'Write' }),
    () => writer.request({ url: '/functions/abc/invoke', method: 'POST', body: {} }),
    () => writer.request({ url: '/collaboration/comments/query' }),
    () => writer.request({ url: '/media-libraries/abc/query' }),
  ]
  for (const call of calls) expect(await failureOf(call())).toMatchObject({ statusCode: 501 })
})

test('an asset is deleted as a document, and its address is gone', async () => {
  const writer = server.writer()
  const asset = await writer.assets.upload('file', Buffer.from('soon gone'), { filename: 'gone.txt' })
  const status = async () => (await server.ask(`/${asset.path}`)).status
  expect(await status()).toBe(200)
  await writer.delete(asset._id)
  expect(await status()).toBe(404)
})

/** The last value, when there are no more. */
async function last<T>(observed: { forEach(next: (value: T) => void): Promise<void> }): Promise<T> {
  const values: T[] = []
  await observed.forEach((value) => {
    values.push(value)
  })
  const [value] = values.slice(-1)
  if (value === undefined) throw new Error('Nothing was observed.')
  return value
}
