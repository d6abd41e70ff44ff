import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRefinanceForms } from '#products/refinance/situation/answers.fixture.ts'
import { refinanceFlows } from '#products/refinance/situation/flows.ts'
import { testServer } from '#testing/server.ts'
import { answerText } from './answer-messages.ts'
import { planNames } from './plan-names.ts'
import { plansFormId } from './plans-form.ts'
import { plansText } from './plans-messages.ts'
import { rulesText } from './rules-messages.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now: () => new Date('2026-11-24T12:00:00Z') })
})
afterAll(() => site[Symbol.asyncDispose]())

const url = '/refinance-student-loans/federal-plans'
const typed = {
  inService: 'no',
  'loans-1-kind': 'unsubsidized',
  'loans-1-first-disbursed': 'from_2014_07',
  'loans-1-balance': '38,123',
  'loans-1-rate': '5.5',
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

test('the page explains the law before anybody types, and no cache stores it', async () => {
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
  expect(said).toContain('average out to 45 months')
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
  expect(page.text('#answer h2')).toBe(answerText.open(8))
  expect(page.text('main')).toContain(answerText.reasons.needs_new_loan)
  expect(page.text('main')).toContain(answerText.reasons.borrowed_since_2014)
})

test('a loan of the new law has RAP and Tiered Standard, and its cliff is marked', async () => {
  const { page } = await send({ 'loans-1-first-disbursed': 'from_2026_07' })
  expect(listPlans(page)).toEqual([planNames.rap, planNames.tiered_standard])
  expect(page.text('main')).toContain(answerText.cliff)
  expect(page.text('main')).toContain('$49,999.99')
})

test('a Parent PLUS loan is counted in the Standard plan beside the plan of the other loan', async () => {
  const parent = {
    'loans-2-kind': 'parent_plus',
    'loans-2-first-disbursed': 'from_2014_07',
    'loans-2-balance': '10,000',
    'loans-2-rate': '8',
  }
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

test('each chart has a name and a table with the same figures', async () => {
  const { page } = await send({})
  const captions = page.all('table caption').map(({ text }) => text)
  expect(captions).toContain(answerText.table(answerText.incomePlans))
  expect(captions).toContain(answerText.table(answerText.fixedPlans))
  const charts = page.attributes('aria-label', 'figure svg[role=img]')
  // One line and one small chart for each open plan.
  expect(charts).toHaveLength(16)
  const [table] = page.all('table')
  const figures = table?.querySelectorAll('td').map(({ text }) => text) ?? []
  for (const chart of charts.slice(0, 8))
    for (const [amount] of chart.matchAll(/\$[\d,]+/g)) expect(figures, chart).toContain(amount)
})

test('mistakes are listed and lead to their fields, with everything kept', async () => {
  const { statusCode, page } = await send({ 'loans-1-rate': 'five', agi: '' })
  expect(statusCode).toBe(400)
  expect(page.title).toMatch(/^Error: /)
  expect(page.problems).toHaveLength(2)
  expect(page.values['loans-1-balance']).toBe(typed['loans-1-balance'])
})

test('loans that were listed for refinancing are filled in, with the family, and private ones are not', async () => {
  const visitor = await answerAboutRefinancing()
  await visitor.get(url)
  expect(visitor.page.values).toMatchObject({
    'loans-1-kind': 'unsubsidized',
    'loans-1-first-disbursed': 'from_2014_07',
    'loans-1-balance': '12,345.67',
    'loans-1-rate': '5.05',
    'loans-2-balance': '',
    agi: '112,000',
    filing: 'joint',
    spouseLoans: '0',
    familySize: '3',
    dependents: '1',
    counted: '12',
    inService: 'no',
    repaid: '',
  })
  expect(visitor.page.text('main')).toContain(plansText.filled('1 federal loan, $12,346'))
})

test('loans of the plans go along to refinancing: what was known of them stays, and nothing is asked twice', async () => {
  const visitor = await answerAboutRefinancing()
  await visitor.get(url)
  const { page } = visitor
  const second = {
    'loans-2-kind': 'subsidized',
    'loans-2-first-disbursed': 'from_2014_07',
    'loans-2-balance': '4,000',
    'loans-2-rate': '4.5',
  }
  const answer = await visitor.post(url, { ...page.values, ...second, repaid: '24', refinance: '1' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/refinance-student-loans/signup'])
  await visitor.get('/refinance-student-loans/signup?question=REFINANCE_AMOUNT')
  expect(visitor.page.values).toMatchObject({
    'loans-1-balance': '12,345.67',
    'loans-1-months': '96',
    'loans-1-autopay': 'usual',
    'loans-2-balance': '4,000.00',
    'loans-2-months': '96',
    'loans-2-autopay': 'none',
    'loans-3-kind': 'private',
    'loans-3-balance': '20,000.00',
  })
})

test('the button of the result sends the form, and Enter in the form calculates', async () => {
  const { page } = await send({})
  const ids = page.attributes('id')
  expect(ids.length).toBe(new Set(ids).size)
  const [first, second] = page.all(`button[type=submit][form="${plansFormId}"]`)
  expect(page.all(`form#${plansFormId}`)).toHaveLength(1)
  expect(first?.attributes.name).toBeUndefined()
  expect(second?.attributes.name).toBe('refinance')
})

test('what was left blank is said with the result, and what was typed is not', async () => {
  const { page } = await send({ counted: '0' })
  expect(page.text('main')).toContain(answerText.assumed.repaid)
  expect(page.text('main')).not.toContain(answerText.assumed.counted)
})

/** Answers what the plans share with refinancing. */
async function answerAboutRefinancing() {
  const visitor = site.visitor()
  for (const slug of refinanceFlows[0].order.slice(0, refinanceFlows[0].order.indexOf('ADDRESS_SHORT')))
    await visitor.post(`${refinanceFlows[0].path}?question=${slug}`, allRefinanceForms[slug])
  return visitor
}
