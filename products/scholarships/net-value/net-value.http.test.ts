import { afterAll, beforeAll, expect, test } from 'vitest'
import { displacementLaws } from '#domain/scholarships/displacement-laws.ts'
import { formsText } from '#kit/forms/messages.ts'
import { testServer } from '#testing/server.ts'
import { answerText } from './answer-messages.ts'
import { lawText } from './law-messages.ts'
import { netValueText } from './net-value-messages.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer()
})
afterAll(() => site[Symbol.asyncDispose]())

const url = '/scholarships/net-value'
/** Typed the way people type; need is $25,000, of which $3,000 is unmet. */
const typed = {
  award: '$2,000',
  cost: '30,000',
  sai: '5000',
  pell: '5k',
  school: '11 000',
  work: '2,500.00',
  subsidized: '3500',
}

async function send(fields: Record<string, string>) {
  const visitor = site.visitor()
  const { statusCode, headers, body } = await visitor.post(url, fields)
  return { statusCode, headers, body, page: visitor.page }
}

/** The rows of the table of the year, by their first cell. */
function readTable(page: Awaited<ReturnType<typeof send>>['page']): Record<string, string[]> {
  const rows = page.all('table tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => text))
  return Object.fromEntries(rows.map(([name = '', ...cells]) => [name, cells]))
}

test('the page asks first, and is neither stored nor answers without numbers', async () => {
  const visitor = site.visitor()
  const { statusCode, headers } = await visitor.get(url)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(visitor.page.heading).toBe(netValueText.title)
  expect(visitor.page.all('#answer')).toEqual([])
  expect(visitor.page.values.award).toBe('')
})

test('from a school’s page, its published price stands where the cost is asked, also beside the answer', async () => {
  const price = /University of California-Los Angeles: \$[\d,]+ to \$[\d,]+ for a year before any aid/
  const visitor = site.visitor()
  await visitor.get('/schools/110662/university-of-california-los-angeles')
  const address = visitor.page.links().find((link) => link.startsWith(url)) ?? ''
  await visitor.get(address)
  expect(visitor.page.text('main')).toMatch(price)
  await visitor.post(`${address}#answer`, typed)
  expect(visitor.page.text('#answer h2')).toBe(answerText.between(0, 200_000))
  expect(visitor.page.text('main')).toMatch(price)
  await visitor.get(`${url}?school=%3Cb%3E`)
  expect(visitor.page.text('main')).not.toMatch(/before any aid/)
  expect(visitor.page.links()).toContain('/schools/search')
})

test('an unknown rule is answered with a range, what narrows it, and both cases line by line', async () => {
  const { statusCode, headers, page } = await send(typed)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(page.text('#answer h2')).toBe(answerText.between(0, 200_000))
  expect(page.text('main')).toContain(answerText.missing.order)
  expect(page.text('main')).toContain(answerText.missing.gap)
  expect(readTable(page)).toMatchObject({
    [netValueText.aid.kinds.schoolGrants]: ['$11,000', '$11,000', '$9,000'],
    [netValueText.aid.kinds.subsidizedLoans]: ['$3,500', '$3,500', '$3,500'],
    [answerText.award]: ['$0', '$2,000', '$2,000'],
    [answerText.left]: ['$14,000', '$12,000', '$14,000'],
  })
})

test('what was typed is shown again, and is in no address', async () => {
  const visitor = site.visitor()
  const { body } = await visitor.post(url, {
    ...typed,
    order: 'loans_first',
    gap: 'no',
    state: 'TX',
  })
  expect(visitor.page.values).toMatchObject({ ...typed, order: 'loans_first', gap: 'no', state: 'TX' })
  const addresses = visitor.page.attributes('href').concat(visitor.page.attributes('action'))
  expect(addresses.filter((address) => /2,?000|30,?000|11 ?000/.test(address))).toEqual([])
  expect(body).toContain(`action="${url}#answer"`)
})

test('amounts in the address are not read', async () => {
  const visitor = site.visitor()
  await visitor.get(`${url}?${new URLSearchParams(typed)}`)
  expect(visitor.page.values.award).toBe('')
  expect(visitor.page.all('#answer')).toEqual([])
})

test('a known rule is answered with one amount', async () => {
  const kept = await send({ ...typed, order: 'loans_first', gap: 'no' })
  expect(kept.page.text('#answer h2')).toBe(answerText.all(200_000))
  const taken = await send({ ...typed, order: 'grants_first', gap: 'no' })
  expect(taken.page.text('#answer h2')).toBe(answerText.nothing)
  expect(taken.page.text('main')).toContain(answerText.reduction(200_000, 'schoolGrants'))
})

test('the law of the state counts where it binds the school, and is named with its source', async () => {
  const { page } = await send({ ...typed, state: 'MD', kind: 'public_four_year' })
  expect(page.text('#answer h2')).toBe(answerText.all(200_000))
  expect(page.text('main')).toContain(lawText.verdicts.applies('Maryland'))
  expect(page.text('main')).toContain(lawText.raises(0))
  expect(page.links('main')).toContain(displacementLaws.MD.source.url)
  expect(page.text('blockquote')).toContain(displacementLaws.MD.source.title)
})

test.each([
  { state: 'MD', kind: '', said: lawText.verdicts.school_unknown('Maryland') },
  { state: 'MD', kind: 'private', said: lawText.verdicts.other_schools('Maryland') },
  { state: 'TX', kind: 'private', said: lawText.none('Texas') },
  { state: '', kind: 'private', said: lawText.noState },
  { state: 'nowhere', kind: 'palace', said: lawText.noState },
])(
  'without a law that surely binds ($state, $kind), the page says why and counts with none',
  async (asked) => {
    const { state, kind, said } = asked
    const { statusCode, page } = await send({ ...typed, state, kind })
    expect(statusCode).toBe(200)
    expect(page.text('main')).toContain(said)
    expect(page.text('#answer h2')).toBe(answerText.between(0, 200_000))
  },
)

test('a law that was not read is named, and not computed with', async () => {
  const { page } = await send({ ...typed, state: 'PA', kind: 'public_four_year' })
  expect(page.text('main')).toContain(lawText.verdicts.unread('Pennsylvania'))
  expect(page.text('#answer h2')).toBe(answerText.between(0, 200_000))
  expect(page.text('blockquote')).toContain(displacementLaws.PA.source.title)
})

test('every answer says what of a scholarship is income', async () => {
  const { page } = await send({ ...typed, award: '4,000', state: 'OH' })
  expect(page.text('#answer h2')).toBe(answerText.between(0, 400_000))
  expect(page.text('main')).toContain(answerText.tax)
  expect(page.text('main')).toContain(lawText.none('Ohio'))
})

test('California’s law waits for a Pell Grant', async () => {
  const without = await send({ ...typed, pell: '', state: 'CA', kind: 'private' })
  expect(without.page.text('main')).toContain(lawText.verdicts.student_unknown('California'))
  const withPell = await send({ ...typed, state: 'CA', kind: 'private' })
  expect(withPell.page.text('main')).toContain(lawText.verdicts.applies('California'))
})

test('a negative Student Aid Index counts as 0, and an empty one as unknown', async () => {
  const negative = await send({ ...typed, sai: '-1,500' })
  expect(negative.page.text('main')).toContain(answerText.need(3_000_000, 3_000_000))
  const unknown = await send({ ...typed, sai: ' ' })
  expect(unknown.page.text('main')).toContain(answerText.need(2_200_000, 3_000_000))
  expect(unknown.page.text('main')).toContain(answerText.missing.sai)
})

test('mistakes are listed, named, and kept as typed', async () => {
  const { statusCode, page } = await send({
    ...typed,
    award: 'lots',
    cost: '',
    sai: 'low',
    pell: '-5',
    loans: '2000k',
  })
  expect(statusCode).toBe(400)
  expect(page.title).toMatch(/^Error: /)
  expect(page.problems).toEqual([
    ['award', formsText.money.not_money(netValueText.scholarship.name)],
    ['cost', netValueText.problems.cost],
    ['sai', netValueText.problems.sai],
    ['pell', formsText.money.negative(netValueText.aid.kinds.pell)],
    ['loans', formsText.money.too_large(netValueText.aid.kinds.otherLoans)],
  ])
  expect(page.values).toMatchObject({ award: 'lots', sai: 'low', pell: '-5', school: '11 000' })
  expect(page.all('#answer')).toEqual([])
})

test('a form that is empty, foreign, or far too long is refused and answered short', async () => {
  expect((await send({})).page.problems.map(([id]) => id)).toEqual(['award', 'cost'])
  const long = await send({ ...typed, award: '9'.repeat(5_000), other: 'x'.repeat(5_000) })
  expect(long.statusCode).toBe(400)
  expect(long.page.values.award).toHaveLength(40)
  expect(long.body).not.toContain('xxxxx')
})

test('what is typed is printed as text', async () => {
  const { body } = await send({ ...typed, award: '"><script>alert(1)</script>' })
  expect(body).not.toContain('<script>alert')
})
