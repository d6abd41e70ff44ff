import { expect, test } from 'vitest'
import {
  ownShareableAnswers,
  allShareableAnswers as shareableAnswers,
} from '#products/student-loans/situation/answers.fixture.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { offersText } from './offers-messages.ts'
import { answered, now, offers } from './offers-site.fixture.ts'

const findTitle = (html: string) => parsePage(html).title
const findRows = (html: string) => parsePage(html).all('article')
const findLenders = (html: string) => findRows(html).map((row) => row.querySelector('h3')?.text)

test('every row shows the key facts without opening anything', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `${offers}?${shareableAnswers}&all=1` })
  expect(page.statusCode).toBe(200)
  const rows = findRows(page.body)
  expect(rows.length).toBeGreaterThanOrEqual(12)
  for (const row of rows) {
    // The part of the row that is visible before any details are opened.
    const [seen = ''] = row.outerHTML.split('<details')
    for (const promised of [
      'in total at the lowest rate',
      'at the highest',
      'Lowest rate: ',
      'Rates as of',
      ' · Sample',
      ' us<',
    ])
      expect(seen).toContain(promised)
    expect(seen).toMatch(/\$\d+ to <.*>\$\d+<.*a month.*\d–[\d.]+% APR/)
    expect(seen).toMatch(/You meet its rules|Can’t tell: /)
  }
  expect(findTitle(page.body)).toContain(`${rows.length} sample loans for $12,500`)
  expect(page.body).not.toContain('style=')
})

test('a lowest rate that the answers exclude says so on its card and leaves the score, and only then', async () => {
  await using site = await testServer({ now })
  const read = async (query: string) => findRows((await site.request({ url: `${offers}?${query}` })).body)
  const alone = await read('amount=10000&cosigner=no&credit=700_759&all=1')
  const excluded = alone.filter((row) => row.text.includes('Lowest rate (you’re not eligible):'))
  expect(excluded.length).toBeGreaterThan(3)
  expect(excluded.length).toBeLessThan(alone.length)
  for (const row of alone) {
    const isLeftOut = row.text.includes(
      'ruled out by your answers: its weight goes to the total at the highest rate',
    )
    expect(isLeftOut).toBe(excluded.includes(row))
    expect(row.text).toContain('factors that don’t apply to you are left out')
  }
  for (const row of await read('amount=10000&all=1'))
    expect(row.text).not.toContain('Lowest rate (you’re not eligible):')
})

test('a loan above a cheaper one says on its card what puts it there', async () => {
  await using site = await testServer({ now })
  const { body } = await site.request({ url: `${offers}?${shareableAnswers}&all=1` })
  expect(body).toMatch(
    /Costs more than [^<]+ at (both its lowest and highest rates|every rate you could get)\. It ranks higher because [^<]+\./,
  )
  const byTotal = await site.request({ url: `${offers}?${shareableAnswers}&all=1&sort=lowest_total` })
  expect(byTotal.body).not.toContain('It stands here')
})

test('the weighted points of every receipt add up to its score, to the hundredth', async () => {
  await using site = await testServer({ now })
  for (const query of [
    `${shareableAnswers}&all=1`,
    `${shareableAnswers}&all=1&w-highest_total=7&w-fees=93&w-grace=41`,
  ]) {
    const rows = findRows((await site.request({ url: `${offers}?${query}` })).body)
    expect(rows.length).toBeGreaterThanOrEqual(12)
    for (const row of rows) {
      const lastCells = row
        .querySelectorAll('tbody td:last-child')
        .map(({ text }) => (text === '–' ? 0 : Number(text)))
      const score = row.querySelector('tfoot td:last-child')?.text ?? ''
      expect(lastCells).toHaveLength(10)
      expect((lastCells.reduce((sum, adds) => sum + Math.round(adds * 100), 0) / 100).toFixed(2)).toBe(score)
      expect(row.outerHTML).toContain(`Score ${score}<`)
    }
  }
})

test('lenders that pay us are disclosed above the list and in each row, as the catalog has them', async () => {
  await using site = await testServer({ now })
  const { body } = await site.request({ url: `${offers}?${shareableAnswers}&all=1` })
  expect(body.indexOf('Who pays us')).toBeLessThan(body.indexOf('<article'))
  const paid = await site.services.loanOffers.paidLenders()
  const catalog = await site.services.loanOffers.offers('2026-11-21')
  const paidNames = new Set(
    catalog.filter(({ lenderId }) => paid.has(lenderId)).map((offer) => offer.lenderName),
  )
  expect(paidNames.size).toBeGreaterThan(0)
  for (const row of findRows(body)) {
    const lender = row.querySelector('h3')?.text ?? ''
    expect(row.outerHTML.includes('>Would pay us<'), lender).toBe(paidNames.has(lender))
    expect(row.outerHTML.includes('>Wouldn’t pay us<'), lender).toBe(!paidNames.has(lender))
  }
})

test('what a lender pays us does not change the order of loans', async () => {
  await using site = await testServer({ now })
  const url = `${offers}?${shareableAnswers}&all=1`
  const before = findLenders((await site.request({ url })).body)
  await site.services.database.write(async (tx) => {
    await tx.deleteFrom('lender_payment').execute()
    await site.services.database.changed(tx, 'lender')
  })
  const { body } = await site.request({ url })
  expect(body).not.toContain('>Would pay us<')
  expect(findLenders(body)).toEqual(before)
})

test('a shared address uses its banded answers; the visitor’s own adds the details from the draft', async () => {
  await using site = await testServer({ now })
  const cookie = await answered(site)
  const shared = await site.request({ url: `${offers}?${shareableAnswers}` })
  expect(findTitle(shared.body)).toMatch(/for \$12,500 \|/)
  expect(shared.body).toContain(offersText.sharedTitle)
  const own = await site.request({ url: `${offers}?${shareableAnswers}`, headers: { cookie } })
  expect(findTitle(own.body)).toMatch(/for \$12,345 \|/)
  const left = await site.request({ url: `${offers}?${ownShareableAnswers}`, headers: { cookie } })
  expect(findTitle(left.body)).toMatch(/for \$7,845 \|/)
  expect(own.body).not.toContain(offersText.sharedTitle)
  // A dependent sophomore's limit is $6,500, and $2,000 of it is already borrowed.
  expect(own.body).toContain('For a dependent second-year undergraduate, $4,500 is left')
  for (const page of [shared, own, left]) {
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    // No address on the page contains the school, the exact amount, or citizenship.
    const { attributes } = parsePage(page.body)
    const addresses = ['href', 'action', 'formaction', 'data-address'].flatMap((name) => attributes(name))
    expect(addresses.join('\n')).not.toMatch(
      /00131500|12345|7845|permanent_resident|citizenship=|age=|school=/,
    )
  }
})

test('the bare address redirects a visitor who answered everything to their own answers, and a visitor under 18 away from offers', async () => {
  await using site = await testServer({ now })
  const own = await site.request({ url: offers, headers: { cookie: await answered(site) } })
  expect(own.statusCode).toBe(302)
  expect(own.headers.location).toBe(`${offers}?${ownShareableAnswers}`)
  const cookie = await answered(site, [['who', 'who=minor']])
  const minor = await site.request({ url: offers, headers: { cookie } })
  expect(minor.statusCode).toBe(302)
  expect(minor.headers.location).toBe('/student-loans/under-18')
  // A list that names its answers is shown, but judged for someone under 18.
  const example = await site.request({ url: `${offers}?${shareableAnswers}`, headers: { cookie } })
  expect(example.body).toContain(offersText.under18)
})

test('the list starts with twelve loans and a plain link to the rest', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `${offers}?${shareableAnswers}&sort=deadline` })
  const [link = ''] = parsePage(page.body).attributes('href', '[href*="all=1"]')
  expect(link).toContain('sort=deadline')
  expect(findLenders(page.body).length).toBe(12)
  const [url, fragment] = link.split('#')
  const all = await site.request({ url: url ?? '' })
  expect(findLenders(all.body).slice(0, 12)).toEqual(findLenders(page.body))
  expect(findTitle(all.body)).toBe(findTitle(page.body))
  expect(all.body).toContain(`id="${fragment}"`)
})

test('the address with a trailing slash shows the same page, with the canonical address of the other', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `${offers}?${shareableAnswers}` })
  const slashed = await site.request({ url: `${offers}/?${shareableAnswers}` })
  expect(slashed.statusCode).toBe(200)
  expect(findLenders(slashed.body)).toEqual(findLenders(page.body))
  for (const { body } of [page, slashed])
    expect(parsePage(body).attributes('href', 'link[rel=canonical]')).toEqual([
      expect.stringMatching(/^http:\/\/[^?]*\/student-loans\/offers$/),
    ])
})

test('missing or invalid answers show an example that is labeled as one', async () => {
  await using site = await testServer({ now })
  const example = await site.request({ url: offers })
  expect(findTitle(example.body)).toContain('for $10,000')
  expect(example.body).toContain('This is an example.')
  const unread = await site.request({ url: `${offers}?amount=lots&grad=never&repayment=x&term=x&state=ZZ` })
  expect(unread.statusCode).toBe(200)
  expect(unread.body).toContain(offersText.unreadTitle)
  expect(findLenders(unread.body).length).toBeGreaterThan(0)
})

test('an amount that no lender offers shows an empty list with suggestions', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `${offers}?amount=500&rate=variable` })
  expect(findTitle(page.body)).toContain('Your filters hide every loan for $500')
  expect(page.body).toContain('question=amount')
  expect(page.body).toContain('Lend only larger amounts')
})

test('a loan whose rules refuse the borrower leaves the list, with the change that would qualify them', async () => {
  await using site = await testServer({ now })
  const { body } = await site.request({ url: `${offers}?${shareableAnswers.replace('half', 'full')}&all=1` })
  const alone = shareableAnswers.replace(/&cosigner=.*?&state/, '&cosigner=no&state')
  const without = (await site.request({ url: `${offers}?${alone}&all=1` })).body
  expect(findLenders(without).length).toBeLessThan(findLenders(body).length)
  const { text, all } = parsePage(without)
  expect(text('details#refused')).toMatch(/Require a cosigner.*: .*could be a yes with a cosigner\./)
  expect(all('article [data-verdict=no]').length).toBe(0)
})

test('loans with rates older than 30 days are not ranked and are marked as outdated', async () => {
  await using site = await testServer({ now })
  const { body } = await site.request({ url: `${offers}?${shareableAnswers}&all=1` })
  const { text, all } = parsePage(body)
  expect(text('details#stale')).toContain('41 days ago')
  expect(all('details#stale strong').length).toBeGreaterThan(0)
  for (const row of all('article')) expect(row.text).not.toContain('41 days ago')
})

test('a loan withdrawn while the site is running disappears from the page', async () => {
  await using site = await testServer({ now })
  const url = `${offers}?${shareableAnswers}&all=1`
  const before = findLenders((await site.request({ url })).body)
  const [gone] = before
  await site.services.database.write(async (tx) => {
    const lender = await tx
      .selectFrom('lender')
      .select('id')
      .where('name', '=', gone ?? '')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('catalog_item')
      .set({ withdrawn_on: '2026-11-21' })
      .where('seller_id', '=', lender.id)
      .execute()
    await site.services.database.changed(tx, 'loan_offer')
  })
  const after = findLenders((await site.request({ url })).body)
  expect(after).not.toContain(gone)
  expect(after.length).toBe(before.filter((lender) => lender !== gone).length)
})
