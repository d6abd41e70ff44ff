import { expect, test } from 'vitest'
import { runLoadCommand } from '#testing/load-command.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import type { Place } from '#testing/server-process.ts'

// What the site says of its items while they are invented, and once an operator has loaded real ones.

/** Sentences that call the items on show invented, or say that nobody pays for them. A rule such as “marked ‘Sample’ is invented” stays true. */
const callsItemsInvented =
  /(shown|listed|today|these|this card|this lender|neither)[^.?!]{0,60}\b(invented|sample)\b|invented sample|none of (them|their providers) pays us|nobody pays us|review of a sample/i

test('once real items are loaded, no page calls them invented or unpaid; before, the footer says so', async () => {
  await using site = await testServer({ withLibrary: true, settings: { SITE_URL: 'https://bursar.example' } })
  const get = (url: string) => site.request({ url, headers: { accept: 'text/html' } })
  expect(readAll((await get('/')).body)).toMatch(
    /student loans, refinance loans, credit cards, and scholarships shown today are invented samples/,
  )

  for (const example of ['lenders.csv', 'payments.csv', 'cards.csv', 'scholarships.csv'])
    expect((await load(site, `docs/examples/${example}`)).code, example).not.toBe(1)
  await expect
    .poll(async () => readAll((await get('/')).body), { timeout: 6_000 })
    .not.toMatch(callsItemsInvented)

  const paths = Array.from((await get('/sitemap.xml')).body.matchAll(/<loc>([^<]+)/g), ([, loc = '']) =>
    new URL(loc).pathname.replace(/&amp;/g, '&'),
  )
  expect(paths.length).toBeGreaterThan(40)
  for (const path of [...paths, '/refinance-student-loans/offers', '/scholarships/marketplace']) {
    const page = await get(path)
    expect(page.statusCode, path).toBe(200)
    expect([path, callsItemsInvented.exec(readAll(page.body))?.[0]]).toEqual([path, undefined])
  }
  const picks = await get('/student-loans/slp/best-student-loans')
  expect([picks.statusCode, picks.headers.location]).toEqual([302, '/student-loans/offers'])
})

test('a line that lost its samples and got nothing says that it has nothing to compare', async () => {
  await using site = await testServer()
  await load(site, 'docs/examples/lenders.csv')
  const landing = async () => parsePage((await site.request({ url: '/refinance-student-loans' })).body)
  await expect
    .poll(async () => (await landing()).text('main'), { timeout: 6_000 })
    .toContain('We have no refinance loans to compare right now.')
  expect((await landing()).text('footer')).toMatch(
    /The credit cards and scholarships shown today are invented/,
  )
})

test('texts about samples become drafts that editors can rewrite, and a later start brings none back', async () => {
  await using site = await testServer({ withLibrary: true })
  const { stdout } = await load(site, 'docs/examples/lenders.csv')
  expect(stdout).toMatch(/Now drafts, because they describe samples: .*quillmere-bank-review/)
  expect(stdout).not.toContain('copperfinch-first-year-review')
  expect((await load(site, 'docs/examples/lenders.csv')).stdout).not.toContain('Now drafts')
})

test('a dry run changes no text', async () => {
  await using site = await testServer({ withLibrary: true })
  const { stdout } = await load(site, 'docs/examples/lenders.csv', ['--dry-run'])
  expect(stdout).not.toContain('Now drafts')
  expect((await site.request({ url: '/student-loans/reviews/quillmere-bank' })).statusCode).toBe(200)
})

/** Returns what a page says to visitors and to search engines. */
function readAll(html: string): string {
  const page = parsePage(html)
  return [page.title, page.text('body'), ...page.structuredData, ...[...page.metas.values()].flat()].join(
    '\n',
  )
}

function load(site: Place, file: string, flags: string[] = []) {
  return runLoadCommand('server/operator/load-catalog.ts', site, [...flags, file])
}
