import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFileOrWorkbook } from '#kit/catalog/workbook.ts'
import { testServer } from '#testing/server.ts'
import { surveyLoader } from './survey-loader.ts'
import {
  latest,
  manyRows,
  ordinary,
  type SheetRow,
  surveyWorkbook,
  vintages,
} from './survey-workbook.fixture.ts'

const path = '/credit-cards/survey'
const now = () => new Date('2026-11-28T15:00:00Z')

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now })
})
afterAll(() => site[Symbol.asyncDispose]())

async function open(query = '', from: { visitor: typeof site.visitor } = site) {
  const visitor = from.visitor()
  const answer = await visitor.get(`${path}${query}`)
  expect(answer.statusCode).toBe(200)
  const { page } = visitor
  return { page, headers: answer.headers, plans: page.all('#list li[id]'), total: page.text('#list h2') }
}

test('lists the bundled plans by name with the day of the survey on each, and recommends none', async () => {
  const { page, plans, headers } = await open()
  expect(page.heading).toBe('What real credit cards charge')
  expect(plans).toHaveLength(25)
  for (const plan of plans) expect(plan.text).toContain('As of December 31, 2025')
  const text = page.text('main')
  expect(text).toContain('Terms may have changed since December 31, 2025')
  expect(text).toContain('663 plans')
  expect(text).not.toMatch(/recommend|our pick|best|pays us|Go to issuer/i)
  expect(headers['referrer-policy']).toBe('no-referrer')
  const names = plans.map((plan) => plan.querySelectorAll('p')[0]?.text ?? '')
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-US').compare))
})

test('every page of the list leads to the next, and none repeats a plan', async () => {
  const seen: string[] = []
  const first = await open()
  const count = Number(/\d+/.exec(first.total)?.[0])
  for (let page = 1; page <= Math.ceil(count / 25); page++)
    seen.push(...(await open(`?page=${page}`)).plans.map((plan) => plan.getAttribute('id') ?? ''))
  expect(new Set(seen).size).toBe(count)
  expect(seen).toHaveLength(count)
  expect((await open('?page=999')).plans.at(-1)?.getAttribute('id')).toBe(seen.at(-1))
})

const fact = (text: string, name: string) => text.slice(text.lastIndexOf(name) + name.length)

test.each<[string, (text: string) => boolean]>([
  ['tier=no_score', (text) => /^no credit score/.test(fact(text, 'Meant for').trim())],
  ['member=no', (text) => /^None stated/.test(fact(text, 'Requirement besides credit').trim())],
  ['member=yes', (text) => /^Yes/.test(fact(text, 'Requirement besides credit').trim())],
  ['secured=yes', (text) => /^Required/.test(fact(text, 'Security deposit').trim())],
  ['fee=none', (text) => /^None/.test(fact(text, 'Annual fee').trim()) && !text.includes('Monthly fee')],
  ['fee=from_100', (text) => /(Annual fee\s*\$[1-9]\d\d|Monthly fee\s*\$)/.test(text)],
  ['foreign=no', (text) => /^None/.test(fact(text, 'Foreign transaction fee').trim())],
  ['foreign=yes', (text) => /^\d/.test(fact(text, 'Foreign transaction fee').trim())],
  ['rewards=travel', (text) => text.includes('travel')],
  ['rewards=none', (text) => /Rewards\s*None stated/.test(text)],
  ['q=student', (text) => /student/i.test(text)],
  ['state=CO', (text) => /Offered\s*(Nationwide|In a region|Only in.*CO)/.test(text)],
])('the filter %s lists what it says', async (query, passes) => {
  const { plans } = await open(`?${query}`)
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect([plan.text, passes(plan.text)]).toEqual([plan.text, true])
})

test('filters that nothing passes, and values that are none, are no errors', async () => {
  expect((await open('?q=zzzz')).total).toBe('No plans match these filters')
  const all = (await open()).total
  expect((await open('?tier=x&state=ZZ&fee=9&page=-1&rewards[]=a')).total).toBe(all)
})

test('unknown stays unknown, and a broken address is no link', async () => {
  const { plans } = await open('?q=chime')
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan.text).toContain('APR for no credit score not known')
    expect(plan.text).toMatch(/Purchase APR, full range\s*Not known/)
    expect(plan.text).toMatch(/First late fee\s*Not known/)
  }
  const [frontier] = (await open('?q=frontier')).plans
  expect(frontier?.querySelectorAll('a')).toHaveLength(0)
  const [unlimited] = (await open('?q=freedom+unlimited')).plans
  const link = unlimited?.querySelector('a')
  expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
    'https://www.chase.com',
    'nofollow noopener',
  ])
})

test('a loaded survey takes the place of the bundled plans, and the same file again changes nothing', async () => {
  await using other = await testServer({ now })
  const load = async (rows: SheetRow[], { force = false, vintage = latest } = {}) => {
    const opened = await openFileOrWorkbook(surveyWorkbook(rows, vintage))
    const options = { database: other.services.database, opened, now: now(), takesOlder: force }
    return surveyLoader.load(options, { file: 'FILE', isDryRun: false })
  }
  const rows = manyRows(40)
  expect(await load(rows)).toEqual({
    done: ['Survey dated 2025-12-31: 40 plans from 1 institution.', '40 plans added, 0 changed, 0 removed.'],
    problems: [],
    exitCode: 0,
  })
  await expect.poll(async () => (await open('', other)).total).toBe('40 plans')
  expect((await open('', other)).page.text('main')).not.toContain('663 plans')

  expect((await load(rows)).done).toContain('No changes from the survey in use.')
  const changed = rows.with(0, { ...ordinary, 'Product Name': 'Oak Card 1', 'Purchase APR good': 0.2599 })
  expect((await load(changed)).done).toContain('0 plans added, 1 changed, 0 removed.')
  expect((await load(manyRows(20))).problems).toEqual([
    'The file has 20 plans, but 40 are in use: add --force if the file is complete.',
    'FILE was rejected. Nothing was changed.',
  ])
  const older = vintages['second half of 2024']
  expect((await load(rows, older && { vintage: older })).problems[0]).toContain('older than the one in use')
  expect((await load(manyRows(20), { force: true })).done).toContain('0 plans added, 1 changed, 20 removed.')
})

test('a damaged row of a loaded survey is refused by its line, and the rest is loaded', async () => {
  await using other = await testServer({ now })
  const rows = manyRows(30).with(29, { ...ordinary, 'Targeted Credit Tiers': 'Gold' })
  const opened = await openFileOrWorkbook(surveyWorkbook(rows))
  const options = { database: other.services.database, opened, now: now() }
  const report = await surveyLoader.load(options, { file: 'FILE', isDryRun: false })
  expect(report.exitCode).toBe(2)
  expect(report.problems).toEqual([
    expect.stringMatching(/^line 40: tiers "Gold" lists an unknown credit tier/),
    '1 plan rejected.',
  ])
})
