import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer, tokens } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

test('a listener receives a welcome event and matching changes, including deletes', async () => {
  const writer = server.writer()
  const received: { type: string; [field: string]: unknown }[] = []
  const welcome = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const listening = writer
    .listen('*[_type == $type]', { type: 'heard' }, { events: ['welcome', 'mutation'], includeResult: true })
    .subscribe((event) => {
      received.push(event)
      if (event.type === 'welcome') welcome.resolve()
      if (event.type === 'mutation' && event.transition === 'disappear') gone.resolve()
    })
  try {
    await welcome.promise
    await writer.create({ _id: 'unheard', _type: 'other' })
    const { _rev } = await writer.create({ _id: 'heard', _type: 'heard', label: 'new' })
    await writer.delete('heard')
    await gone.promise
    expect(received).toMatchObject([
      { type: 'welcome' },
      {
        type: 'mutation',
        documentId: 'heard',
        transition: 'appear',
        resultRev: _rev,
        result: { label: 'new' },
      },
      {
        type: 'mutation',
        documentId: 'heard',
        transition: 'disappear',
        previousRev: _rev,
        resultRev: expect.any(String),
      },
    ])
  } finally {
    listening.unsubscribe()
  }
})

test('live events contain the sync tags of the affected queries', async () => {
  const writer = server.writer()
  await writer.createOrReplace({ _id: 'lively', _type: 'lively', label: 'a' })
  const { syncTags = [] } = await server
    .visitor()
    .fetch('*[_id == "lively"][0]', {}, { filterResponse: false })
  const message = Promise.withResolvers<readonly string[]>()
  const welcome = Promise.withResolvers<void>()
  const live = server
    .visitor()
    .live.events()
    .subscribe((event) => {
      if (event.type === 'welcome') welcome.resolve()
      if (event.type === 'message') message.resolve(event.tags)
    })
  try {
    await welcome.promise
    await writer.patch('lively').set({ label: 'b' }).commit()
    const tags = await message.promise
    expect(syncTags.some((tag) => tags.includes(tag))).toBe(true)
  } finally {
    live.unsubscribe()
  }
})

test('an uploaded image has a document and a URL', async () => {
  // The smallest PNG: one pixel.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const asset = await server
    .writer()
    .assets.upload('image', png, { filename: 'dot.png', contentType: 'image/png' })
  expect(asset).toMatchObject({
    _type: 'sanity.imageAsset',
    extension: 'png',
    originalFilename: 'dot.png',
    mimeType: 'image/png',
  })
  expect(asset._id).toMatch(/^image-[\da-f]{40}-1x1-png$/)
  const shown = await server.ask(`/${asset.path}`)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/png')
  const file = await server.writer().assets.upload('file', Buffer.from('hello'), { filename: 'hello.txt' })
  expect(await (await server.ask(`/${file.path}`)).text()).toBe('hello')
})

test('exports a dataset with its assets and imports it into another one', async () => {
  const writer = server.writer()
  const file = await writer.assets.upload('file', Buffer.from('moved'), {
    filename: 'moved.txt',
    title: 'A title',
  })
  await writer.create({
    _id: 'with-file',
    _type: 'note',
    file: { asset: { _type: 'reference', _ref: file._id } },
  })
  const path = '/v1/data/export/production?assets=true&types=note,sanity.fileAsset'
  const exported = await (await server.ask(path, { token: tokens.read })).text()
  expect((await server.ask(path)).status).toBe(401)
  await writer.datasets.create('moved-to')
  const into = '/v1/data/import/moved-to'
  const imported = await server.ask(into, { method: 'POST', body: exported, token: tokens.write })
  expect(imported.status).toBe(200)
  const moved = await server.visitor({ dataset: 'moved-to' }).fetch('*[_id == "with-file"][0].file.asset->')
  expect(moved).toMatchObject({
    _id: file._id,
    title: 'A title',
    path: file.path.replace('production', 'moved-to'),
  })
  expect(moved).not.toHaveProperty('_bytes')
  expect(await (await server.ask(`/${moved.path}`)).text()).toBe('moved')
  const other = exported.replace(
    Buffer.from('moved').toString('base64'),
    Buffer.from('other').toString('base64'),
  )
  const refused = await server.ask(`${into}?operation=createOrReplace`, {
    method: 'POST',
    body: other,
    token: tokens.write,
  })
  expect(refused.status).toBe(400)
})

test('refuses uploads without the write token', async () => {
  await expect(server.reader().assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({
    statusCode: 403,
  })
})
