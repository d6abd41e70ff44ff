import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { planText } from './messages.ts'

const path = '/scholarships/plan'
let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now: () => new Date('2026-11-21T15:00:00Z') })
})
afterAll(() => site[Symbol.asyncDispose]())

/** A visitor who saved the last three of the list, the last one first, and none without a deadline. */
async function planner() {
  const visitor = site.visitor()
  await visitor.get('/scholarships/marketplace?sort=deadline')
  const ids = visitor.page.all('#listings > li').map((item) => item.getAttribute('id') ?? '')
  for (const id of [ids[9], ids[5], ids[1]])
    await visitor.post('/scholarships/marketplace/save', { id: id ?? '', isSaved: 'yes' })
  return { visitor, byDeadline: [ids[1], ids[5], ids[9]] }
}

test('the plan begins with the hours that were answered, and the address can change them', async () => {
  const { visitor } = await planner()
  await visitor.get(path)
  expect(visitor.page.values.hours).toBe('3')
  const ask = '/scholarships/signup/student?question=hours'
  await visitor.get(ask)
  await visitor.post(ask, { hours: '4' })
  await visitor.get(path)
  expect(visitor.page.values.hours).toBe('4')
  await visitor.get(`${path}?hours=6`)
  expect(visitor.page.values.hours).toBe('6')
  await visitor.get(`${path}?hours=0.01`)
  expect(visitor.page.values.hours).toBe('0.25')
})

test('what was saved is listed in the order in which it is due, as the page says', async () => {
  const { visitor, byDeadline } = await planner()
  await visitor.get(path)
  expect(visitor.page.text('main')).toContain(planText.lead)
  const ids = visitor.page.all('#saved-title ~ ul > li').map((item) => item.getAttribute('id'))
  expect(ids).toEqual(byDeadline)
})
