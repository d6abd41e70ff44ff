import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { answerText } from './answer-messages.ts'
import { planNames } from './plan-names.ts'
import { plansText } from './plans-messages.ts'
import { rulesText } from './rules-messages.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer()
})
afterAll(() => site[Symbol.asyncDispose]())

const url = '/refinance-student-loans/federal-plans'
const typed = {
  rows: '2',
  kind1: 'unsubsidized',
  disbursed1: 'from_2014_07',
  balance1: '38,123',
  rate1: '5.5',
  agi: '52,345',
  filing: 'single',
  familySize: '1',
  dependents: '0',
  region: 'contiguous',
  growth: '3',
  prices: '2',
  tax: '22',
}

async function send(fields: Readonly<Record<string, string>>) {
  const visitor = site.visitor()
  const { statusCode, headers, body } = await visitor.post(url, { ...typed, ...fields })
  return { statusCode, headers, body, page: visitor.page }
}

/** The first column of the first table: the plans that are open. */
function listPlans(page: Awaited<ReturnType<typeof send>>['page']): string[] {
  const [table] = page.all('table')
  return table?.querySelectorAll('tbody th').map(({ text }) => text) ?? []
}

test('the page stands below refinancing, for visitors and for search engines', async () => {
  const visitor = site.visitor()
  const { body } = await visitor.get(url)
  expect(visitor.page.links('nav[aria-label="Breadcrumbs"]')).toEqual(['/', '/refinance-student-loans'])
  expect(body).toMatch(/"position":1,"name":"Refinance"/)
  await visitor.get('/refinance-student-loans')
  expect(visitor.page.links('main')).toContain(url)
})

test('the page explains the law before anybody types, and is stored nowhere', async () => {
  const visitor = site.visitor()
  const { statusCode, headers } = await visitor.get(url)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(visitor.page.heading).toBe(plansText.title)
  expect(visitor.page.all('#answer')).toEqual([])
  const said = visitor.page.text('main')
  for (const { title } of rulesText.cases) expect(said).toContain(title)
  for (const point of rulesText.limitPoints) expect(said).toContain(point)
  expect(said).toContain('$24,999.99')
})

test('what newer loans lose, and what a consolidation does to months, is said with the figures of the law', async () => {
  const visitor = site.visitor()
  await visitor.get(url)
  const said = visitor.page.text('main')
  expect(said).toContain('Loans made on or after July 1, 2027')
  expect(said).toContain('at most 9 months in any 24')
  expect(said).toContain('make 45 months')
  expect(said).toContain('apply before July 1, 2027')
})

test('older loans have the older plans and RAP, each with its reason where it is closed', async () => {
  const { statusCode, headers, page } = await send({})
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  const open = [
    'rap',
    'ibr_new',
    'paye',
    'icr',
    'standard',
    'graduated',
    'extended',
    'extended_graduated',
  ] as const
  expect(listPlans(page)).toEqual(open.map((plan) => planNames[plan]))
  expect(page.text('#answer')).toBe(answerText.open(8))
  expect(page.text('main')).toContain(answerText.reasons.needs_new_loan)
  expect(page.text('main')).toContain(answerText.reasons.borrowed_since_2014)
})

test('a loan of the new law has RAP and Tiered Standard, and its cliff is marked', async () => {
  const { page } = await send({ disbursed1: 'from_2026_07' })
  expect(listPlans(page)).toEqual([planNames.rap, planNames.tiered_standard])
  expect(page.text('main')).toContain(answerText.cliff)
  expect(page.text('main')).toContain('$49,999.99')
})

test('a Parent PLUS loan is counted in the Standard plan beside the plan of the other loan', async () => {
  const parent = { kind2: 'parent_plus', disbursed2: 'from_2014_07', balance2: '10,000', rate2: '8' }
  const { page } = await send(parent)
  expect(page.text('main')).toContain(answerText.withRest('standard'))
  expect(page.text('main')).toContain(answerText.takesSome('loan 1', 'standard'))
})

test('what was typed is shown again, and is in no address', async () => {
  const { page, body } = await send({ notice: '9/14/2026' })
  expect(page.values).toMatchObject({ ...typed, notice: '9/14/2026' })
  const addresses = page.attributes('href').concat(page.attributes('action'))
  expect(addresses.filter((address) => /38,?123|52,?345/.test(address))).toEqual([])
  expect(body).toContain(`action="${url}#answer"`)
})

test('amounts in the address are not read', async () => {
  const visitor = site.visitor()
  await visitor.get(`${url}?${new URLSearchParams(typed)}`)
  expect(visitor.page.values.agi).toBe('')
  expect(visitor.page.all('#answer')).toEqual([])
})

test('the date on a SAVE notice gives a last day, and says so when it has passed', async () => {
  const old = await send({ notice: '7/1/2026' })
  expect(old.page.text('main')).toContain(answerText.save.past('September 29, 2026'))
  const fresh = await send({ notice: '1/15/2099' })
  expect(fresh.page.text('main')).toContain(answerText.save.until('April 15, 2099'))
})

test('each chart has a table with the same figures', async () => {
  const { page } = await send({})
  const captions = page.all('table caption').map(({ text }) => text)
  expect(captions).toContain(answerText.table(answerText.incomePlans))
  expect(captions).toContain(answerText.table(answerText.fixedPlans))
})

test('mistakes are listed and lead to their fields, with everything kept', async () => {
  const { statusCode, page } = await send({ rate1: 'five', agi: '' })
  expect(statusCode).toBe(400)
  expect(page.title).toMatch(/^Error: /)
  expect(page.problems).toHaveLength(2)
  expect(page.values.balance1).toBe(typed.balance1)
})

test('adding a loan brings one more row and no mistake', async () => {
  const { statusCode, page } = await send({ more: '1', agi: '' })
  expect(statusCode).toBe(200)
  expect(page.problems).toEqual([])
  expect(page.values).toMatchObject({ balance1: typed.balance1, rows: '3', balance3: '' })
})
