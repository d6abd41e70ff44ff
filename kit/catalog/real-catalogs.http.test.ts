import { expect, test } from 'vitest'
import { sampleCardIssuers } from '#server/database/seed/sample-cards.ts'
import { sampleScholarships } from '#server/database/seed/sample-scholarships.ts'
import { seededLenders } from '#server/database/seed/seed.ts'
import { runLoadCommand, writeTempFile } from '#testing/load-command.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import type { Place } from '#testing/server-process.ts'

// What the site says of its items while they are invented, and once an operator has loaded real ones.

/** Sentences that call the items on show invented or made up, or say that nobody pays for them. A rule such as “marked ‘Sample’ is made up” stays true. */
const callsItemsInvented =
  /(shown|listed|today|these|this card|this lender|neither)[^.?!]{0,60}\b(invented|made-up|sample)\b|shown today are made up|sample \w+, made up|(invented|made-up) sample|none of (them|their providers) pays us|nobody pays us|review of a sample/i

test('once real items are loaded, no page calls them invented or unpaid; before, the footer says so', async () => {
  await using site = await testServer({ withLibrary: true, settings: { SITE_URL: 'https://bursar.example' } })
  const get = (url: string) => site.request({ url, headers: { accept: 'text/html' } })
  expect(readAll((await get('/')).body)).toMatch(
    /student loans, refinance loans, credit cards, and scholarships shown today are made-up samples/,
  )

  for (const example of ['lenders.csv', 'payments.csv', 'cards.csv', 'scholarships.csv'])
    expect((await load(site, `docs/examples/${example}`)).code, example).not.toBe(1)
  await expect
    .poll(async () => readAll((await get('/')).body), { timeout: 6_000 })
    .not.toMatch(callsItemsInvented)

  await expectNothingInvented(get)
  const picks = await get('/student-loans/slp/best-student-loans')
  expect([picks.statusCode, picks.headers.location]).toEqual([302, '/student-loans/offers'])
})

/** The invented companies, and what they give. */
const sampleNames = [
  ...seededLenders.map(({ name }) => name),
  ...sampleCardIssuers.map(({ name }) => name),
  ...sampleScholarships.flatMap(({ name, provider }) => [name, provider]),
].map(RegExp.escape)

/** Sentences that make filters or answers the cause of an empty list, or speak of a provider that is not there. */
const blamesVisitor =
  /fits? (all of )?these filters|and your answers\.|no single change|no card (fits|is open)|reasons are below|lender by lender|fewer filters/i

const lists = [
  '/student-loans/offers',
  '/student-loans/offers?amount=10000',
  '/refinance-student-loans/offers',
  '/credit-cards/marketplace',
  '/credit-cards/marketplace/student',
  '/scholarships/marketplace',
]

test('a site without samples calls nothing invented, and its empty lists blame no answer or filter', async () => {
  const settings = { SITE_URL: 'https://bursar.example', SAMPLE_DATA: 'false' }
  await using site = await testServer({ withLibrary: true, settings })
  const get = (url: string) => site.request({ url, headers: { accept: 'text/html' } })
  await expectNothingInvented(get, new RegExp(`${callsItemsInvented.source}|${sampleNames.join('|')}`, 'i'))
  for (const path of lists) {
    const page = parsePage((await get(path)).body)
    expect([path, blamesVisitor.exec(page.text('main'))?.[0]]).toEqual([path, undefined])
    expect(page.text('main'), path).toMatch(/We don’t list any|We have no/)
  }
})

test('once everything is withdrawn, nothing is called invented either, and empty lists say so', async () => {
  await using site = await testServer({ withLibrary: true, settings: { SITE_URL: 'https://bursar.example' } })
  const get = (url: string) => site.request({ url, headers: { accept: 'text/html' } })
  for (const example of ['lenders.csv', 'cards.csv', 'scholarships.csv'])
    expect((await load(site, `docs/examples/${example}`)).code, example).not.toBe(1)
  const { loanOffers, cards, scholarships } = await readIds(site)
  for (const [column, ids] of [
    ['offer_id', loanOffers],
    ['card_id', cards],
    ['scholarship_id', scholarships],
  ] as const) {
    const rows = ids.map((id) => `${id},yes\n`).join('')
    const { code, stdout } = await load(site, await writeTempFile(`${column},withdrawn\n${rows}`))
    expect([column, code, stdout]).toEqual([column, 0, expect.stringContaining('nothing is left to list')])
  }
  await expect
    .poll(async () => parsePage((await get('/scholarships/marketplace')).body).text('main'), {
      timeout: 6_000,
    })
    .toContain('We don’t list any open scholarships right now.')
  await expectNothingInvented(get)
  for (const path of lists) {
    const page = parsePage((await get(path)).body)
    expect([path, blamesVisitor.exec(page.text('main'))?.[0]]).toEqual([path, undefined])
  }
})

async function readIds({ services }: Awaited<ReturnType<typeof testServer>>) {
  const rows = await services.database.read.selectFrom('catalog_item').select(['kind', 'id']).execute()
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return {
    loanOffers: ofKind('loan_offer'),
    cards: ofKind('credit_card'),
    scholarships: ofKind('scholarship'),
  }
}

/** Reads every page of the site map, and every list. */
async function expectNothingInvented(
  get: (url: string) => Promise<{ statusCode: number; body: string }>,
  invented = callsItemsInvented,
) {
  const paths = Array.from((await get('/sitemap.xml')).body.matchAll(/<loc>([^<]+)/g), ([, loc = '']) =>
    new URL(loc).pathname.replace(/&amp;/g, '&'),
  )
  expect(paths.length).toBeGreaterThan(40)
  for (const path of new Set([...paths, ...lists])) {
    const page = await get(path)
    expect(page.statusCode, path).toBe(200)
    expect([path, invented.exec(readAll(page.body))?.[0]]).toEqual([path, undefined])
  }
}

test('a line that lost its samples and got nothing says that it has nothing to compare', async () => {
  await using site = await testServer()
  await load(site, 'docs/examples/lenders.csv')
  const landing = async () => parsePage((await site.request({ url: '/refinance-student-loans' })).body)
  await expect
    .poll(async () => (await landing()).text('main'), { timeout: 6_000 })
    .toContain('We have no refinance loans to compare right now.')
  expect((await landing()).text('footer')).toMatch(
    /The credit cards and scholarships shown today are made-up samples/,
  )
})

test('texts about samples become drafts that editors can rewrite, and a later start brings none back', async () => {
  await using site = await testServer({ withLibrary: true })
  const { stdout } = await load(site, 'docs/examples/lenders.csv')
  expect(stdout).toMatch(/Changed to drafts because they describe samples: .*quillmere-bank-review/)
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
