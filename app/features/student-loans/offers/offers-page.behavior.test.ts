import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const offers = '/student-loans/offers'
const bands =
  'borrower=student&degree=bachelors&grad=2029-05&enrollment=full_time&amount=12500&repayment=deferred&credit=none' +
  '&income=none&cosigner=yes&cosigner-credit=760_850&cosigner-income=75k_100k&state=CA&control=public&level=four_year'
const forms: [slug: string, form: string][] = [
  ['age', 'age=adult'],
  ['borrower', 'borrower=student'],
  ['school', 'keywords=&school=00131500'],
  ['studies', 'degree=bachelors&graduation-month=05&graduation-year=2029&enrollment=full_time'],
  ['amount', 'amount=%2412%2C345'],
  ['repayment', 'repayment=deferred'],
  ['credit', 'credit=none'],
  ['income', 'income=none'],
  ['cosigner', 'cosigner=yes'],
  ['cosigner-finances', 'cosignerCredit=760_850&cosignerIncome=75k_100k'],
  ['state', 'state=CA'],
  ['citizenship', 'citizenship=visa'],
  ['federal', 'studyYear=second&dependency=dependent&federalThisYear=2000&federalInAll=7500'],
]

type Site = Awaited<ReturnType<typeof testServer>>

/** The cookie of somebody who answered the questions. */
async function answered(site: Site, answers = forms): Promise<string> {
  let cookie = ''
  for (const [slug, payload] of answers) {
    const answer = await site.request({
      method: 'POST',
      url: `/student-loans/signup?question=${slug}`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    })
    cookie = [answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? cookie
  }
  return cookie
}

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? ''
const rowsOf = (html: string) => html.match(/<article.*?<\/article>/gs) ?? []
const lendersOf = (html: string) => rowsOf(html).map((row) => /<h3[^>]*>([^<]*)/.exec(row)?.[1])

test('every row shows what nobody should have to look for', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `${offers}?${bands}&all=1` })
  expect(page.statusCode).toBe(200)
  const rows = rowsOf(page.body)
  expect(rows.length).toBeGreaterThanOrEqual(12)
  for (const row of rows) {
    // Before the first line that opens something.
    const seen = row.slice(0, row.indexOf('<details'))
    for (const promised of ['Lowest: ', 'Highest: ', 'Lowest rate needs', 'Rates seen', '>Sample<', ' us<'])
      expect(seen).toContain(promised)
    expect(seen.match(/APR/g)).toHaveLength(2)
    expect(seen.match(/>Total /g)).toHaveLength(2)
    expect(seen).toMatch(/You meet its published rules|Cannot tell: /)
  }
  expect(titleOf(page.body)).toContain(`${rows.length} sample loans for $12,500`)
  expect(page.body).not.toContain('style=')
})

test('the points of every receipt add up to its score, to the hundredth', async () => {
  await using site = await testServer({ now })
  for (const query of [`${bands}&all=1`, `${bands}&all=1&w-highest_total=7&w-fees=93&w-grace=41`]) {
    const rows = rowsOf((await site.request({ url: `${offers}?${query}` })).body)
    expect(rows.length).toBeGreaterThanOrEqual(12)
    for (const row of rows) {
      const [, body = '', foot = ''] = /<tbody>(.*?)<\/tbody><tfoot>(.*?)<\/tfoot>/s.exec(row) ?? []
      const lastCells = [...body.matchAll(/<td>([\d.]+)<\/td><\/tr>/g)].map((match) => Number(match[1]))
      const score = /<td>([\d.]+)<\/td><\/tr>/.exec(foot)?.[1] ?? ''
      expect(lastCells).toHaveLength(10)
      expect((lastCells.reduce((sum, adds) => sum + Math.round(adds * 100), 0) / 100).toFixed(2)).toBe(score)
      expect(row).toContain(`score ${score}<`)
    }
  }
})

test('who pays us is said above the list and in each row, and the catalog agrees', async () => {
  await using site = await testServer({ now })
  const { body } = await site.request({ url: `${offers}?${bands}&all=1` })
  expect(body.indexOf('Who pays us')).toBeLessThan(body.indexOf('<article'))
  const paid = await site.services.loanOffers.paidLenders()
  const catalog = await site.services.loanOffers.offers('2026-11-21')
  const paidNames = new Set(
    catalog.filter(({ lenderId }) => paid.has(lenderId)).map((offer) => offer.lenderName),
  )
  expect(paidNames.size).toBeGreaterThan(0)
  for (const row of rowsOf(body)) {
    const lender = /<h3[^>]*>([^<]*)/.exec(row)?.[1] ?? ''
    expect(row.includes('>Pays us<'), lender).toBe(paidNames.has(lender))
    expect(row.includes('>Does not pay us<'), lender).toBe(!paidNames.has(lender))
  }
})

test('what a lender pays us moves no loan', async () => {
  await using site = await testServer({ now })
  const url = `${offers}?${bands}&all=1`
  const before = lendersOf((await site.request({ url })).body)
  await site.services.database.write(async (tx) => {
    await tx.deleteFrom('lender_payment').execute()
    await site.services.database.changed(tx, 'lender')
  })
  const { body } = await site.request({ url })
  expect(body).not.toContain('>Pays us<')
  expect(lendersOf(body)).toEqual(before)
})

test('a shared address counts with its ranges; the visitor’s own adds what only the draft holds', async () => {
  await using site = await testServer({ now })
  const cookie = await answered(site)
  const shared = await site.request({ url: `${offers}?${bands}` })
  expect(titleOf(shared.body)).toMatch(/for \$12,500 \|/)
  expect(shared.body).toContain('This link carries ranges only.')
  const own = await site.request({ url: `${offers}?${bands}`, headers: { cookie } })
  expect(titleOf(own.body)).toMatch(/for \$12,345 \|/)
  expect(own.body).not.toContain('This link carries ranges only.')
  // A dependent sophomore's $6,500, of which $2,000 is taken.
  expect(own.body).toContain('As a dependent second-year undergraduate, $4,500 is left')
  for (const page of [shared, own]) {
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    // Neither the school, the exact amount nor citizenship is in any address of the page.
    const addresses = [...page.body.matchAll(/(?:href|action|data-address)="([^"]*)"/g)].map(([, url]) => url)
    expect(
      addresses.filter((url) => /00131500|12345|visa|citizenship=|age=|school=/.test(url ?? '')),
    ).toEqual([])
  }
})

test('whoever answered everything comes from the bare address to their own, and under 18 sees no offers', async () => {
  await using site = await testServer({ now })
  const own = await site.request({ url: offers, headers: { cookie: await answered(site) } })
  expect(own.statusCode).toBe(302)
  expect(own.headers.location).toBe(`${offers}?${bands}`)
  const cookie = await answered(site, [['age', 'age=minor']])
  const minor = await site.request({ url: `${offers}?${bands}`, headers: { cookie } })
  expect(minor.statusCode).toBe(302)
  expect(minor.headers.location).toBe('/student-loans/under-18')
})

test('the list begins with twelve loans and a plain link to the rest', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `${offers}?${bands}&sort=deadline` })
  const link = /href="([^"]*all=1[^"]*)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(link).toContain('sort=deadline')
  expect(lendersOf(page.body).length).toBe(12)
  const [url, fragment] = link.split('#')
  const all = await site.request({ url: url ?? '' })
  expect(lendersOf(all.body).slice(0, 12)).toEqual(lendersOf(page.body))
  expect(titleOf(all.body)).toBe(titleOf(page.body))
  expect(all.body).toContain(`id="${fragment}"`)
})

test('the address with a slash at its end is the same page and names the other as its own', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `${offers}?${bands}` })
  const slashed = await site.request({ url: `${offers}/?${bands}` })
  expect(slashed.statusCode).toBe(200)
  expect(lendersOf(slashed.body)).toEqual(lendersOf(page.body))
  for (const { body } of [page, slashed])
    expect(body).toMatch(/<link rel="canonical" href="http:\/\/[^"?]*\/student-loans\/offers"/)
})

test('without answers, or with ones that cannot be used, an example is shown and said to be one', async () => {
  await using site = await testServer({ now })
  const example = await site.request({ url: offers })
  expect(titleOf(example.body)).toContain('for $10,000')
  expect(example.body).toContain('This is an example.')
  const unread = await site.request({ url: `${offers}?amount=lots&grad=never&repayment=x&term=x&state=ZZ` })
  expect(unread.statusCode).toBe(200)
  expect(unread.body).toContain('We could not use part of this address:')
  expect(lendersOf(unread.body).length).toBeGreaterThan(0)
})

test('an amount that nobody lends gives an empty list with a way on', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `${offers}?amount=500&rate=variable` })
  expect(titleOf(page.body)).toContain('No loans for $500')
  expect(page.body).toContain('question=amount')
  expect(page.body).toContain('Lend only larger amounts')
})

test('a rule that refuses takes a loan out of the list, with the change that would end it', async () => {
  await using site = await testServer({ now })
  const { body } = await site.request({ url: `${offers}?${bands.replace('half', 'full')}&all=1` })
  const alone = bands.replace(/&cosigner=.*?&state/, '&cosigner=no&state')
  const without = (await site.request({ url: `${offers}?${alone}&all=1` })).body
  expect(lendersOf(without).length).toBeLessThan(lendersOf(body).length)
  const refused = /<details [^>]*id="refused".*?<\/details>/s.exec(without)?.[0] ?? ''
  expect(refused).toContain('It could be a yes with a cosigner.')
  for (const row of rowsOf(without)) expect(row).not.toContain('data-verdict="no"')
})

test('rates older than 30 days are not ranked, and said to be old', async () => {
  await using site = await testServer({ now })
  const { body } = await site.request({ url: `${offers}?${bands}&all=1` })
  const stale = /<details id="stale".*?<\/details>/s.exec(body)?.[0] ?? ''
  expect(stale).toContain('41 days ago')
  const names = [...stale.matchAll(/<strong>([^<]*)/g)].map((match) => match[1])
  expect(names.length).toBeGreaterThan(0)
  for (const row of rowsOf(body)) expect(row).not.toContain('41 days ago')
})

test('a loan withdrawn while the site runs leaves the page', async () => {
  await using site = await testServer({ now })
  const url = `${offers}?${bands}&all=1`
  const before = lendersOf((await site.request({ url })).body)
  const [gone] = before
  await site.services.database.write(async (tx) => {
    const lender = await tx
      .selectFrom('lender')
      .select('id')
      .where('name', '=', gone ?? '')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('loan_offer')
      .set({ withdrawn_on: '2026-11-21' })
      .where('lender_id', '=', lender.id)
      .execute()
    await site.services.database.changed(tx, 'loan_offer')
  })
  const after = lendersOf((await site.request({ url })).body)
  expect(after).not.toContain(gone)
  expect(after.length).toBe(before.filter((lender) => lender !== gone).length)
})
