import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareText } from '#kit/loan-offers/compare/compare-messages.ts'
import { allShareableAnswers as shareableAnswers } from '#products/student-loans/situation/answers.fixture.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { quoteText } from './quote-messages.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now: () => new Date('2026-11-21T15:00:00Z') })
})
afterAll(() => site[Symbol.asyncDispose]())

const path = '/student-loans/offers'
const list = `${path}?${shareableAnswers}&sort=lowest_worst_case`

async function open(url: string) {
  const { body, headers, statusCode } = await site.request({ url })
  expect(statusCode, url).toBe(200)
  return { ...parsePage(body), headers, body }
}

type Page = Awaited<ReturnType<typeof open>>
const listIds = (page: Page) => page.attributes('value', 'article input[name=compare]')
const findRow = (page: Page, id: string) =>
  page.all('article').find((row) => row.querySelector(`#compare-${id}`))

/** The ids of the first loan, and of a loan of the page that is not first. */
async function findLoans() {
  const [first = '', , , later = ''] = listIds(await open(list))
  return { first, later }
}

test('a quoted rate is shown in place of the range and ranks the loan', async () => {
  const { later } = await findLoans()
  const page = await open(`${list}&quote-${later}=1.25`)
  expect(listIds(page)[0]).toBe(later)
  const row = findRow(page, later)
  expect(row?.text).toContain('Your rate: 1.25% APR')
  expect(row?.text).not.toMatch(/\d–[\d.]+% APR/)
  expect(row?.querySelector('input[form][name^=quote]')?.getAttribute('value')).toBe('1.25')
  for (const each of page.all('article').slice(1)) expect(each.text).toMatch(/\d–[\d.]+% APR/)
  expect(page.text('main')).not.toContain('Don’t count on its')
  // The list of one visitor is stored in no cache.
  expect(page.headers['cache-control']).toBe('private, no-store')
})

test('a high quote moves a loan down, and removing it restores the order', async () => {
  const before = listIds(await open(`${list}&all=1`))
  const [first = ''] = before
  const worse = await open(`${list}&all=1&quote-${first}=19.5`)
  expect(listIds(worse).indexOf(first)).toBeGreaterThan(0)
  const remove = findRow(worse, first)?.querySelector('[data-print=no] a[href*="/offers?"]')
  const address = remove?.getAttribute('href') ?? ''
  expect(remove?.text).toContain(quoteText.remove)
  expect(address.replace(/#.*/, '')).not.toContain('quote-')
  expect(listIds(await open(address.replace(/#.*/, '')))).toEqual(before)
})

test('a deferred loan takes a quote far above 25%', async () => {
  const { later } = await findLoans()
  const page = await open(`${list}&all=1&quote-${later}=35.99`)
  expect(findRow(page, later)?.text).toMatch(/a month after school.*Your rate: 35\.99% APR/)
})

test.each([
  ['7.495', quoteText.problems.not_a_rate],
  ['seven', quoteText.problems.not_a_rate],
  ['120', quoteText.problems.not_a_rate],
  ['-3', quoteText.problems.not_a_rate],
  ['36.01', quoteText.problems.too_high],
  ['80', quoteText.problems.too_high],
])('%s is refused beside its field, stays typed, and changes no rank or link', async (typed, problem) => {
  const usual = await open(list)
  const [id = ''] = listIds(usual)
  const page = await open(`${list}&quote-${id}=${typed}`)
  const row = findRow(page, id)
  expect(row?.text).toContain(problem)
  expect(row?.querySelector('input[name^=quote]')?.getAttribute('value')).toBe(typed)
  expect(row?.querySelector('details[open] details[open] input[aria-invalid=true]')).toBeTruthy()
  expect(listIds(page)).toEqual(listIds(usual))
  expect(page.attributes('data-address', '#list')[0]).not.toContain('quote-')
})

test('an APR below what the origination fee alone comes to is refused', async () => {
  const all = await open(`${list}&all=1`)
  const row = all.all('article').find(({ text }) => text.includes('is taken out of the loan'))
  const id = row?.querySelector('input[name=compare]')?.getAttribute('value') ?? ''
  const page = await open(`${list}&all=1&quote-${id}=0`)
  expect(findRow(page, id)?.text).toContain(quoteText.problems.unmatched)
})

test('the eleventh quote is refused, and a quote of an unknown loan is dropped', async () => {
  const ids = listIds(await open(list))
    .slice(0, 11)
    .sort()
  const quotes = ids.map((id) => `&quote-${id}=9.99`).join('')
  const page = await open(`${list}${quotes}`)
  expect(page.text('#list')).toContain(quoteText.problems.too_many)
  expect(page.attributes('data-address', '#list')[0]?.match(/quote-/g)).toHaveLength(10)
  const unknown = await open(`${list}&quote-nobody=5`)
  expect(unknown.body).not.toContain('quote-nobody')
})

test('a quote of a loan that is not on the page is kept by the form', async () => {
  const all = listIds(await open(`${list}&all=1`))
  const hidden = all.at(-1) ?? ''
  const page = await open(`${list}&quote-${hidden}=24`)
  expect(listIds(page)).not.toContain(hidden)
  expect(page.attributes('value', `#list-tools input[type=hidden][name=quote-${hidden}]`)).toEqual(['24.00'])
})

test('the comparison and its file show the quote, marked as the visitor’s own', async () => {
  const { first, later } = await findLoans()
  const query = `${shareableAnswers}&quote-${later}=7.49&compare=${first}&compare=${later}`
  const page = await open(`${path}/compare?${query}`)
  expect(page.text('#comparison')).toContain(compareText.rows.quoted)
  const lines: string[][] = parse((await open(`${path}/compare.csv?${query}`)).body, { bom: true })
  const rows = (label: string) => lines.flatMap(([, row, ...cells]) => (row === label ? [cells] : []))
  const percents = (label: string) => rows(`${label} (%)`)
  expect(percents(compareText.rows.quoted)).toEqual([['', '7.49']])
  expect(percents(compareText.rows.apr).map(([, cell]) => cell)).toEqual(['7.49', '7.49'])
  expect(rows('Link')[0]?.[0]).toContain(`quote-${later}=7.49`)
  const without = await open(`${path}/compare?${shareableAnswers}&compare=${first}&compare=${later}`)
  expect(without.text('#comparison')).not.toContain(compareText.rows.quoted)
})

test('the cosigner sheet shows the quote and leads back to a list with every quote', async () => {
  const { first, later } = await findLoans()
  const page = await open(`${list}&quote-${first}=4.5&quote-${later}=7.49`)
  const linked = page.attributes('href', 'a[href*="/cosigner?offer="]')
  const link =
    linked.find((each) => each.includes(`offer=${first}&`) || each.includes(`offer=${later}&`)) ?? ''
  const sheet = await open(link)
  expect(sheet.text('main')).toMatch(/Quoted rate: (4\.50|7\.49)% APR/)
  expect(sheet.all('main table :is(tbody, tfoot) tr')).toHaveLength(2)
  const back = sheet.attributes('href').filter((each) => each.startsWith(`${path}?`))
  expect(back.length).toBeGreaterThan(0)
  for (const address of back) expect(address).toMatch(/quote-.*quote-/)
})

test('the page before the lender shows the quote too', async () => {
  const { later } = await findLoans()
  const page = await open(`${list}&quote-${later}=7.49`)
  const action = page.attributes('action', 'form[data-tracked=loan]')[0] ?? ''
  expect(action).toContain(`quote-${later}=7.49`)
})

test('the refinance list takes quotes the same way', async () => {
  const offers = '/refinance-student-loans/offers'
  const [id = ''] = listIds(await open(offers))
  const page = await open(`${offers}?quote-${id}=3.21`)
  expect(findRow(page, id)?.text).toContain('Your rate: 3.21% APR')
  expect(listIds(page)[0]).toBe(id)
})
