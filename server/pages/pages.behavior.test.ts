import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { changeItems } from '#testing/change-items.ts'
import { testServer } from '#testing/server.ts'

const html = { accept: 'text/html' }

test('a public page is rendered once and served from the cache until its data changes', async () => {
  await using site = await testServer()
  const first = await site.request({ url: '/', headers: html })
  const again = await site.request({ url: '/', headers: html })
  expect(first.statusCode).toBe(200)
  expect(again.headers.etag).toBe(first.headers.etag)

  const { database } = site.services
  await changeItems(database, 'loan_offer', () => ({ floorConditions: 'an oak in the garden' }))
  const after = await site.request({ url: '/', headers: html })
  expect(after.body.includes('an oak in the garden')).toBe(true)
  expect(after.headers.etag).not.toBe(first.headers.etag)
})

test('a page leaves no timer that keeps its request in memory', async () => {
  await using site = await testServer()
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  await site.request({ url: '/signin' })
  const before = timers()
  for (let request = 0; request < 20; request += 1) await site.request({ url: '/signin' })
  expect(timers() - before).toBeLessThan(10)
})

test('campaign parameters reach neither the cache key nor the page', async () => {
  await using site = await testServer()
  const plain = await site.request({ url: '/', headers: html })
  const tagged = await site.request({ url: '/?utm_source=mail-campaign&pupid=x&inoid=y', headers: html })
  expect(tagged.headers.etag).toBe(plain.headers.etag)
  expect(tagged.body.includes('mail-campaign')).toBe(false)
})

test('a cached page lists the hash of each inline script and needs no nonce', async () => {
  await using site = await testServer()
  const page = await site.request({ url: '/', headers: html })
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/unsafe|nonce/)
  expect(page.headers['cache-control']).toBe('public, no-cache')
  expect(/<[^>]+\sstyle="/.test(page.body)).toBe(false)
})

test('a per-user page has a new nonce every time and is never stored', async () => {
  await using site = await testServer()
  const [one, two] = [await site.request({ url: '/signin' }), await site.request({ url: '/signin' })]
  for (const page of [one, two]) {
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['content-security-policy']).toMatch(/'nonce-[^']+'/)
    expect(/<[^>]+\sstyle="/.test(page.body)).toBe(false)
  }
  expect(one.headers['content-security-policy']).not.toBe(two.headers['content-security-policy'])
})

test('a per-user page is compressed too', async () => {
  await using site = await testServer()
  const page = await site.request({ url: '/signin', headers: { 'accept-encoding': 'br' } })
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('</html>')
})

test('a page answered from memory equals the same page answered by the framework', async () => {
  await using site = await testServer()
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const get = () => fetch(`${address}/?utm_source=x`, { headers: { 'accept-encoding': encoding } })
    const [long, short] = [await get(), await get()]
    const headers = (answer: Response) =>
      Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'))
    expect(headers(short)).toEqual(headers(long))
    expect((await short.text()) === (await long.text())).toBe(true)
  }
})

test('a visitor’s cookies do not change a public page', async () => {
  await using site = await testServer()
  const plain = await site.request({ url: '/' })
  const withCookie = await site.request({ url: '/', headers: { cookie: 'signed_in=1; session=abc' } })
  expect(withCookie.body === plain.body).toBe(true)
})

test('an unknown address gets the site’s 404 page, which is not stored', async () => {
  await using site = await testServer()
  const page = await site.request({ url: '/no/such/page', headers: html })
  expect(page.statusCode).toBe(404)
  expect(page.headers['cache-control']).toMatch(/no-store/)
  expect(page.body).toContain('<h1')
  expect(page.body).toContain('href="/"')
})

test('a matching ETag gets 304 for the requested encoding', async () => {
  await using site = await testServer()
  const headers = { 'accept-encoding': 'br' }
  const page = await site.request({ url: '/', headers })
  expect(page.headers['content-encoding']).toBe('br')
  const held = await site.request({
    url: '/',
    headers: { ...headers, 'if-none-match': String(page.headers.etag) },
  })
  expect(held.statusCode).toBe(304)
  expect(held.rawPayload).toHaveLength(0)
})

test.each(['/_.data', '/student-loans.data', '/signin.data', '/resources/glossary.data'])(
  '%s, where a client router would request data, is not a page',
  async (url) => {
    await using site = await testServer()
    const answer = await site.request({ url })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
    expect([404, 405]).toContain((await site.request({ url, method: 'POST' })).statusCode)
  },
)

test('a per-user page cannot be prefetched, but a public one can', async () => {
  await using site = await testServer()
  const headers = { 'sec-purpose': 'prefetch' }
  expect((await site.request({ url: '/signup', headers })).statusCode).toBe(400)
  expect((await site.request({ url: '/student-loans', headers })).statusCode).toBe(200)
})

test('a page that fails is logged once, reveals no details and is not cached', async () => {
  await using site = await testServer()
  const { log, schools } = site.services
  const told: unknown[] = []
  log.error = (details) => void told.push(details)
  const search = schools.search
  schools.search = () => {
    throw new Error('secret-reason')
  }
  const url = '/schools/search?keywords=cornell'
  const broken = await site.request({ url })
  schools.search = search
  expect(broken.statusCode).toBe(500)
  expect(broken.headers['cache-control']).toBe('no-store')
  expect(broken.body).not.toContain('secret-reason')
  expect(told).toEqual([{ err: expect.objectContaining({ message: 'secret-reason' }) }])
  expect((await site.request({ url })).statusCode).toBe(200)
})

test('a page that shows today’s date expires at midnight in New York', async () => {
  let now = new Date('2026-11-21T23:00:00-05:00')
  await using site = await testServer({ now: () => now })
  await changeItems(site.services.database, 'loan_offer', () => ({ applyBy: '2026-11-21' }))
  const url = '/'
  const evening = await site.request({ url })
  const later = await site.request({ url })
  now = new Date('2026-11-22T00:00:01-05:00')
  const nextDay = await site.request({ url })
  expect(later.headers.etag).toBe(evening.headers.etag)
  expect(nextDay.headers.etag).not.toBe(evening.headers.etag)
})

test('the API and the page loaders receive the same service objects', async () => {
  await using site = await testServer()
  const { schools } = site.services
  const found: string[] = []
  const search = schools.search.bind(schools)
  schools.search = (keywords) => {
    found.push(keywords)
    return search(keywords)
  }
  await site.request({ url: '/api/schools?keywords=ucla' })
  await site.request({ url: '/schools/search?keywords=cornell' })
  expect(found).toEqual(['ucla', 'cornell'])
})

test('too many requests for uncached pages are rejected, and cached pages do not count', async () => {
  await using site = await testServer({ settings: { REQUESTS_PER_MINUTE: '3' } })
  const statuses: number[] = []
  for (const city of ['ames', 'bath', 'cody', 'delhi']) {
    statuses.push((await site.request({ url: `/schools/search?keywords=${city}` })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  const cached = await site.request({ url: '/schools/search?keywords=ames' })
  expect(cached.statusCode).toBe(200)
})

test('a body over the limit gets an error page and changes nothing', async () => {
  await using site = await testServer({ settings: { BODY_LIMIT_BYTES: '1024' } })
  const page = await site.request({
    method: 'POST',
    url: '/signin',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `email=${'x'.repeat(2000)}`,
  })
  expect(page.statusCode).toBe(413)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toMatch(/at .*\.(ts|js):\d+/)
})

test('a form of thousands of fields is refused before they are parsed', async () => {
  await using site = await testServer()
  const post = (fields: number) =>
    site.request({
      method: 'POST',
      url: '/about/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...html },
      payload: Array(fields).fill('a=1').join('&'),
    })
  expect([(await post(1_000)).statusCode, (await post(12_000)).statusCode]).toEqual([400, 413])
})
