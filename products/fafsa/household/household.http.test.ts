import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { householdText as words } from './messages.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now: () => new Date('2026-11-27T15:00:00Z') })
})
afterAll(() => site[Symbol.asyncDispose]())

test('the page is the same for everybody, and shows an example that says it is one', async () => {
  const visitor = site.visitor()
  const answer = await visitor.get('/fafsa/household')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  const text = visitor.page.text('main').replaceAll('\u2060', '')
  expect(text).toContain(words.exampleText)
  expect(text).toContain(words.noScript)
  expect(text).toContain('Loan limits are as of 2026–27')
  expect(text).toContain('Older child and Younger child overlap in 2029–30 and 2030–31')
  // Costs of 4 × $32,000 and 4 × $46,000, minus grants, work, and $27,000 of loans for each.
  expect(text).toContain('$158,000')
  expect(text).toContain('By October 1, 2027 (required by law)')
})

test('nothing that is sent changes the page', async () => {
  const visitor = site.visitor()
  await visitor.get('/fafsa/household?child-1-cost=98765')
  expect(visitor.page.text('main')).toContain(words.exampleText)
  expect(visitor.page.attributes('value', 'main input')).not.toContain('98765')
  expect((await visitor.post('/fafsa/household', { 'child-1-cost': '98765' })).statusCode).toBe(405)
})
