import { request as ask } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { storedArticle, storedDesk } from '#cms/model/documents/some-documents.fixture.ts'
import { operate } from '#server/operator/operate.ts'
import { librarySite } from '#testing/library-site.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { previewText } from './messages.ts'

// cspell:ignore draftword

type Site = Pick<Awaited<ReturnType<typeof testServer>>, 'visitor' | 'dataDir' | 'databaseUrl'>

const address = '/resources/fafsa/pell-grant'
const { _rev, ...article } = storedArticle
const draft = { ...article, _id: `drafts.${article._id}`, title: 'What a Pell Grant will pay' }

const clock = { now: () => new Date() }
let site: Awaited<ReturnType<typeof librarySite>>
beforeAll(async () => {
  site = await librarySite({}, () => clock.now())
  await site.editor.createOrReplace(storedDesk)
  await site.editor.createOrReplace(article)
  await site.editor.createOrReplace(draft)
})
afterAll(() => site[Symbol.asyncDispose]())

/** Opens the link that the operator's command prints. */
async function begin(at: Site, path = address, settings: Record<string, string> = {}) {
  const place = { DATA_DIR: at.dataDir, DATABASE_URL: at.databaseUrl, ...settings }
  const { code, lines } = await operate(['preview-link', path], place)
  expect(code, lines.join()).toBe(0)
  const link = new URL(lines[0] ?? '')
  const visitor = at.visitor()
  const answer = await visitor.get(link.pathname + link.search)
  const [setCookie = ''] = [answer.headers['set-cookie'] ?? ''].flat()
  return { link, answer, setCookie, cookie: visitor.cookie }
}

test('a link starts the preview and redirects to its page, with an HttpOnly, SameSite cookie', async () => {
  const { answer, setCookie } = await begin(site)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, address])
  expect(setCookie).toMatch(/^preview=[\w.-]+; Path=\/; Expires=[^;]+ GMT; HttpOnly; SameSite=Lax$/)
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('over HTTPS the cookie is bound to the host', async () => {
  const settings = { SITE_URL: 'https://bursar.example' }
  await using secure = await testServer({ settings })
  const { link, setCookie } = await begin(secure, '/about', settings)
  expect(link.origin).toBe('https://bursar.example')
  expect(setCookie).toMatch(/^__Host-preview=.+; Path=\/; .+; HttpOnly; Secure; SameSite=Lax$/)
})

test('only visitors with the cookie see drafts, and the page cache does not mix the two', async () => {
  const { cookie } = await begin(site)
  const published = () => site.request({ url: address })
  const previewed = () => site.request({ url: address, headers: { cookie } })
  for (const [page, other] of [
    [await published(), await previewed()],
    [await published(), await previewed()],
  ] as const) {
    expect(page.body).toContain('How much a Pell Grant pays')
    expect(page.body).not.toContain('What a Pell Grant will pay')
    expect(page.body).not.toContain('id="preview"')
    expect(page.headers['cache-control']).toBe('public, no-cache')
    expect(other.body).toContain('What a Pell Grant will pay</h1>')
    expect(other.body).toContain('id="preview"')
    expect(other.headers['cache-control']).toBe('private, no-store')
    expect(other.headers.etag).toBeUndefined()
  }
  const data = await site.request({ url: '/.data', headers: { cookie } })
  expect(data.headers['cache-control']).toBe('private, no-store')
})

test('a preview also shows drafts in lists, the glossary, and the settings', async () => {
  const { cookie } = await begin(site)
  await site.editor.createOrReplace({
    _id: 'drafts.glossary-draft',
    _type: 'glossary',
    id: 'draftword',
    title: 'a word of a draft',
    content: [{ _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'b', text: 'Not yet said.' }] }],
  })
  const settings = await site.editor.fetch<{ _id: string }>('*[_id == "settings"][0]')
  await site.editor.createOrReplace({
    ...settings,
    _id: 'drafts.settings',
    _type: 'settings',
    redirects: [{ _key: 'a', from: '/soon', to: '/about' }],
  })
  for (const [url, text] of [
    ['/resources/fafsa', 'What a Pell Grant will pay'],
    ['/resources/glossary', 'a word of a draft'],
  ] as const) {
    expect((await site.request({ url, headers: { cookie } })).body).toContain(text)
    expect((await site.request({ url })).body).not.toContain(text)
  }
  const moved = await site.request({ url: '/soon', headers: { cookie } })
  expect([moved.statusCode, moved.headers['cache-control']]).toEqual([301, 'private, no-store'])
  expect((await site.request({ url: '/soon' })).statusCode).toBe(404)
})

test('a draft that cannot be a page lists what to fix', async () => {
  const { cookie } = await begin(site)
  const { title: _title, ...untitled } = draft
  await site.editor.createOrReplace({
    ...untitled,
    _id: 'drafts.untitled',
    slug: { _type: 'slug', current: 'untitled' },
  })
  const url = '/resources/fafsa/untitled'
  const page = await site.request({ url, headers: { cookie } })
  expect(page.statusCode).toBe(422)
  expect(page.body).toContain('This draft isn’t a page yet')
  expect(page.body).toMatch(/<code>title<\/code> is required: fill it in/)
  expect((await site.request({ url })).statusCode).toBe(404)
})

test('the bar ends the preview and stays on the page; other sites can neither end it nor be redirected to', async () => {
  const { cookie } = await begin(site)
  const leave = (path: string, headers: Record<string, string> = {}) =>
    site.visitor().post('/preview', { path }, { cookie, ...headers })
  const left = await leave(`${address}?page=2`)
  expect([left.statusCode, left.headers.location]).toEqual([303, `${address}?page=2`])
  expect(left.headers['set-cookie']).toBe('preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect((await leave('//evil.example')).headers.location).toBe('/')
  const strange = await leave(address, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect(strange.statusCode).toBe(403)
})

test('a forged or expired ticket shows no drafts and says so', async () => {
  const { link, cookie } = await begin(site)
  const changed = await site.request({ url: `${link.pathname}${link.search}x` })
  expect(changed.statusCode).toBe(403)
  expect(changed.body).toContain(previewText.bad)
  expect(changed.headers['set-cookie']).toBeUndefined()
  const forged = await site.request({ url: address, headers: { cookie: `${cookie}x` } })
  expect(forged.body).not.toContain('What a Pell Grant will pay')
  clock.now = () => new Date(Date.now() + 8 * 24 * 3600 * 1000)
  onTestFinished(() => {
    clock.now = () => new Date()
  })
  const late = await site.request({ url: address, headers: { cookie } })
  expect(late.body).not.toContain('What a Pell Grant will pay')
  expect((await site.request({ url: link.pathname + link.search })).statusCode).toBe(403)
})

test('without a ticket the page says whether a preview is on', async () => {
  const off = await site.request({ url: '/preview' })
  expect([off.statusCode, off.body.includes('The preview is off')]).toEqual([200, true])
  const { cookie } = await begin(site)
  expect((await site.request({ url: '/preview', headers: { cookie } })).body).toContain('The preview is on')
})

test('a visitor with the cookie hears which topics changed, including changes since the page was rendered', async () => {
  const { cookie } = await begin(site)
  const shown = shownBy((await site.request({ url: address, headers: { cookie } })).body)
  const other = shownBy((await site.request({ url: '/about/numbers', headers: { cookie } })).body)
  const touches = (topics: readonly string[], { topics: of }: Shown) => topics.some((topic) => of.has(topic))

  await site.editor.patch(draft._id).set({ title: 'Before anybody listened' }).commit()
  const events = await listen(site.url, { cookie, position: shown.position })
  const missed = await events.next()
  expect([touches(missed.topics, shown), touches(missed.topics, other)]).toEqual([true, false])

  await site.editor.createOrReplace({ _id: 'drafts.elsewhere', _type: 'note' })
  expect(touches((await events.next()).topics, shown)).toBe(false)
  await site.editor.patch(draft._id).set({ title: 'While one listened' }).commit()
  const received = await events.next()
  expect(touches(received.topics, shown)).toBe(true)

  const again = await listen(site.url, { cookie, position: shown.position, lastEventId: missed.id })
  expect((await again.next()).topics).toEqual(expect.not.arrayContaining([...shown.topics]))
  expect(await again.next()).toEqual(received)
  // The position is from before a server restart, so the server does not know what was missed.
  const lost = await listen(site.url, { cookie, position: shown.position, lastEventId: 'of-before.12' })
  expect(shown.topics.has((await lost.next()).topics[0] ?? '')).toBe(true)
})

test('a visitor without the cookie cannot listen', async () => {
  const answer = await site.request({ url: '/api/preview/events' })
  expect([answer.statusCode, answer.json().error]).toEqual([403, 'NO_PREVIEW'])
})

test('with a hosted content service, the token stays on the server and its events reach the page', async () => {
  const read = site.services.content.tokens.read
  const settings = { CONTENT_API_HOST: site.url, CONTENT_READ_TOKEN: read }
  await using front = await testServer({ settings })
  const url = await front.app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => front.app.server.closeAllConnections())
  await site.editor.patch(draft._id).set({ title: 'Over the wire' }).commit()
  const { cookie, link } = await begin(front, address, settings)
  const page = await front.request({ url: address, headers: { cookie } })
  expect(page.body).toContain('Over the wire')
  expect((await front.request({ url: address })).body).not.toContain('Over the wire')
  expect(page.body + link.href + cookie).not.toContain(read)

  const shown = shownBy(page.body)
  const events = await listen(url, { cookie, position: shown.position })
  // The first event shows that the connection to the content service is up.
  await events.next()
  await site.editor.patch(draft._id).set({ title: 'Over the wire, again' }).commit()
  expect((await events.next()).topics.some((topic) => shown.topics.has(topic))).toBe(true)
})

test('with a hosted content service but no read token, there is no preview', async () => {
  const settings = { CONTENT_API_HOST: site.url }
  await using front = await testServer({ settings })
  const place = { DATA_DIR: front.dataDir, DATABASE_URL: front.databaseUrl, ...settings }
  expect(await operate(['preview-link', '/about'], place)).toEqual({
    code: 1,
    lines: ['Set CONTENT_READ_TOKEN: the content service needs it to show drafts.'],
  })
})

interface Shown {
  position: string
  topics: ReadonlySet<string>
}

/** Reads the position and topics that the preview bar passes to its script. */
function shownBy(html: string): Shown {
  const { attributes } = parsePage(html)
  const [[position = ''], [topics = '']] = [attributes('data-position'), attributes('data-topics')]
  return { position, topics: new Set(JSON.parse(topics)) }
}

/** Connects to the preview's events as a browser would, and reads them one by one. */
async function listen(
  url: string,
  { cookie, position, lastEventId }: { cookie: string; position: string; lastEventId?: string | undefined },
) {
  const headers = { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) }
  const asked = ask(`${url}/api/preview/events?${new URLSearchParams({ position })}`, { headers }).end()
  onTestFinished(() => void asked.destroy())
  const chunks = await new Promise<AsyncIterator<Buffer>>((resolve, reject) => {
    asked.once('response', (response) => resolve(response[Symbol.asyncIterator]()))
    asked.once('error', reject)
  })
  let text = ''
  return {
    async next(): Promise<{ id: string; topics: string[] }> {
      for (;;) {
        const event = /id: (.+)\nevent: moved\ndata: (.+)\n\n/.exec(text)
        if (event) {
          text = text.slice(event.index + event[0].length)
          return { id: event[1] ?? '', topics: JSON.parse(event[2] ?? '') }
        }
        const { value, done } = await chunks.next()
        if (done) throw new Error(`the stream ended: ${text}`)
        text += value
      }
    },
  }
}
