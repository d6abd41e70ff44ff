import { expect, test } from 'vitest'
import { type CostFileKind, costFile } from '#app/features/schools/costs/cost-file.fixture.ts'
import { loadCosts } from '#app/features/schools/costs/load-costs.ts'
import { loadRelease } from '#app/features/schools/ipeds/load-release.ts'
import { hdRow, smallLimits, wholeFile } from '#app/features/schools/ipeds/test-files.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'

const now = new Date('2026-11-27T15:00:00Z')
const ucla = '110662'
const uclaPage = '/schools/110662/university-of-california-los-angeles'

type Server = Awaited<ReturnType<typeof testServer>>

async function open(server: Server, url: string) {
  const response = await server.request({ url })
  return { ...response, page: parsePage(response.body) }
}

async function load({ services: { database } }: Server, kind: CostFileKind, lines: Record<string, string>) {
  const loaded = await loadCosts({ database, ...costFile(kind, lines), now })
  expect(loaded.status).toBe('loaded')
}

test('a school’s page says each bundled figure with its year and source, and what is missing', async () => {
  await using site = await testServer({ now: () => now })
  const { statusCode, page } = await open(site, uclaPage)
  expect(statusCode).toBe(200)
  const text = page.text('main')
  expect(text).toContain('$14,013')
  expect(text).toContain('copy from February 2026')
  const rows = page
    .all('#aid ~ table tbody tr')
    .map((row) => row.querySelectorAll('th, td').map((cell) => cell.text))
  expect(rows).toContainEqual([
    'Undergraduates with a Pell Grant',
    '27%',
    '2022–\u206023, IPEDS student financial aid (NCES)',
  ])
  const missing = page.all('tr').filter((row) => row.text.includes('come back for a second year'))
  expect(missing.map((row) => row.text)).toEqual([expect.stringContaining('Not published')])
  expect(text).toContain('a Student Aid Index of 14,790 or more means no Pell Grant')
})

test('a wrong name leads to the right address, an unknown school nowhere', async () => {
  await using site = await testServer({ now: () => now })
  for (const url of ['/schools/110662/ucla', '/schools/110662', '/schools/00131500', '/schools/00131500/x']) {
    let [status, to] = [301, url]
    for (let hops = 0; status === 301 && hops < 3; hops++) {
      const { statusCode, headers } = await site.request({ url: to })
      status = statusCode
      if (status === 301) to = new URL(String(headers.location), 'http://localhost').pathname
    }
    expect([url, status, to]).toEqual([url, 200, uclaPage])
  }
  for (const url of ['/schools/999999/x', '/schools/999999', '/schools/99999999', '/schools/x/y'])
    expect((await site.request({ url })).statusCode, url).toBe(404)
})

test('a code that several schools share lists them', async () => {
  await using site = await testServer({ now: () => now })
  const extra = [
    hdRow({ unitid: '300001', opeid: '00999900', name: 'Oak & Elm College' }),
    hdRow({ unitid: '300002', opeid: '00999900', name: 'Oak College North' }),
  ]
  const { database, schools } = site.services
  const switched = new Promise<void>((resolve) => schools.onSwitch(resolve))
  await loadRelease({
    database,
    bytes: wholeFile({ extra }),
    fileName: 'hd2024.csv',
    now,
    limits: smallLimits,
  })
  await switched
  const { statusCode, page } = await open(site, '/schools/00999900')
  expect(statusCode).toBe(200)
  const links = page.all('main li a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining(['/schools/300001/oak-and-elm-college', '/schools/300002/oak-college-north']),
  )
})

test('a school without figures says so, and is kept from search engines', async () => {
  await using site = await testServer({ now: () => now })
  const { database, schools } = site.services
  const switched = new Promise<void>((resolve) => schools.onSwitch(resolve))
  await loadRelease({ database, bytes: wholeFile(), fileName: 'hd2024.csv', now, limits: smallLimits })
  await switched
  const school = schools.byUnitid('100001')
  const { body, page } = await open(
    site,
    `/schools/100001/${school?.name.toLowerCase().replaceAll(' ', '-')}`,
  )
  expect(body).toMatch(/<meta name="robots" content="noindex"/)
  expect(page.text('#answer')).toContain('Not published')
  const map = await site.request({ url: '/sitemap-schools.xml' })
  expect(map.body).not.toContain('/schools/100001/')
})

test('a loaded file shows at once on a page that was already kept, with bands and breaks', async () => {
  await using site = await testServer({ now: () => now })
  const before = await open(site, uclaPage)
  expect(before.body).not.toContain('Average net price by family income, one year')
  await load(site, 'aid', {
    [ucla]: 'R,31,20,60,20000,9000,5000,15000,.,8000,.,9000,.,9000,.,21000,.,33000,.',
  })
  const { page } = await open(site, uclaPage)
  expect(page.text('#answer')).toContain('$15,000')
  const labels = page.all('svg[role="img"]').map((chart) => chart.getAttribute('aria-label'))
  expect(labels).toContain('$30,001–$48,000: $9,000')
  const breaks = page.all('#breaks ~ ul li').map((item) => item.text)
  expect(breaks).toEqual(
    expect.arrayContaining(['Above $30,000 in family income, the average net price is $1,000 higher.']),
  )
  expect(breaks.filter((item) => item.includes('Above $48,000'))).toEqual([])
  expect(breaks.join(' ')).toContain('raises the index by 22 to 47 cents, in 6 steps')
  expect(page.links('main')).toContain('/fafsa/estimate#what-if')
})

test('schools side by side: what is not listed is left out, and links add and remove', async () => {
  await using site = await testServer({ now: () => now })
  await load(site, 'completion', { [ucla]: '99,99' })
  const { statusCode, page } = await open(site, '/schools/compare?schools=110662,204796,999999,110662')
  expect(statusCode).toBe(200)
  expect(page.text('h1')).toBe('2 schools side by side')
  expect(page.text('main')).toContain('1 school in this link isn’t on our list')
  const links = page.all('main td a').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    uclaPage,
    '/schools/compare?schools=204796',
    '/schools/204796/ohio-state-university-main-campus',
    '/schools/compare?schools=110662',
  ])
  expect(page.all('form[action="/schools/search"] input[name="compare"]')[0]?.getAttribute('value')).toBe(
    '110662,204796',
  )
})

test('figures of different years are told apart, and none is the best', async () => {
  await using site = await testServer({ now: () => now })
  const { services } = site
  const older = costFile('completion', { [ucla]: '99,99' })
  await loadCosts({ database: services.database, ...older, fileName: 'drvgr2021.csv', now })
  const { page } = await open(site, '/schools/compare?schools=110662,204796')
  const row = page.all('tr').find((each) => each.text.startsWith('Finish within'))
  expect(row?.querySelectorAll('td').map((cell) => cell.text)).toEqual(['99% (2021)', '88% (2023)'])
})

test('at most four schools are compared, and a search adds to them', async () => {
  await using site = await testServer({ now: () => now })
  const five = '110662,204796,100654,166027,100663'
  const { page } = await open(site, `/schools/compare?schools=${five}`)
  expect(page.text('h1')).toBe('4 schools side by side')
  expect(page.all('main form')).toEqual([])
  const search = await open(site, '/schools/search?keywords=harvard&compare=110662,x')
  const links = search.page.all('#results a').map((link) => link.getAttribute('href'))
  expect(links[0]).toBe('/schools/compare?schools=110662,166027')
})

test('the search links each school to its page', async () => {
  await using site = await testServer({ now: () => now })
  const { page } = await open(site, '/schools/search?keywords=ucla')
  const links = page.all('#results a').map((link) => link.getAttribute('href'))
  expect(links).toContain(uclaPage)
})

test('the sitemap of schools lists those with figures, once each, within the protocol’s limits', async () => {
  await using site = await testServer({ now: () => now })
  const { body, headers } = await site.request({ url: '/sitemap-schools.xml' })
  expect(headers['content-type']).toMatch('application/xml')
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path)
  expect(paths).toContain(uclaPage)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.length).toBeGreaterThan(1_300)
  expect(Buffer.byteLength(body)).toBeLessThan(50_000_000)
  const robots = await site.request({ url: '/robots.txt' })
  expect(robots.body).toContain('/sitemap-schools.xml')
})
