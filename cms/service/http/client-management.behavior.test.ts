import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, catchFailure, contentServer } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

test('creates, lists, changes, and deletes datasets only with the write token', async () => {
  const { datasets } = server.writer()
  expect(await datasets.create('made', { aclMode: 'private' })).toEqual({
    datasetName: 'made',
    aclMode: 'private',
  })
  expect(await catchFailure(datasets.create('made'))).toMatchObject({ statusCode: 409 })
  expect(await datasets.list()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'made', aclMode: 'private' })]),
  )
  expect(await datasets.edit('made', { aclMode: 'public' })).toEqual({
    datasetName: 'made',
    aclMode: 'public',
  })
  expect(await server.visitor({ dataset: 'made' }).fetch('count(*)')).toBe(0)
  expect(await datasets.getEmbeddingsSettings('made')).toEqual({ enabled: false, status: 'disabled' })
  expect(await catchFailure(datasets.editEmbeddingsSettings('made', { enabled: true }))).toMatchObject({
    statusCode: 501,
  })
  expect(await catchFailure(server.reader().datasets.delete('made'))).toMatchObject({ statusCode: 403 })
  expect(await catchFailure(server.visitor().datasets.delete('made'))).toMatchObject({ statusCode: 401 })
  expect(await datasets.delete('made')).toEqual({ deleted: true })
  expect(await catchFailure(datasets.delete('made'))).toMatchObject({ statusCode: 404 })
})

test('a recreated dataset is empty, also for cached queries', async () => {
  const writer = server.writer({ dataset: 'again' })
  await writer.datasets.create('again')
  await writer.create({ _id: 'a', _type: 'first' })
  expect(await server.visitor({ dataset: 'again' }).fetch('*[]._type')).toEqual(['first'])
  await writer.datasets.delete('again')
  await writer.datasets.create('again')
  await writer.create({ _id: 'b', _type: 'second' })
  expect(await server.visitor({ dataset: 'again' }).fetch('*[]._type')).toEqual(['second'])
})

test('a dataset that becomes private hides its public documents', async () => {
  const writer = server.writer({ dataset: 'closing' })
  await writer.datasets.create('closing', { aclMode: 'public' })
  const visitor = server.visitor({ dataset: 'closing' })
  expect(await visitor.fetch('count(*)')).toBe(0)
  await writer.datasets.edit('closing', { aclMode: 'private' })
  expect(await catchFailure(visitor.fetch('count(*)'))).toMatchObject({ statusCode: 401 })
})

test('returns one project whose users correspond to the tokens', async () => {
  const writer = server.writer()
  const projects = await writer.projects.list({ includeMembers: false })
  expect(projects.map(({ id }) => id)).toEqual(['bursar'])
  expect(await writer.projects.getById('bursar')).toMatchObject({ id: 'bursar', displayName: 'bursar' })
  expect(await catchFailure(writer.projects.getById('other'))).toMatchObject({ statusCode: 404 })
  const me = await writer.users.getById('me')
  expect(me).toMatchObject({ id: 'token-write', name: 'Write token', roles: [{ name: 'administrator' }] })
  expect(await writer.users.getById(me.id)).toMatchObject({ id: me.id, projectId: 'bursar' })
  expect(await catchFailure(server.visitor().users.getById('me'))).toMatchObject({ statusCode: 401 })
})

test('answers the startup requests of the official editor', async () => {
  const request = (uri: string) => server.writer().request({ url: uri })
  expect(await request('/projects/bursar/datasets/production/acl')).toEqual([
    { filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'manage'] },
  ])
  expect(await request('/intake/telemetry-status')).toEqual({ status: 'denied' })
  for (const uri of [
    '/features',
    '/schedules/bursar/production',
    '/journey/announcements',
    '/projects/bursar/user-applications',
  ]) {
    expect(await request(uri)).toEqual([])
  }
})

test('lists the permissions of a token where the editor reads them', async () => {
  const listGrants = async (client: SanityClient) => {
    const all = await client.request({ uri: '/projects/bursar/grants' })
    return Object.fromEntries(
      Object.entries<{ grants: { name: string }[] }[]>(all).map(([permission, roles]) => [
        permission,
        roles.flatMap(({ grants }) => grants.map(({ name }) => name)),
      ]),
    )
  }
  const read = { 'sanity.project': ['read'], 'sanity.project.members': ['read'] }
  expect(await listGrants(server.reader())).toEqual({ ...read, 'sanity.project.datasets': ['read'] })
  expect(await listGrants(server.writer())).toEqual({
    ...read,
    'sanity.project.datasets': ['create', 'read', 'update', 'delete'],
  })
  expect(await catchFailure(server.visitor().request({ uri: '/projects/bursar/grants' }))).toMatchObject({
    statusCode: 401,
  })
})

test('stores settings per user', async () => {
  const put = (client: ReturnType<ContentServer['writer']>, value: unknown) =>
    client.request({ method: 'PUT', url: '/users/me/keyvalue', body: [{ key: 'studio.panes', value }] })
  expect(await put(server.writer(), { wide: true })).toEqual([{ key: 'studio.panes', value: { wide: true } }])
  await put(server.writer(), { wide: false })
  const get = (client: ReturnType<ContentServer['writer']>) =>
    client.request({ url: '/users/me/keyvalue/studio.panes,other' })
  expect(await get(server.writer())).toEqual([{ key: 'studio.panes', value: { wide: false } }])
  expect(await get(server.reader())).toEqual([])
})

test('actions edit, publish, unpublish, and delete a draft', async () => {
  const writer = server.writer()
  const publishedId = 'acted'
  const draftId = 'drafts.acted'
  const attributes = { _id: draftId, _type: 'note', label: 'one' }
  const created = await writer.action({
    actionType: 'sanity.action.document.create',
    publishedId,
    attributes,
    ifExists: 'fail',
  })
  expect(created).toEqual({ transactionId: expect.any(String) })
  await writer.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
  expect(await server.visitor().getDocument(publishedId)).toMatchObject({ label: 'one' })
  await writer.action({
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId,
    patch: { set: { label: 'two' } },
  })
  expect(await writer.getDocument(draftId)).toMatchObject({ label: 'two' })
  expect(await writer.getDocument(publishedId)).toMatchObject({ label: 'one' })
  await writer.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId })
  expect(await writer.getDocument(publishedId)).toBeUndefined()
  expect(
    await catchFailure(
      writer.action({
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.none',
        publishedId: 'none',
      }),
    ),
  ).toMatchObject({
    details: { type: 'actionError' },
  })
})

test('a release is created, edited, scheduled, archived, published, and deleted', async () => {
  const writer = server.writer()
  const releaseId = 'rTest1'
  const { releases } = writer
  const state = async () => (await releases.get({ releaseId }))?.state
  await releases.create({ releaseId, metadata: { releaseType: 'asap', title: 'First' } })
  expect(await releases.get({ releaseId })).toMatchObject({
    _id: `_.releases.${releaseId}`,
    _type: 'system.release',
    state: 'active',
    metadata: { releaseType: 'asap', title: 'First' },
  })
  await releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Second' } } })
  expect((await releases.get({ releaseId }))?.metadata.title).toBe('Second')
  await releases.schedule({ releaseId, publishAt: new Date(Date.now() + 3_600_000).toISOString() })
  expect(await state()).toBe('scheduled')
  await releases.unschedule({ releaseId })
  expect(await state()).toBe('active')
  await releases.archive({ releaseId })
  expect(await state()).toBe('archived')
  await releases.unarchive({ releaseId })
  expect(await state()).toBe('active')
  const versionId = `versions.${releaseId}.released`
  await writer.createVersion({
    releaseId,
    publishedId: 'released',
    document: { _id: versionId, _type: 'note', label: 'new' },
  })
  const inRelease = await writer.withConfig({ perspective: 'raw' }).releases.fetchDocuments({ releaseId })
  expect(inRelease.result.map(({ _id }) => _id)).toEqual([versionId])
  expect(await writer.fetch('*[_id == "released"][0].label', {}, { perspective: [releaseId] })).toBe('new')
  await releases.publish({ releaseId })
  expect(await state()).toBe('published')
  expect(await server.visitor().getDocument('released')).toMatchObject({ _id: 'released', label: 'new' })
  await releases.delete({ releaseId })
  expect(await releases.get({ releaseId })).toBeUndefined()
})
