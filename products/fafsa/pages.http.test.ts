import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ withLibrary: true, now: () => new Date('2026-11-27T15:00:00Z') })
})
afterAll(() => site[Symbol.asyncDispose]())

async function open(url: string) {
  const visitor = site.visitor()
  const answer = await visitor.get(url)
  return { answer, page: visitor.page, text: visitor.page.text('main') }
}

test('the landing page names the open form, the years, one next step and the nearest deadline', async () => {
  const { answer, page, text } = await open('/fafsa')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  expect(text).toContain('The 2027–28 form is open now. It asks about 2025 income.')
  expect(text).toContain('Rehearse it, then file')
  expect(text).toContain('581 days\nFederal FAFSA deadline: June 30, 2028.')
  expect(page.attributes('href', 'main a')).toEqual(
    expect.arrayContaining([
      '/fafsa/fafsa-complete-guide',
      '/fafsa/reviews',
      '/fafsa/deadlines?year=2027%E2%80%9328',
    ]),
  )
})

test('without a state, the federal day is called the last one, and the state is asked for', async () => {
  const asked = 'Your state’s and your school’s dates come first. Choose your state.'
  const { text, page } = await open('/fafsa')
  expect(text).toContain('The federal deadline')
  expect(text).toContain(asked)
  expect(page.links('main')).toContain('#state')
  const chosen = (await open('/fafsa?state=MO')).text
  expect(chosen).toContain('Your nearest deadline')
  expect(chosen).not.toContain(asked)
})

test('the landing page promises no more privacy than its tools keep without script', async () => {
  const { text } = await open('/fafsa')
  expect(text).not.toMatch(/reaches us|nothing you type/i)
  expect(text).toContain('the estimate is calculated on our server, which stores nothing')
  expect(text).toContain('we keep the page with your answers for a day, encrypted')
})

test('the stage and the state in the address decide the next step and the nearest deadline', async () => {
  const { text } = await open('/fafsa?stage=offer&state=MO&year=2026–27')
  expect(text).toContain('Compare your offers, and appeal')
  expect(text).toContain('215 days\nFederal FAFSA deadline: June 30, 2027.')
  expect((await open('/fafsa?state=MO')).text).toContain(
    '68 days\nMissouri FAFSA priority date: February 3, 2027.',
  )
})

test('what is not a stage, a state or a year is left out', async () => {
  const { answer, text } = await open('/fafsa?stage=x&state=XX&year=1999–00')
  expect(answer.statusCode).toBe(200)
  expect(text).toContain('Rehearse it, then file')
})

test('deadlines of the school, the state and the federal form are listed in the order of their days', async () => {
  const { page, text } = await open('/fafsa/deadlines?state=CA&school=2/1/2027')
  expect(page.all('main ol h3').map((name) => name.textContent)).toEqual([
    'Your school’s FAFSA priority date',
    'California FAFSA deadline: most state programs',
    'California GPA: Cal Grant',
    'California FAFSA deadline: more Cal Grants at community colleges',
    'Federal FAFSA deadline',
  ])
  expect(text).toContain('Expected: for 2025–26 it was March 3, 2025.')
  expect(text).toContain('State FAFSA deadlines, 2025–26')
})

test('a state without a date in the list says so', async () => {
  const { text } = await open('/fafsa/deadlines?state=WY')
  expect(text).toContain('has no date for Wyoming')
})

test('a school’s date that cannot be is refused with what to enter, and the rest is still listed', async () => {
  const { page, text } = await open('/fafsa/deadlines?school=2/31/2027&state=CA')
  expect(text).toContain(
    'Enter your school’s date as month/day/year, such as 02/15/2027, between 09/23/2026 and 06/30/2028.',
  )
  expect(page.attributes('value', '#school')).toEqual(['2/31/2027'])
  expect(text).toContain('California GPA')
})

test('the calendar has these deadlines, and says which of them are expected', async () => {
  const { answer } = await open('/scholarships/plan/scholarships.ics?year=2027–28&state=CA&school=2/1/2027')
  expect(answer.headers['content-disposition']).toContain('aid-deadlines.ics')
  const summaries = answer.body
    .replaceAll('\r\n ', '')
    .match(/SUMMARY:.*/g)
    ?.map((line) => line.trim())
  expect(summaries).toEqual([
    'SUMMARY:Your school’s FAFSA priority date',
    'SUMMARY:California FAFSA deadline: most state programs (expected)',
    'SUMMARY:California GPA: Cal Grant (expected)',
    'SUMMARY:California FAFSA deadline: more Cal Grants at community colleges (expected)',
    'SUMMARY:Federal FAFSA deadline',
  ])
})

test('a dependent freshman sees the undergraduate limits and those of the parents', async () => {
  const { answer, text } = await open('/fafsa/loan-limits')
  expect(answer.headers['cache-control']).toBe('public, no-cache')
  for (const part of [
    '$5,500',
    '$3,500 of which can be subsidized',
    '$31,000 in total',
    '$20,000 combined limit for all parents',
    '$65,000',
  ])
    expect(text, part).toContain(part)
})

test.each([
  ['degree=masters&program=no&exception=no', ['$20,500', '$100,000 in total']],
  ['degree=professional&program=yes&exception=no', ['$50,000', '$200,000 in total']],
  [
    'degree=masters&exception=yes',
    ['$20,500', 'Up to the cost of attendance, minus other aid in Graduate PLUS loans'],
  ],
  ['year=later&dependency=independent', ['$12,500', '$57,500 in total']],
  ['year=second', ['$6,500', '$20,000, or, under the exception, up to the cost of attendance']],
  ['enrollment=less_than_half', ['No federal loans']],
])('loan limits for %s', async (query, parts) => {
  const { page } = await open(`/fafsa/loan-limits?${query}`)
  for (const part of parts) expect(page.text('#answer'), part).toContain(part)
})

test('the limits name the lifetime limit in the answer and in a table, with year and sources beside the sum', async () => {
  const { page } = await open('/fafsa/loan-limits')
  expect(page.text('#answer')).toContain('$257,500 lifetime limit')
  expect(page.text('#answer')).toContain('The student, 2026–27')
  expect(page.text('#answer')).toContain('34 CFR 685.203(j)(2), lifetime limit')
  const tables = page.all('main table').map((table) => table.textContent)
  expect(tables.at(-1)).toContain('$257,500')
})

test('what was already borrowed leaves less, is in no address, and is stored only encrypted', async () => {
  const visitor = site.visitor()
  await visitor.get('/fafsa/loan-limits?year=later&exception=no')
  const form = { citizenship: 'eligible', inAll: '29,000', thisYear: '1,000', parentPlus: '50,000' }
  const answer = await visitor.post('/fafsa/loan-limits?year=later&exception=no', form)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  for (const part of [
    '$2,000',
    '$228,500 left of the lifetime limit',
    '$15,000 left for all parents combined, for this student',
  ])
    expect(visitor.page.text('#answer'), part).toContain(part)
  expect(visitor.page.values).toMatchObject({ inAll: '29,000', citizenship: 'eligible' })
  expect(visitor.page.attributes('href').filter((address) => /29,?000/.test(address))).toEqual([])
  const replies = await site.services.database.read.selectFrom('form_reply').selectAll().execute()
  expect(JSON.stringify(replies)).not.toMatch(/29,?000/)
})

test('who is not a citizen or an eligible noncitizen has no federal loans, and is told what is open', async () => {
  const visitor = site.visitor()
  await visitor.post('/fafsa/loan-limits', { citizenship: 'not_eligible' })
  expect(visitor.page.text('#answer')).toContain('No federal loans')
  expect(visitor.page.text('#answer')).toContain(
    'Some states give aid to their residents regardless of status',
  )
})

test('parts of the loans that are more than all of them are refused at the field', async () => {
  const visitor = site.visitor()
  const answer = await visitor.post('/fafsa/loan-limits', { inAll: '1,000', thisYear: '2,000' })
  expect(answer.statusCode).toBe(400)
  expect(visitor.page.links('main')).toContain('#inAll')
})

test('the proof says for each award year how many official records match, and explains each one that does not', async () => {
  const { answer, page, text } = await open('/fafsa/proof')
  expect(answer.headers['cache-control']).toBe('public, no-cache')
  expect(text).toContain('415 of 415 match')
  expect(text).toContain('204 records, of which 178 have an index.')
  expect(text).toContain('2026-27-0418')
  expect(text).not.toContain('We don’t know why yet.')
  expect(page.attributes('href', 'main td a, main th a')).toHaveLength(415)
})

test('a record opens as its answers and every line of its index, computed anew', async () => {
  const { text } = await open('/fafsa/proof/2026-27-0031')
  expect(text).toContain('The Department computed 3,700, and our rules compute 3,700.')
  expect(text).toContain('Parents: adjusted gross income')
  for (const line of [
    'parents.totalIncome',
    'parents.contribution',
    'student.contributionFromIncome',
    'studentAidIndex',
  ])
    expect(text, line).toContain(line)
})

test('a record of a family that files no return has no lines', async () => {
  expect((await open('/fafsa/proof/2026-27-0001')).text).toContain('without a formula')
})

test.each(['2026-27-9999', '2024-25-0001', 'x'])('there is no record %s', async (record) => {
  expect((await open(`/fafsa/proof/${record}`)).answer.statusCode).toBe(404)
})
