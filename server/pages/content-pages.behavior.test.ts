import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { fakeService, sendEvent, sendJson } from '#app/content/fake-service.fixture.ts'
import { testServer } from '#testing/server.ts'
import { contentPages } from './content-pages.fixture.ts'

type Site = Awaited<ReturnType<typeof testServer>>

const article = (slug: string, fields: object = {}) => ({
  _id: `article-${slug}`,
  _type: 'article',
  title: slug,
  kind: 'guide',
  slug: { _type: 'slug', current: slug },
  ...fields,
})

async function mutate({ services }: Site, ...mutations: object[]): Promise<void> {
  const { dataset } = services.config.content
  await services.content.mutate({ dataset, body: { mutations }, options: {}, author: 'tester' })
}

async function siteWith(...documents: object[]): Promise<Site> {
  const site = await testServer({ buildApp: contentPages() })
  await mutate(site, ...documents.map((document) => ({ createOrReplace: document })))
  return site
}

const pageAt = async (site: Site, url: string) => (await site.request({ url })).json()

/** Requests the pages, runs the work, and returns the pages that had to be rendered again. */
async function dropped(site: Site, urls: readonly string[], work: () => Promise<void>): Promise<string[]> {
  for (const url of urls) await site.request({ url })
  const renders: string[] = []
  const { contentClient } = site.services
  const { ask } = contentClient
  await work()
  for (const url of urls) {
    contentClient.ask = async (...question) => {
      renders.push(url)
      return ask(...question)
    }
    await site.request({ url })
  }
  contentClient.ask = ask
  return renders
}

const all = ['/articles/one', '/articles/two', '/articles/none', '/lists/guide', '/lists/news']

test('a transaction invalidates the pages whose document or list it changes, and no others', async () => {
  const other = 'another-dataset'
  await using site = await siteWith(
    { _id: 'ann', _type: 'author', name: 'Ann' },
    article('one', { author: { _type: 'reference', _ref: 'ann' } }),
    article('two', { kind: 'news', related: { _type: 'reference', _ref: 'later', _weak: true } }),
  )
  const drops = (...mutations: object[]) => dropped(site, all, () => mutate(site, ...mutations))

  expect(await drops({ patch: { id: 'article-one', set: { title: 'First' } } })).toEqual([
    '/articles/one',
    '/lists/guide',
  ])
  expect(await pageAt(site, '/articles/one')).toEqual({ title: 'First', author: 'Ann', related: null })
  expect(await drops({ patch: { id: 'ann', set: { name: 'Anna' } } })).toEqual(['/articles/one'])
  expect(await pageAt(site, '/articles/one')).toMatchObject({ author: 'Anna' })
  // The article moves from one list to the other.
  expect(await drops({ patch: { id: 'article-one', set: { kind: 'news' } } })).toEqual([
    '/articles/one',
    '/lists/guide',
    '/lists/news',
  ])
  // This page was requested earlier, when its document did not exist.
  expect(await drops({ create: article('none', { kind: 'other' }) })).toEqual(['/articles/none'])
  expect(await drops({ create: { _id: 'later', _type: 'article', title: 'Later' } })).toEqual([
    '/articles/two',
  ])
  expect(await drops({ delete: { id: 'article-one' } })).toEqual(['/articles/one', '/lists/news'])

  expect(
    await drops({ create: { ...article('two', { title: 'Soon' }), _id: 'drafts.article-two' } }),
  ).toEqual([])
  expect(await drops({ create: { _id: 'note', _type: 'note', kind: 'guide' } })).toEqual([])
  const { content } = site.services
  await content.ensureDataset(other, 'public')
  const elsewhere = { mutations: [{ create: article('two') }] }
  const write = () => content.mutate({ dataset: other, body: elsewhere, options: {}, author: 'tester' })
  expect(await dropped(site, all, async () => void (await write()))).toEqual([])
})

test('a page that read before a transaction and responds after it is not cached in any process', async () => {
  const held = Promise.withResolvers<void>()
  const reading = Promise.withResolvers<void>()
  const pages = contentPages(async () => {
    reading.resolve()
    await held.promise
  })
  await using site = await siteWith(article('one'))
  const settings = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl ?? '' }
  await using other = await testServer({ buildApp: pages, settings })
  const late = other.request({ url: '/articles/one' })
  await reading.promise
  await mutate(site, { patch: { id: 'article-one', set: { title: 'New' } } })
  const { content } = other.services
  await expect.poll(() => content.store.documents('production')?.get('article-one')?.title).toBe('New')
  held.resolve()
  expect((await late).json()).toMatchObject({ title: 'one' })
  expect(await pageAt(other, '/articles/one')).toMatchObject({ title: 'New' })
  expect(await pageAt(site, '/articles/one')).toMatchObject({ title: 'New' })

  const anew = await dropped(other, ['/articles/one'], async () => {
    await content.store.deleteDataset('production')
    await content.store.createDataset('production', 'public')
  })
  expect(anew).toEqual(['/articles/one'])
})

test('events of a hosted service invalidate pages, and its last answers are used while it is down', async () => {
  const streams: ServerResponse[] = []
  const articles = new Map<unknown, object>([['"one"', { title: 'First' }]])
  const service = await fakeService(({ url }, response) => {
    if (url.pathname.includes('/live/events/')) {
      streams.push(response)
      return sendEvent(response, 'welcome', '1')
    }
    const slug = url.searchParams.get('$slug')
    return sendJson(response, { result: articles.get(slug) ?? null, syncTags: [`s1:${slug}`] })
  })
  const settings = { CONTENT_API_HOST: service.apiHost, CONTENT_PROJECT_ID: 'abc123' }
  await using site = await testServer({ buildApp: contentPages(), settings })
  await expect.poll(() => streams.length).toBe(1)
  expect(await pageAt(site, '/articles/one')).toEqual({ title: 'First' })
  expect(service.queries()[0]?.headers.authorization).toBeUndefined()
  expect(service.queries()[0]?.url.searchParams.get('perspective')).toBe('published')
  await pageAt(site, '/articles/two')

  articles.set('"one"', { title: 'Second' })
  for (const stream of streams) sendEvent(stream, 'message', '2', { tags: ['s1:"one"'] })
  await expect.poll(() => pageAt(site, '/articles/one')).toEqual({ title: 'Second' })
  const before = service.queries().length
  await pageAt(site, '/articles/two')
  expect(service.queries()).toHaveLength(before)

  service.become((_request, response) => sendJson(response, { message: 'gone' }, 500))
  for (const stream of streams) sendEvent(stream, 'restart', '3')
  await expect
    .poll(async () => (await pageAt(site, '/articles/one')) && service.queries().length)
    .toBeGreaterThan(before)
  expect(await pageAt(site, '/articles/one')).toEqual({ title: 'Second' })
  expect((await site.request({ url: '/articles/three' })).statusCode).toBe(503)
})

test('a server can be another server’s content service by configuration alone', async () => {
  await using library = await siteWith(article('one'))
  await library.app.listen({ port: 0, host: '127.0.0.1' })
  const address = library.app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await using site = await testServer({
    buildApp: contentPages(),
    settings: { CONTENT_API_HOST: `http://127.0.0.1:${port}` },
  })
  expect(await pageAt(site, '/articles/one')).toMatchObject({ title: 'one' })
  // Polls until the event connection is open, because only then is an answer cached while nothing changes.
  const ask = () => site.services.contentClient.ask({ query: '*[_type == "article"]' })
  await expect.poll(async () => (await ask()).maxAgeMs).toBeUndefined()
  expect(await pageAt(site, '/lists/guide')).toEqual([{ title: 'one' }])
  await mutate(library, { patch: { id: 'article-one', set: { title: 'New' } } })
  await expect.poll(() => pageAt(site, '/lists/guide')).toEqual([{ title: 'New' }])
  await expect.poll(() => pageAt(site, '/articles/one')).toMatchObject({ title: 'New' })
  // Connections that the client opens in advance would keep the other server from closing.
  library.app.server.on('connection', (socket) => socket.destroy())
  library.app.server.closeAllConnections()
})
