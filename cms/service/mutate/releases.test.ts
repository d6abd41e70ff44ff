import type { Action } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { publishDueReleases } from './due-releases.ts'
import { catchRefusal, memoryStore } from './mutate.fixture.ts'

const releaseId = 'spring'
const metadata = { title: 'Spring', releaseType: 'asap' } as const

/**
 * Creates a release with an edited article, a new one, and one to be unpublished. Article `c` is not in the
 * release.
 */
async function release() {
  const memory = memoryStore()
  const { client } = memory
  const transaction = client.transaction()
  for (const _id of ['a', 'b', 'c']) transaction.create({ _id, _type: 'article', title: 'Old' })
  await transaction.commit()
  await client.releases.create({ releaseId, metadata })
  await client.createVersion({ releaseId, publishedId: 'a', baseId: 'a' })
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'versions.spring.a',
    publishedId: 'a',
    patch: { set: { title: 'New' } },
  })
  await client.createVersion({ releaseId, publishedId: 'n', document: { _type: 'article', title: 'First' } })
  await client.unpublishVersion({ releaseId, publishedId: 'b' })
  return memory
}

const titles = (memory: ReturnType<typeof memoryStore>) =>
  Object.fromEntries(memory.documents.ofType('article').map(({ _id, title }) => [_id, title]))

const held = {
  a: 'Old',
  b: 'Old',
  c: 'Old',
  'versions.spring.a': 'New',
  'versions.spring.b': 'Old',
  'versions.spring.n': 'First',
}
const final = [{ id: 'versions.spring.a' }, { id: 'versions.spring.b' }, { id: 'versions.spring.n' }]

test('a release is a document with its name, state and metadata; its versions are documents', async () => {
  const memory = await release()
  expect(memory.documents.get('_.releases.spring')).toMatchObject({
    _type: 'system.release',
    name: 'spring',
    state: 'active',
    metadata: { title: 'Spring', releaseType: 'asap', cardinality: 'many' },
  })
  expect(titles(memory)).toEqual(held)
  expect(memory.documents.get('versions.spring.b')).toMatchObject({ _system: { delete: true } })
  expect(await catchRefusal(memory.client.releases.create({ releaseId, metadata }))).toMatchObject({
    status: 409,
    error: { items: [{ error: { type: 'documentAlreadyExistsError', id: '_.releases.spring' } }] },
  })
})

test('publishing applies all versions in one transaction and ends the release', async () => {
  const memory = await release()
  const { transactionId } = await memory.client.releases.publish({ releaseId })
  expect(titles(memory)).toEqual({ a: 'New', c: 'Old', n: 'First' })
  expect(memory.documents.get('_.releases.spring')).toMatchObject({
    state: 'published',
    publishedAt: memory.documents.get('a')?._updatedAt,
    finalDocumentStates: final,
  })
  expect(memory.documents.get('a')?._rev).toBe(transactionId)
  expect(memory.documents.get('a')).not.toHaveProperty('_system')
  expect(await catchRefusal(memory.client.releases.publish({ releaseId }))).toMatchObject({
    status: 409,
    error: { items: [{ error: { type: 'releaseStateError', state: 'published' } }] },
  })
  await memory.client.releases.delete({ releaseId })
  expect(memory.documents.get('_.releases.spring')).toBeUndefined()
})

test('refuses to publish a release if a version references a missing document', async () => {
  const memory = await release()
  const main = { _type: 'reference', _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'article' } }
  await memory.client.patch('versions.spring.a').set({ main }).commit()
  const refused = await catchRefusal(memory.client.releases.publish({ releaseId }))
  expect(refused).toMatchObject({ status: 409, error: { type: 'actionError' } })
  expect(titles(memory)).toEqual(held)
})

test('unarchive restores a release with its versions', async () => {
  const memory = await release()
  const version = memory.documents.get('versions.spring.a')
  await memory.client.releases.archive({ releaseId })
  expect(titles(memory)).toEqual({ a: 'Old', b: 'Old', c: 'Old' })
  expect(memory.documents.get('_.releases.spring')).toMatchObject({
    state: 'archived',
    finalDocumentStates: final,
  })
  await memory.client.releases.unarchive({ releaseId })
  expect(titles(memory)).toEqual(held)
  expect(memory.documents.get('versions.spring.a')).toMatchObject({ _createdAt: version?._createdAt })
  expect(memory.documents.get('_.releases.spring')).toMatchObject({ state: 'active' })
  expect(memory.documents.get('_.releases.spring')).not.toHaveProperty('finalDocumentStates')
})

test('edit changes only the metadata of a release', async () => {
  const memory = await release()
  await memory.client.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'May' } } })
  expect(memory.documents.get('_.releases.spring')).toMatchObject({
    metadata: { title: 'May', releaseType: 'asap' },
  })
  for (const patch of [{ set: { state: 'published' } }, { unset: ['name'] }, { unset: ['metadata'] }]) {
    const action: Action = { actionType: 'sanity.action.release.edit', releaseId, patch }
    expect(await catchRefusal(memory.client.action(action))).toMatchObject({ status: 400 })
  }
})

describe('a scheduled release', () => {
  const publishAt = '2026-11-22T08:00:00.000Z'

  test('cannot be changed until it is unscheduled', async () => {
    const memory = await release()
    await memory.client.releases.schedule({ releaseId, publishAt: '2026-11-22T09:00:00+01:00' })
    expect(memory.documents.get('_.releases.spring')).toMatchObject({ state: 'scheduled', publishAt })
    const discard = () => memory.client.discardVersion({ releaseId, publishedId: 'a' })
    expect(await catchRefusal(discard())).toMatchObject({
      status: 409,
      error: { items: [{ error: { type: 'releaseStateError', state: 'scheduled' } }] },
    })
    expect(await catchRefusal(memory.client.releases.archive({ releaseId }))).toMatchObject({ status: 409 })
    await memory.client.releases.unschedule({ releaseId })
    expect(memory.documents.get('_.releases.spring')).not.toHaveProperty('publishAt')
    await discard()
    expect(memory.documents.get('versions.spring.a')).toBeUndefined()
  })

  test('is published once when due', async () => {
    const memory = await release()
    await memory.client.releases.schedule({ releaseId, publishAt })
    expect(await publishDueReleases(memory.store, new Date('2026-11-22T07:59:59Z'))).toBe(0)
    expect(await publishDueReleases(memory.store, new Date(publishAt))).toBe(1)
    expect(titles(memory)).toEqual({ a: 'New', c: 'Old', n: 'First' })
    expect(await publishDueReleases(memory.store, new Date(publishAt))).toBe(0)
    expect(memory.log.at(-1)?.author).toBe('system')
  })

  test('becomes active again with the reason if it cannot be published', async () => {
    const memory = await release()
    await memory.client.releases.schedule({ releaseId, publishAt })
    await memory.client.create({ _id: 'page', _type: 'page', main: { _type: 'reference', _ref: 'b' } })
    expect(await publishDueReleases(memory.store, new Date(publishAt))).toBe(0)
    expect(titles(memory)).toEqual(held)
    expect(memory.documents.get('_.releases.spring')).toMatchObject({
      state: 'active',
      error: { message: expect.stringContaining('references to it from "page"') },
    })
  })

  test('requires a time', async () => {
    const memory = await release()
    const refused = await catchRefusal(memory.client.releases.schedule({ releaseId, publishAt: 'soon' }))
    expect(refused.status).toBe(400)
  })
})

test('creates, replaces, and discards versions only where that is allowed', async () => {
  const memory = await release()
  const { client, documents } = memory
  const version = { releaseId, publishedId: 'c' } as const
  const body = { _type: 'article', title: 'Replaced' }
  expect(await catchRefusal(client.replaceVersion({ ...version, document: body }))).toMatchObject({
    status: 409,
  })
  const stale = { ...version, baseId: 'c', ifBaseRevisionId: 'old' }
  expect(await catchRefusal(client.createVersion(stale))).toMatchObject({
    error: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
  })
  await client.createVersion({ ...version, document: { _type: 'article' } })
  expect(await catchRefusal(client.createVersion({ ...version, baseId: 'c' }))).toMatchObject({
    error: { items: [{ error: { type: 'documentAlreadyExistsError', id: 'versions.spring.c' } }] },
  })
  await client.replaceVersion({ ...version, document: body })
  expect(documents.get('versions.spring.c')).toMatchObject({ title: 'Replaced' })
  await client.discardVersion(version)
  expect(await catchRefusal(client.discardVersion(version))).toMatchObject({ status: 409 })
})

test.each([
  ['ignore', 'Spring'],
  ['replace', 'Imported'],
] as const)('import of an existing release: %s', async (ifExists, title) => {
  const memory = await release()
  const document = { _id: '_.releases.spring', _type: 'system.release', metadata: { title: 'Imported' } }
  const action: Action = { actionType: 'sanity.action.release.import', releaseId, document, ifExists }
  await memory.client.action(action)
  expect(memory.documents.get('_.releases.spring')).toMatchObject({ name: 'spring', metadata: { title } })
  expect(await catchRefusal(memory.client.action({ ...action, ifExists: 'fail' }))).toMatchObject({
    status: 409,
  })
})

test('every action refuses a missing release', async () => {
  const { client } = memoryStore()
  for (const name of ['publish', 'archive', 'unarchive', 'unschedule', 'delete'] as const) {
    expect(await catchRefusal(client.releases[name]({ releaseId: 'none' }))).toMatchObject({
      status: 409,
      error: { items: [{ error: { type: 'documentNotFoundError', id: '_.releases.none' } }] },
    })
  }
})

test('a patch that sets a list to its current value counts as editing only the metadata', async () => {
  const memory = await release()
  await memory.client.releases.schedule({ releaseId, publishAt: '2027-01-01T00:00:00.000Z' })
  // A copy, as the editor would send it and as the store creates whenever a long list is read.
  const finalDocumentStates = structuredClone(memory.documents.get('_.releases.spring')?.finalDocumentStates)
  await memory.client.releases.edit({ releaseId, patch: { set: { finalDocumentStates, metadata } } })
  expect(memory.documents.get('_.releases.spring')).toMatchObject({ finalDocumentStates: final, metadata })
})
