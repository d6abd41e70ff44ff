import { request as ask } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { storedArticle, storedDesk } from '#content-model/documents/some-documents.fixture.ts'
import { operate } from '#operator/operate.ts'
import { librarySite } from '#testing/library-site.ts'
import { testServer } from '#testing/server.ts'

// cspell:ignore draftword

type Site = Pick<Awaited<ReturnType<typeof testServer>>, 'request' | 'dataDir' | 'databaseUrl' | 'services'>

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

/** Follows the link that the operator's command prints. */
async function begin(at: Site, path = address, settings: Record<string, string> = {}) {
  const place = { DATA_DIR: at.dataDir, DATABASE_URL: at.databaseUrl, ...settings }
  const { code, lines } = await operate(['preview-link', path], place)
  expect(code, lines.join()).toBe(0)
  const link = new URL(lines[0] ?? '')
  const answer = await at.request({ url: link.pathname + link.search })
  const [setCookie = ''] = [answer.headers['set-cookie'] ?? ''].flat()
  return { link, answer, setCookie, cookie: setCookie.split(';')[0] ?? '' }
}

test('a link begins the preview and leads to its page, out of reach of scripts and other sites', async () => {
  const { answer, setCookie } = await begin(site)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, address])
  expect(setCookie).toMatch(/^preview=[\w.-]+; Expires=[^;]+ GMT; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('over https the cookie is held to the host', async () => {
  const settings = { SITE_URL: 'https://bursar.example' }
  await using secure = await testServer({ settings })
  const { link, setCookie } = await begin(secure, '/about', settings)
  expect(link.origin).toBe('https://bursar.example')
  expect(setCookie).toMatch(/^__Host-preview=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test('drafts show to who has the cookie, and to nobody else, whichever page was asked for first', async () => {
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

test('lists, the glossary and the settings show drafts too', async () => {
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

test('a draft that cannot be a page says what to mend', async () => {
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
  expect(page.body).toContain('This draft is not a page yet')
  expect(page.body).toMatch(/<code>title<\/code> is required: fill it in/)
  expect((await site.request({ url })).statusCode).toBe(404)
})

test('the bar ends it and stays on the page; another site cannot, and no other site is led to', async () => {
  const { cookie } = await begin(site)
  const leave = (path: string, headers: Record<string, string> = {}) =>
    site.request({
      method: 'POST',
      url: '/preview',
      payload: new URLSearchParams({ path }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
    })
  const left = await leave(`${address}?page=2`)
  expect([left.statusCode, left.headers.location]).toEqual([303, `${address}?page=2`])
  expect(left.headers['set-cookie']).toBe('preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect((await leave('//evil.example')).headers.location).toBe('/')
  const strange = await leave(address, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect(strange.statusCode).toBe(403)
})

test('a ticket that was changed, or is too old, shows nothing and says so', async () => {
  const { link, cookie } = await begin(site)
  const changed = await site.request({ url: `${link.pathname}${link.search}x` })
  expect(changed.statusCode).toBe(403)
  expect(changed.body).toContain('This link is not good, or no longer')
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

test('the page without a ticket says whether a preview is on, and how to begin one', async () => {
  const off = await site.request({ url: '/preview' })
  expect([off.statusCode, off.body.includes('The preview is off')]).toEqual([200, true])
  const { cookie } = await begin(site)
  expect((await site.request({ url: '/preview', headers: { cookie } })).body).toContain('The preview is on')
})

test('who has the cookie hears what of the page moved, also what moved since the page was made', async () => {
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
  const heard = await events.next()
  expect(touches(heard.topics, shown)).toBe(true)

  const again = await listen(site.url, { cookie, position: shown.position, lastEventId: missed.id })
  expect((await again.next()).topics).toEqual(expect.not.arrayContaining([...shown.topics]))
  expect(await again.next()).toEqual(heard)
  // As after a restart of the server: what was missed is not known.
  const lost = await listen(site.url, { cookie, position: shown.position, lastEventId: 'of-before.12' })
  expect(shown.topics.has((await lost.next()).topics[0] ?? '')).toBe(true)
})

test('nobody else hears anything', async () => {
  const answer = await site.request({ url: '/api/preview/events' })
  expect([answer.statusCode, answer.json().error]).toEqual([403, 'NO_PREVIEW'])
})

test('of a hosted service: the token stays on the server, and its events reach the page', async () => {
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
  // The connection to the service stands.
  await events.next()
  await site.editor.patch(draft._id).set({ title: 'Over the wire, again' }).commit()
  expect((await events.next()).topics.some((topic) => shown.topics.has(topic))).toBe(true)
})

test('of a hosted service without a token to read there is no preview', async () => {
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

/** What the bar tells its script. */
function shownBy(html: string): Shown {
  const attribute = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? ''
  return {
    position: attribute('position'),
    topics: new Set(JSON.parse(attribute('topics').replaceAll('&quot;', '"'))),
  }
}

/** The events of a preview, as a browser would read them. */
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
