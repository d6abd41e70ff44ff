import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { changeDraft } from '#app/drafts/drafts.server.ts'
import { type Answers, writeAnswers } from '#app/features/student-loans/answers.ts'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const path = '/student-loans/offers/compare'
const bands = 'degree=bachelors&amount=12500&repayment=deferred&credit=700_759&state=CA'
const ids = [
  'quillmere-bank-campus-fixed',
  'northlight-student-bank-student-variable',
  'everfern-lending-flat-fixed',
]
const picked = ids.map((id) => `compare=${id}`).join('&')

/** Everything a student from abroad may have answered; the amount is not a whole step. */
const own: Answers = {
  age: 'adult',
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
  const change = await changeDraft(site.services, { cookies: null, address: '192.0.2.1' }, () => ({
    flow: 'signup',
    answers: writeAnswers(answers),
  }))
  if (!change.isKept) throw new Error('too many drafts')
  const cookie = change.cookies.map((each) => each.split(';')[0]).join('; ')
  return { ...site, get: (url: string) => site.request({ url, headers: { cookie } }) }
}

const headsOf = (html: string) =>
  [...html.matchAll(/<th role="columnheader".*?<\/th>/gs)].map(([head]) => head)
const decoded = (html: string) => html.replaceAll('&amp;', '&')

test('the offers of the address stand side by side, in its order, and other sites are told nothing', async () => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `${path}?${bands}&${picked}` })
  expect(page.statusCode).toBe(200)
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  expect(page.headers['cache-control']).toBe('private, no-store')
  const names = headsOf(page.body)
  expect(names).toHaveLength(3)
  expect(names[0]).toContain('Quillmere Bank')
  expect(names[1]).toContain('Northlight Student Bank')
  expect(names[2]).toContain('Everfern Lending')
  expect(page.body).not.toMatch(/<[^>]+\sstyle=/)
})

test('five offers become four, twice the same is one, and one that is gone is said to be', async () => {
  await using site = await testServer({ now })
  const all = (await site.services.loanOffers.offers('2026-11-21')).slice(0, 5)
  const five = await site.request({ url: `${path}?${all.map(({ id }) => `compare=${id}`).join('&')}` })
  expect(headsOf(five.body)).toHaveLength(4)
  expect(five.body).toContain('At most four loans')
  const twice = await site.request({ url: `${path}?compare=${ids[0]}&compare=${ids[0]}` })
  expect(headsOf(twice.body)).toHaveLength(1)
  const gone = await site.request({ url: `${path}?compare=${ids[0]}&compare=withdrawn-long-ago` })
  expect(headsOf(gone.body)).toHaveLength(1)
  expect(gone.body).toContain('no longer listed')
})

test.each(['', '?compare=', '?compare=no-such-offer', `?${bands}`])(
  '%s: a page with a way on',
  async (query) => {
    await using site = await testServer({ now })
    const page = await site.request({ url: path + query })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('<table')
    expect(page.body).toMatch(/href="\/student-loans\/offers/)
  },
)

test('an offer can be taken out and put back, with bands and settings kept', async () => {
  await using site = await testServer({ now })
  const { body } = await site.request({ url: `${path}?${bands}&autopay=1&sort=lowest_total&${picked}` })
  const removals = [...decoded(body).matchAll(/href="([^"]*)"[^>]*>Remove/g)].map((match) => match[1] ?? '')
  expect(removals).toHaveLength(3)
  const [first = ''] = removals
  const params = new URL(first, 'http://localhost').searchParams
  expect(params.getAll('compare')).toEqual(ids.slice(1))
  expect(Object.fromEntries(params)).toMatchObject({ amount: '12500', autopay: '1', sort: 'lowest_total' })
  const fewer = await site.request({ url: first })
  expect(headsOf(fewer.body)).toHaveLength(2)
  expect(fewer.body).toContain(`value="${ids[0]}"`)
})

test('only what differs can be shown, by a link', async () => {
  await using site = await testServer({ now })
  const { body } = await site.request({ url: `${path}?${bands}&${picked}` })
  const link = /href="([^"]*only=differences[^"]*)"/.exec(decoded(body))?.[1] ?? ''
  const some = await site.request({ url: link })
  expect(body).toContain('data-differs="false"')
  expect(some.body).toContain('data-differs="true"')
  expect(some.body).not.toContain('data-differs="false"')
})

test('only what can be had can be chosen', async () => {
  await using site = await testServer({ now })
  const stale = (await site.services.loanOffers.offers('2026-11-21')).find(
    (each) => each.rateSeenOn < '2026-10-22',
  )
  const url = `${path}?${bands}&cosigner=no&compare=${ids[0]}&compare=${stale?.id}&compare=pebblegate-student-loans-pay-later-fixed`
  const { body } = await site.request({ url })
  const buttons = [...body.matchAll(/<button[^>]*name="offer"[^>]*>/g)].map(([button]) => button)
  expect(headsOf(body)).toHaveLength(3)
  expect(buttons.map((button) => /value="([^"]*)"/.exec(button)?.[1])).toEqual([ids[0]])
})

test('in the visitor’s own comparison the exact amount counts, and no link, file or mail carries it or them', async () => {
  await using site = await siteWithDraft(own)
  const bare = await site.get(`${path}?${picked}`)
  expect(bare.statusCode).toBe(302)
  const address = String(bare.headers.location)
  expect(new URL(address, 'http://localhost').searchParams.getAll('compare')).toEqual(ids)
  const { body } = await site.get(address)
  expect(body).toContain('$12,345 paid out')
  const links = [...decoded(body).matchAll(/(?:href|data-copy-link)="([^"]*)"/g)].map((match) =>
    decodeURIComponent(match[1] ?? ''),
  )
  const carried = links.filter((link) => link.includes('compare='))
  expect(carried.some((link) => link.startsWith('mailto:?'))).toBe(true)
  expect(carried.some((link) => link.includes('/compare.csv?'))).toBe(true)
  const secret = /12345|12,345|00131500|UCLA|daca|citizenship|1234|5678|second|dependent|age=/i
  for (const link of carried) expect(link.replace(/^mailto:.*http:\/\/[^/]*/s, '')).not.toMatch(secret)
})

test('the file is a download of the same comparison, without who the visitor is', async () => {
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

test('whoever is under 18 is led to what helps instead', async () => {
  await using site = await siteWithDraft({ age: 'minor' })
  for (const url of [`${path}?${bands}&${picked}`, `${path}.csv?${bands}&${picked}`]) {
    const page = await site.get(url)
    expect(page.statusCode).toBe(302)
    expect(page.headers.location).toBe('/student-loans/under-18')
  }
})
