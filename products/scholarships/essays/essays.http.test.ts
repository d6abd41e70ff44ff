import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { essaysText } from './messages.ts'

const path = '/scholarships/essays'
const now = () => new Date('2026-11-21T15:00:00Z')

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now })
})
afterAll(() => site[Symbol.asyncDispose]())

/** Opens the desk as a visitor who saved these. */
async function openDesk(...ids: string[]) {
  const visitor = site.visitor()
  for (const id of ids) await visitor.post('/scholarships/marketplace/save', { id, isSaved: 'yes' })
  const answer = await visitor.get(path)
  const { page } = visitor
  return { visitor, answer, page, titles: page.all('main section h2').map(({ text }) => text) }
}

test('without script the page lists every prompt of what was saved, with deadlines and lengths', async () => {
  const { answer, page, titles } = await openDesk('four-questions-scholarship', 'desert-bloom-award')
  expect(answer.statusCode).toBe(200)
  expect(titles).toEqual(
    expect.arrayContaining(['Describe a challenge you overcame.', 'Describe a problem in your town.']),
  )
  expect(titles.filter((title) => title.includes('challenge'))).toHaveLength(1)
  const text = page.text('main')
  for (const said of ['Desert Bloom Award', '250 to 500 words', 'Up to 150 words', essaysText.contradiction])
    expect(text).toContain(said)
  expect(text).toMatch(/Due [A-Z][a-z]+ \d/)
  expect(page.text('#main noscript:not(:first-child)')).toContain('JavaScript')
  expect(text).toContain('These drafts stay in this browser.')
})

test('nothing on the page can send what is written: no form holds the fields, and none has a name', async () => {
  const { page } = await openDesk('four-questions-scholarship')
  expect(page.all('main textarea')).toHaveLength(4)
  expect(page.all('main form')).toHaveLength(0)
  expect(page.all('main [name]')).toHaveLength(0)
})

test('the page belongs to its visitor: nobody stores it, and search engines leave it out', async () => {
  const { answer, page } = await openDesk('four-questions-scholarship')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(page.attributes('content', 'meta[name=robots]')).toEqual(['noindex'])
  expect((await openDesk()).page.text('main')).not.toContain('Four Questions')
})

test('with nothing saved, and with nothing left to write, the page says so', async () => {
  const none = await openDesk()
  expect(none.answer.statusCode).toBe(200)
  expect(none.page.text('main')).toContain(essaysText.none)
  expect(none.page.links('main')).toContain('/scholarships/marketplace')

  const { visitor } = await openDesk('four-questions-scholarship')
  await visitor.post('/scholarships/plan', {
    do: 'status',
    id: 'four-questions-scholarship',
    status: 'submitted',
  })
  await visitor.get(path)
  expect(visitor.page.text('main')).toContain(essaysText.noEssays)
})

test('the plan leads to the desk, and the desk back to the plan', async () => {
  const { visitor, page } = await openDesk('four-questions-scholarship')
  expect(page.links('main')).toContain('/scholarships/plan')
  await visitor.get('/scholarships/plan')
  expect(visitor.page.links('main')).toContain(path)
})

test('what was saved before signing in moves to the account here too', async () => {
  const { visitor } = await openDesk('four-questions-scholarship')
  const account = { emailAddress: 'desk@example.com', plaintextPassword: 'Harbor-Light-77' }
  await visitor.createAccount(account)
  await visitor.signIn(account)
  await visitor.get(path)
  expect(visitor.page.text('main')).toContain('Four Questions Scholarship')
  expect(visitor.cookies).not.toHaveProperty('saved')
})
