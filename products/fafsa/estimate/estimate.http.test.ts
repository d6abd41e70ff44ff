import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { officialCase } from './estimate.fixture.ts'
import { estimateText } from './messages.ts'

const path = '/fafsa/estimate'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now: () => new Date('2026-11-27T15:00:00Z') })
})
afterAll(() => site[Symbol.asyncDispose]())

async function send(values: Record<string, string>) {
  const visitor = site.visitor()
  const answer = await visitor.post(path, values)
  return { visitor, answer, page: visitor.page, text: visitor.page.text('main') }
}

test('the page is the same for everybody, asks each criterion by its full wording, and preselects the open form', async () => {
  const visitor = site.visitor()
  const answer = await visitor.get(path)
  expect(answer.headers['cache-control']).toContain('public')
  const { page } = visitor
  expect(page.attributes('id', 'main input[id^=criterion-]')).toHaveLength(13)
  expect(page.text('main')).toContain('Were you born before January 1, 2004?')
  expect(page.attributes('value', '#year option[selected]')).toEqual(['2027–28'])
  expect(page.text('main')).toContain('Where to find it: 2025 Form 1040 line 11a')
})

test('without script the server computes: index, grant, tests, lines with sources, kinks, next steps', async () => {
  const { answer, page, text } = await send(officialCase)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  for (const said of [
    '3,700',
    '$3,695',
    '$58,095 (225% of $25,820)',
    '14,790',
    'parents.availableIncome',
    '90 FR 23922',
    'Starting at $60,000',
    '$5,500',
  ])
    expect(text).toContain(said)
  expect(page.all('#trace ~ table tbody tr').length).toBeGreaterThan(15)
  expect(page.links('#next ~ ul')).toContain('/fafsa/deadlines')
  expect(page.attributes('value', '#p1-agi')).toEqual(['$65,000'])
})

test('nothing that was sent is stored: no row, no cookie, no address with a key', async () => {
  const { visitor, answer } = await send(officialCase)
  expect(answer.headers.location).toBeUndefined()
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(visitor.cookies).toEqual({})
  const rows = await site.services.database.read.selectFrom('form_reply').selectAll().execute()
  expect(rows).toEqual([])
})

test('a form with mistakes comes back with what to do beside each field, its values kept', async () => {
  const { answer, page, text } = await send({ ...officialCase, 'p1-agi': 'many', size: '1' })
  expect(answer.statusCode).toBe(400)
  expect(page.text('title')).toMatch(/^Error: /)
  expect(page.all('main [role=alert] a').map(({ text }) => text)).toEqual([
    'People in the household: enter a whole number from 2 to 30',
    'Your parent’s tax return: Adjusted gross income (AGI): enter an amount in dollars, like 52,000',
  ])
  expect(page.attributes('value', '#p1-agi')).toEqual(['many'])
  expect(text).not.toContain(estimateText.traceTitle)
})

test('answers change which questions apply', async () => {
  const { page } = await send({ 'criterion-married': 'yes', spouseJoint: 'no' })
  expect(page.all('#p1-agi')).toHaveLength(0)
  expect(page.all('#s2-agi')).toHaveLength(1)
  expect(page.attributes('name', 'main fieldset input[name=spouseJoint]')).toHaveLength(2)
})

test('the open form says which of its figures are not official yet', async () => {
  const { text } = await send({ ...officialCase, year: '2027–28' })
  expect(text).toContain(estimateText.tables2728)
  expect(text).toContain(estimateText.grantAssumed)
  expect(text).toContain('Federal Register document 2026-10986')
})
