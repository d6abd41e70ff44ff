import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { writeAnswers } from '#kit/questions/answers.ts'
import { changeDraft } from '#kit/questions/drafts.server.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import { readers } from '#products/student-loans/situation/questions.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const path = '/student-loans/offers/compare'
const shareableAnswers = 'degree=bachelors&amount=12500&repayment=deferred&credit=700_759&state=CA'
const ids = [
  'quillmere-bank-campus-fixed',
  'northlight-student-bank-student-variable',
  'everfern-lending-flat-fixed',
]
const picked = ids.map((id) => `compare=${id}`).join('&')

/** Every answer that an international student can give. The amount is not a multiple of the rounding step. */
const own: Answers = {
  age: '18_23',
  borrower: 'student',
  school: '00131500',
  degree: 'bachelors',
  graduation: '2028-05',
  enrollment: 'full_time',
  amount: 12_345,
  repayment: 'deferred',
  credit: '700_759',
  income: 'none',
  cosigner: 'no',
  state: 'CA',
  citizenship: 'daca',
  studyYear: 'second',
  dependency: 'dependent',
  federalThisYear: 1_234,
  federalInAll: 5_678,
}

async function siteWithDraft(answers: Answers) {
  const site = await testServer({ now })
  const change = await changeDraft(
    site.services,
    { cookies: null, address: '192.0.2.1' },
    { line: 'student-loans' },
    () => ({ flow: 'signup', answers: writeAnswers(readers, answers), answered: Object.keys(answers) }),
  )
  if (!change.isSaved) throw new Error('too many drafts')
  const cookie = change.cookies.map((each) => each.split(';')[0]).join('; ')
  return { ...site, get: (url: string) => site.request({ url, headers: { cookie } }) }
}

const findHeads = (html: string) =>
  parsePage(html)
    .all('#comparison > div > div > table th[role=columnheader]')
    .map(({ text }) => text)

test('shows the offers in the address side by side, in its order, and sends no referrer', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `${path}?${shareableAnswers}&${picked}` })
  expect(page.statusCode).toBe(200)
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  expect(page.headers['cache-control']).toBe('private, no-store')
  const lenders = ['Quillmere Bank', 'Northlight Student Bank', 'Everfern Lending']
  expect(findHeads(page.body)).toEqual(lenders.map((lender) => expect.stringContaining(lender)))
  expect(parsePage(page.body).attributes('style')).toEqual([])
})

test('five offers are cut to four, duplicates are merged, and a withdrawn offer is reported', async () => {
  await using site = await testServer({ now })
  const all = (await site.services.loanOffers.offers('2026-11-21')).slice(0, 5)
  const five = await site.request({ url: `${path}?${all.map(({ id }) => `compare=${id}`).join('&')}` })
  expect(findHeads(five.body)).toHaveLength(4)
  expect(five.body).toContain('At most four loans')
  const twice = await site.request({ url: `${path}?compare=${ids[0]}&compare=${ids[0]}` })
  expect(findHeads(twice.body)).toHaveLength(1)
  const gone = await site.request({ url: `${path}?compare=${ids[0]}&compare=withdrawn-long-ago` })
  expect(findHeads(gone.body)).toHaveLength(1)
  expect(gone.body).toContain('no longer listed')
})

test.each(['', '?compare=', '?compare=no-such-offer', `?${shareableAnswers}`])(
  'query "%s" shows a page that leads to the offers',
  async (query) => {
    await using site = await testServer({ now })
    const page = await site.request({ url: path + query })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('<table')
    expect(page.body).toMatch(/href="\/student-loans\/offers/)
  },
)

test('an offer can be removed and added back, keeping bands and settings', async () => {
  await using site = await testServer({ now })
  const { body } = await site.request({
    url: `${path}?${shareableAnswers}&autopay=1&sort=lowest_total&${picked}`,
  })
  const { all } = parsePage(body)
  const links = all('a').filter(({ text }) => text.startsWith('Remove'))
  const removals = links.map((link) => link.getAttribute('href') ?? '')
  expect(removals).toHaveLength(3)
  const [first = ''] = removals
  const params = new URL(first, 'http://localhost').searchParams
  expect(params.getAll('compare')).toEqual(ids.slice(1))
  expect(Object.fromEntries(params)).toMatchObject({ amount: '12500', autopay: '1', sort: 'lowest_total' })
  const fewer = await site.request({ url: first })
  expect(findHeads(fewer.body)).toHaveLength(2)
  expect(fewer.body).toContain(`value="${ids[0]}"`)
})

test('a verdict opens the comparison, the differences that count most follow, and the rest is closed', async () => {
  await using site = await testServer({ now })
  const pair = 'compare=quillmere-bank-campus-fixed&compare=ravenwick-mutual-education-fixed'
  const signed = `${shareableAnswers}&cosigner=yes&cosigner-credit=700_759`
  const { text, all } = parsePage((await site.request({ url: `${path}?${signed}&${pair}` })).body)
  expect(text('#verdict')).toMatch(
    /^Of these, \S+ \S+ costs the least at the high end: \$[\d,]+ less in total than /,
  )
  expect(text('#comparison > div > div > table')).toContain('Paid in total')
  expect(all('#comparison > div > div > table tbody').length).toBeGreaterThan(2)
  for (const part of ['#more', '#same']) expect(all(`details${part}:not([open])`), part).toHaveLength(1)
  // Both rates are fixed.
  expect(text('#comparison')).not.toContain('goes as high as it can')
})

test('the verdict names no loan that is not open to the visitor', async () => {
  await using site = await testServer({ now })
  const one = await site.request({ url: `${path}?${shareableAnswers}&${picked}` })
  const { text, all } = parsePage(one.body)
  const closed = all('#comparison > div > div > table thead td')
    .map((head) => head.text)
    .filter((head) => head.includes('Payment not offered'))
  expect(closed).toHaveLength(1)
  expect(text('#verdict')).not.toContain('Everfern')
})

test('only available offers can be chosen', async () => {
  await using site = await testServer({ now })
  const stale = (await site.services.loanOffers.offers('2026-11-21')).find(
    (each) => each.rateSeenOn < '2026-10-22',
  )
  const url = `${path}?${shareableAnswers}&cosigner=no&compare=${ids[0]}&compare=${stale?.id}&compare=pebblegate-student-loans-pay-later-fixed`
  const { body } = await site.request({ url })
  expect(findHeads(body)).toHaveLength(3)
  expect(parsePage(body).attributes('value', 'button[name=offer]')).toEqual([ids[0]])
})

test('the visitor’s own comparison uses the exact amount, and no link, file, or email contains it or identifies the visitor', async () => {
  await using site = await siteWithDraft(own)
  const bare = await site.get(`${path}?${picked}`)
  expect(bare.statusCode).toBe(302)
  const address = String(bare.headers.location)
  expect(new URL(address, 'http://localhost').searchParams.getAll('compare')).toEqual(ids)
  const { body } = await site.get(address)
  expect(body).toContain('$12,345 disbursed')
  const { attributes } = parsePage(body)
  const links = [...attributes('href'), ...attributes('data-copy-link')].map(decodeURIComponent)
  const carried = links.filter((link) => link.includes('compare='))
  expect(carried.some((link) => link.startsWith('mailto:?'))).toBe(true)
  expect(carried.some((link) => link.includes('/compare.csv?'))).toBe(true)
  const secret = /12345|12,345|00131500|UCLA|daca|citizenship|1234|5678|second|dependent|age=/i
  for (const link of carried) expect(link.replace(/^mailto:.*http:\/\/[^/]*/s, '')).not.toMatch(secret)
})

test('the file downloads the same comparison without personal rows', async () => {
  await using site = await siteWithDraft(own)
  const page = await site.get(`${path}?${picked}`)
  const query = new URL(String(page.headers.location), 'http://localhost').search
  const file = await site.get(`${path}.csv${query}`)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toBe('attachment; filename="loans-side-by-side.csv"')
  expect(file.headers['cache-control']).toBe('private, no-store')
  expect(file.headers['referrer-policy']).toBe('no-referrer')
  const lines: string[][] = parse(file.body, { bom: true })
  expect(lines[0]?.slice(2)).toHaveLength(3)
  expect(file.body).not.toMatch(/00131500|UCLA|University of California|daca|dependent/i)
  const link = lines.find(([, row]) => row === 'Link')?.[2] ?? ''
  expect((await site.request({ url: link.replace(/^https?:\/\/[^/]*/, '') })).statusCode).toBe(200)
})

test('visitors under 18 are redirected to their own page, except from an example that names its answers', async () => {
  await using site = await siteWithDraft({ age: 'minor' })
  const bare = await site.get(`${path}?${picked}`)
  expect([bare.statusCode, bare.headers.location]).toEqual([302, '/student-loans/under-18'])
  expect((await site.get(`${path}?${shareableAnswers}&${picked}`)).statusCode).toBe(200)
})
