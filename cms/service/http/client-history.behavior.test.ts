import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer, tokens } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

test('the history returns who changed what and earlier revisions of documents', async () => {
  const writer = server.writer()
  const first = await writer.create({ _id: 'told', _type: 'note', label: 'one' })
  const second = await writer.patch('told').set({ label: 'two' }).commit()
  const get = (path: string, token?: string) =>
    server.ask(`/v2025-02-19/data/history/production/${path}`, token ? { token } : {})
  const then = await get(`documents/told?revision=${first._rev}`, tokens.read)
  expect(await then.json()).toMatchObject({ documents: [{ _id: 'told', label: 'one' }] })
  const query = 'excludeContent=true&effectFormat=mendoza&includeIdentifiedDocumentsOnly=true'
  const lines = (await (await get(`transactions/told?${query}`, tokens.read)).text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      id: first._rev,
      author: 'token-write',
      documentIDs: ['told'],
      effects: { told: { apply: [0, { label: 'one' }], revert: [0, null] } },
    },
    { id: second._rev, effects: { told: { apply: [0, { label: 'two' }], revert: [0, { label: 'one' }] } } },
  ])
  const events = await get('events/documents/told?limit=1', tokens.read)
  const page = await events.json()
  expect(page).toMatchObject({ events: { told: [{ type: 'updateLiveDocument', revisionId: second._rev }] } })
  const older = await get(`events/documents/told?nextCursor=${page.nextCursor}`, tokens.read)
  expect(await older.json()).toMatchObject({
    events: { told: [{ type: 'createLiveDocument' }] },
    nextCursor: null,
  })
  // A page of length zero would return the same cursor forever.
  expect((await get('events/documents/told?limit=0', tokens.read)).status).toBe(400)
  expect((await get('documents/told')).status).toBe(401)
})

test('the events of a document include publishing and deleting', async () => {
  const writer = server.writer()
  const [publishedId, draftId] = ['eventful', 'drafts.eventful']
  const attributes = { _id: draftId, _type: 'note' }
  await writer.action({
    actionType: 'sanity.action.document.create',
    publishedId,
    attributes,
    ifExists: 'fail',
  })
  await writer.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
  await writer.action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [] })
  const path = `/v2025-02-19/data/history/production/events/documents/${publishedId}`
  const { events } = await (await server.ask(path, { token: tokens.write })).json()
  expect(events[publishedId].map(({ type }: { type: string }) => type)).toEqual([
    'deleteDocumentGroup',
    'publishDocumentVersion',
    'createDocumentVersion',
  ])
})

test('counts and lists the references to a document', async () => {
  const writer = server.writer()
  await writer.create({ _id: 'referred', _type: 'note' })
  for (const _id of ['ref-a', 'drafts.ref-b']) {
    await writer.create({ _id, _type: 'note', to: { _type: 'reference', _ref: 'referred' } })
  }
  const path = '/v2025-02-19/data/references/production/documents/referred/to'
  const shown = await (await server.ask(path, { token: tokens.write })).json()
  expect(shown.totalCount).toBe(2)
  expect(shown.references.map(({ documentId }: { documentId: string }) => documentId).toSorted()).toEqual([
    'drafts.ref-b',
    'ref-a',
  ])
  expect(await (await server.ask(path)).json()).toMatchObject({
    totalCount: 1,
    references: [{ documentId: 'ref-a' }],
  })
})

test('an import restores an export unchanged, whatever the order of references', async () => {
  const writer = server.writer({ dataset: 'out' })
  await writer.datasets.create('out')
  await writer.datasets.create('in')
  const transaction = writer.transaction()
  for (let count = 0; count < 250; count++)
    transaction.create({ _id: `z-${count}`, _type: 'note', text: 'ä'.repeat(50) })
  transaction.create({
    _id: 'a-first',
    _type: 'note',
    to: { _type: 'reference', _ref: 'z-200' },
    weak: { _ref: 'gone', _weak: true },
  })
  transaction.create({ _id: 'drafts.hidden', _type: 'note' })
  await transaction.commit()
  const exported = await (await server.ask('/v1/data/export/out', { token: tokens.read })).text()
  expect(exported.trim().split('\n')).toHaveLength(252)
  const imported = await server.ask('/v1/data/import/in', {
    method: 'POST',
    body: exported,
    token: tokens.write,
  })
  expect(await imported.json()).toMatchObject({ documentCount: 252 })
  const query = '*[] | order(_id) {..., "_rev": null, "_updatedAt": null}'
  const raw = { perspective: 'raw' } as const
  expect(await server.reader({ dataset: 'in' }).fetch(query, {}, raw)).toEqual(
    await writer.fetch(query, {}, raw),
  )
  const visible = await (await server.ask('/v1/data/export/out?types=note')).text()
  expect(visible).not.toContain('drafts.hidden')
})

test('an import stops at the first line that is not a document and reports it', async () => {
  const writer = server.writer({ dataset: 'partly' })
  await writer.datasets.create('partly')
  const lines = ['{"_id":"a","_type":"note"}', '', 'no document']
  const answer = await server.ask('/v1/data/import/partly', {
    method: 'POST',
    body: lines.join('\n'),
    token: tokens.write,
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('Line 3') })
  const dangling = '{"_id":"b","_type":"note","to":{"_type":"reference","_ref":"nowhere"}}'
  const refused = await server.ask('/v1/data/import/partly', {
    method: 'POST',
    body: dangling,
    token: tokens.write,
  })
  expect(refused.status).toBe(409)
  const withoutToken = await server.ask('/v1/data/import/partly', { method: 'POST', body: lines[0] ?? '' })
  expect(withoutToken.status).toBe(403)
})
