import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLeftOut, type LineCategory, lineCategories } from '#domain/product-line.ts'
import { products } from '#products/products.ts'
import routes from '#routes.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'

// With each product line left out in turn, no page of it answers and no page leads to it.

const siteUrl = 'https://bursar.example'

/** Pages that neither a link nor the site map leads to. */
const others = [
  '/signup',
  '/signin',
  '/reminders',
  '/student-discounts',
  '/promo/newsletter',
  '/_app',
  '/nowhere',
]

describe.each(lineCategories)('without %s', (line) => {
  const on = lineCategories.filter((each) => each !== line)
  let site: Awaited<ReturnType<typeof testServer>>
  beforeAll(async () => {
    const settings = { SITE_URL: siteUrl, PRODUCT_LINES: on.join(','), REQUESTS_PER_MINUTE: '1000000' }
    site = await testServer({ withLibrary: true, settings })
  })
  afterAll(() => site[Symbol.asyncDispose]())
  const get = (url: string) => site.request({ url, headers: { accept: 'text/html' } })

  test('its addresses answer 404 to reading and posting, and articles about it stay', async () => {
    const own = pathsOf(line)
    expect(own.length).toBeGreaterThan(3)
    for (const path of own) {
      const page = await get(path)
      expect([path, page.statusCode]).toEqual([path, 404])
      const posted = await site.request({ method: 'POST', url: path, payload: '' })
      expect([path, posted.statusCode]).toEqual([path, 404])
    }
    expect((await get(`/resources/${line}`)).statusCode).toBe(200)
  })

  test('no page that a visitor can reach leads to it, and neither does any file for crawlers', async () => {
    const seen = new Set<string>()
    const mapped = new Set<string>()
    const bad: string[] = []
    const files = ['/sitemap.xml', '/llms.txt', '/resources/feed.rss', '/resources/feed.json']
    for (const file of files)
      for (const [, path = ''] of (await get(file)).body.matchAll(
        /https:\/\/bursar\.example(\/[^\s"<)\]]*)/g,
      )) {
        if (isLeftOut(path, on)) bad.push(`${file}: ${path}`)
        else if (file === '/sitemap.xml') mapped.add(path)
      }
    for (const path of [...mapped, ...others]) seen.add(path)
    for (const path of seen) {
      const { body, headers, statusCode } = await get(path)
      if (statusCode >= 500 || (statusCode !== 200 && mapped.has(path))) bad.push(`${path}: ${statusCode}`)
      if (!headers['content-type']?.toString().startsWith('text/html')) continue
      for (const [, way = ''] of body.matchAll(/\b(?:href|action|formaction)="(\/[^"]*)"/g))
        if (isLeftOut(way, on)) bad.push(`${path}: ${way}`)
      for (const [, way = ''] of body.matchAll(/"https:\/\/bursar\.example(\/[^"#]*)"/g))
        if (isLeftOut(way, on)) bad.push(`${path} states ${way}`)
      const linked = parsePage(body)
        .links()
        .filter((way) => way.startsWith('/') && !way.startsWith('//'))
      // Of addresses with many queries, one of each path is enough; hundreds of records and schools are alike.
      const ways = linked.map((way) => way.split(/[?#]/)[0] ?? way)
      for (const way of ways) if (!/^\/(fafsa\/proof|schools)\/./.test(way)) seen.add(way)
    }
    expect(bad.slice(0, 20)).toEqual([])
    expect(seen.size).toBeGreaterThan(60)
  }, 180_000)

  test('it is neither found, listed by the API, nor offered to come back to', async () => {
    await site.services.search.ready()
    const product = products.find(({ category }) => category === line)
    for (const query of [product?.link?.label ?? '', line, 'review', 'guide']) {
      const { body } = await get(`/search?q=${encodeURIComponent(query)}`)
      const found = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path)
      expect([query, found.filter((path) => isLeftOut(path, on))]).toEqual([query, []])
    }
    const today = '2026-11-27'
    const { loanOffers, cards, scholarships, listings } = site.services
    const listed = {
      'student-loans': (await loanOffers.offers(today)).length,
      'refinance-student-loans': (await loanOffers.refinanceOffers(today)).length,
      'credit-cards': (await cards.cards(today)).length,
      scholarships: (await scholarships.on(today)).size,
    }
    for (const [category, count] of Object.entries(listed))
      expect([category, count === 0]).toEqual([category, category === line])
    const none = Object.values(await listings.read()).filter((listing) => listing === 'none')
    expect(none).toHaveLength(line === 'fafsa' ? 0 : 1)
  })
})

/** Returns an address for each route of a line. */
function pathsOf(line: LineCategory): string[] {
  const on = lineCategories.filter((each) => each !== line)
  return routes
    .map(({ path = '' }) => `/${path.replaceAll(/:\w+\??/g, 'x')}`)
    .filter((path) => isLeftOut(path, on))
}
