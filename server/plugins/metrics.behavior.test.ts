import { expect, test } from 'vitest'
import routes from '#routes.ts'
import { testServer } from '#testing/server.ts'

const token = 'operator-token-of-a-test'
const headers = { authorization: `Bearer ${token}` }
const settings = { OPERATOR_TOKEN: token }

type Site = Awaited<ReturnType<typeof testServer>>

async function scrape(site: Site): Promise<string> {
  const answer = await site.request({ url: '/metrics', headers })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  return answer.body
}

/** Returns a sample by its name and labels as they are printed. */
function read(text: string, sample: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length + 1))
}

test('the metrics count requests by route, answers by class, and the rest as the operator’s page has it', async () => {
  await using site = await testServer({ settings })
  const visitor = site.visitor()
  await visitor.get('/about/ranking')
  await visitor.get('/about/ranking')
  await visitor.get('/no-such-page')
  await visitor.createAccount({ emailAddress: 'ada@example.com', plaintextPassword: 'Harbor-Light-77' })
  const text = await scrape(site)
  const report = await site.services.operator?.figures.read()
  expect(read(text, 'bursar_request_duration_seconds_count{route="/about/ranking"}')).toBe(2)
  expect(read(text, 'bursar_responses_total{status="4xx"}')).toBe(1)
  expect(read(text, 'bursar_page_cache_requests_total{result="hit"}')).toBe(1)
  expect(read(text, 'bursar_page_cache_requests_total{result="miss"}')).toBe(report?.process.pageCache.misses)
  expect(read(text, 'bursar_page_cache_pages')).toBe(report?.process.pageCache.pages)
  expect(read(text, 'bursar_accounts')).toBe(report?.stored?.accounts)
  expect(read(text, 'bursar_mail{state="waiting"}') ?? 0).toBeGreaterThanOrEqual(0)
  expect(read(text, 'bursar_up{part="database"}')).toBe(1)
  expect(read(text, 'bursar_up{part="content"}')).toBe(1)
  expect(read(text, 'bursar_queue_waiting{queue="pages"}')).toBe(0)
  expect(read(text, 'bursar_database_write_duration_seconds_count')).toBeGreaterThan(0)
  expect(read(text, 'bursar_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThan(0)
  expect(read(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  // Asked again, gauges are set anew and counters of the page cache are not added up twice.
  expect(read(await scrape(site), 'bursar_page_cache_requests_total{result="hit"}')).toBe(1)
})

test('a page that is answered from memory, before any route is looked up, is counted too', async () => {
  await using site = await testServer({ settings })
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const get = async (path: string) => (await fetch(origin + path)).text()
  await get('/about/ranking')
  await get('/about/ranking')
  await get('/about/ranking')
  const text = await scrape(site)
  const fromMemory = read(text, 'bursar_request_duration_seconds_count{route="(from memory)"}') ?? 0
  expect(fromMemory).toBeGreaterThan(0)
  expect(read(text, 'bursar_page_cache_requests_total{result="hit"}')).toBe(2)
  expect(read(text, 'bursar_page_cache_requests_total{result="miss"}')).toBe(1)
})

test('no label has a path, a parameter, an address or a query', async () => {
  await using site = await testServer({ settings })
  const visitor = site.visitor()
  const secret = 'parameter-of-a-path'
  await visitor.get(`/scholarships/calendar/${secret}`)
  await visitor.get(`/schools/${secret}/${secret}?${secret}=${secret}`)
  await visitor.get(`/${secret}/${secret}?email=ada@example.com`)
  await visitor.get(`/api/${secret}?q=${secret}`)
  await visitor.get(`/api/v2/lenders?type=${secret}`)
  await visitor.send({ method: 'PUT', url: `/about/${secret}` })
  await visitor.post('/signin', { email: 'ada@example.com', password: secret })
  const text = await scrape(site)
  expect(text).not.toContain(secret)
  expect(text).not.toContain('ada@example.com')
  const known = new Set(routes.map(({ path = '' }) => `/${path}`))
  const named = [...text.matchAll(/route="([^"]*)"/g)].map(([, route = '']) => route)
  const pages = [...new Set(named)].filter((route) => !/^\(|^\/(?:api|v[\d:]|metrics)/.test(route))
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter((route) => !known.has(route))).toEqual([])
})

test('server errors and limited requests are counted by hour', async () => {
  await using site = await testServer({ settings: { ...settings, REQUESTS_PER_MINUTE: '2' } })
  const visitor = site.visitor('203.0.113.7')
  for (let i = 0; i < 4; i += 1) await visitor.get('/api/v2/lenders?type=scholarships')
  const report = await site.services.operator?.figures.read()
  expect(report?.process.hours).toHaveLength(24)
  expect(report?.process.hours.at(-1)).toMatchObject({ serverErrors: 0, limited: 2 })
})
