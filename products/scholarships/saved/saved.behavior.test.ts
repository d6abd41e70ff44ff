import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const plan = '/scholarships/plan'
const save = '/scholarships/marketplace/save'
const [first = '', second = '', third = ''] = [
  'sharp-scissors-award',
  'spin-for-college',
  'open-sky-astronomy-prize',
]
const now = () => new Date('2026-11-21T15:00:00Z')

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now })
})
afterAll(() => site[Symbol.asyncDispose]())

let accounts = 0
async function signUp(visitor: ReturnType<typeof site.visitor>) {
  accounts += 1
  const emailAddress = `saver-${accounts}@example.com`
  const account = { emailAddress, plaintextPassword: 'Harbor-Light-77' }
  await visitor.createAccount(account)
  return account
}

const saveIt = (visitor: ReturnType<typeof site.visitor>, id: string, isSaved = 'yes') =>
  visitor.post(save, { id, isSaved })

async function savedNames(visitor: ReturnType<typeof site.visitor>): Promise<string[]> {
  await visitor.get(plan)
  return visitor.page.all('#saved-title ~ ul h3').map(({ text }) => text)
}

test('a visitor without an account saves in the browser, and removes again', async () => {
  const visitor = site.visitor()
  const answer = await saveIt(visitor, first)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/scholarships/marketplace#${first}`])
  await saveIt(visitor, second)
  await saveIt(visitor, first)
  expect(visitor.cookies).toMatchObject({ 'saved-count': '2' })
  expect(await savedNames(visitor)).toEqual(['Spin for College', 'Sharp Scissors Award'])
  expect(visitor.page.links('header')).toContain(plan)
  await saveIt(visitor, first, 'no')
  expect(await savedNames(visitor)).toEqual(['Spin for College'])
  expect(visitor.cookies).toMatchObject({ 'saved-count': '1' })
  await saveIt(visitor, second, 'no')
  expect(visitor.cookies).not.toHaveProperty('saved')
  expect(visitor.cookies).not.toHaveProperty('saved-count')
})

test('what was saved before signing in moves to the account, is there on another device, and stays after signing out', async () => {
  const phone = site.visitor()
  await saveIt(phone, first)
  const account = await signUp(phone)
  await phone.signIn(account)
  expect(await savedNames(phone)).toEqual(['Sharp Scissors Award'])
  expect(phone.cookies).not.toHaveProperty('saved')

  const laptop = site.visitor()
  await saveIt(laptop, second)
  await laptop.signIn(account)
  expect(await savedNames(laptop)).toEqual(['Spin for College', 'Sharp Scissors Award'])

  await laptop.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
  expect(await savedNames(laptop)).toEqual([])
  expect(await savedNames(phone)).toEqual(['Spin for College', 'Sharp Scissors Award'])
})

test('a status set on one device is not undone by what another browser had saved', async () => {
  const visitor = site.visitor()
  const account = await signUp(visitor)
  await visitor.signIn(account)
  await saveIt(visitor, first)
  await visitor.post(plan, { do: 'status', id: first, status: 'submitted' })
  const other = site.visitor()
  await saveIt(other, first)
  await other.signIn(account)
  await other.get(plan)
  expect(other.page.text('#saved [aria-pressed=true]')).toBe('Submitted')
})

test('an unknown scholarship, status or form is refused and changes nothing', async () => {
  const visitor = site.visitor()
  expect((await saveIt(visitor, 'no-such-scholarship')).statusCode).toBe(400)
  expect((await saveIt(visitor, '../../etc')).statusCode).toBe(400)
  expect((await visitor.post(plan, { do: 'status', id: first, status: 'lost' })).statusCode).toBe(400)
  expect((await visitor.post(plan, {})).statusCode).toBe(400)
  expect(visitor.cookies).not.toHaveProperty('saved')
})

test('a full browser says so and keeps what it has', async () => {
  const visitor = site.visitor()
  const list = await site.request({ url: '/api/v2/lenders?type=scholarships&limit=50' })
  const ids: string[] = list.json().map(({ id }: { id: string }) => id)
  for (const id of ids.slice(0, 41)) await saveIt(visitor, id)
  expect((await savedNames(visitor)).length).toBe(40)
  await visitor.get('/scholarships/marketplace?full=1')
  expect(visitor.page.text('main')).toContain('up to 40 saved scholarships')
})

test('the private calendar address shows the deadlines of its account until it is ended or replaced', async () => {
  const visitor = site.visitor()
  await visitor.signIn(await signUp(visitor))
  await saveIt(visitor, third)
  const made = await openFeed(visitor)
  const feed = await site.request({ url: made })
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(feed.headers['cache-control']).toBe('private, no-store')
  expect(feed.body).toContain(`UID:scholarship-${third}@`)

  const renewed = await openFeed(visitor)
  expect((await site.request({ url: made })).statusCode).toBe(404)
  expect((await site.request({ url: renewed })).statusCode).toBe(200)
  await visitor.post(plan, { do: 'close-feed' })
  expect((await site.request({ url: renewed })).statusCode).toBe(404)
  const rows = await site.services.database.read.selectFrom('calendar_feed').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(made.split('/').at(-1))
})

test('only an account gets a private address, and anybody can download their own calendar', async () => {
  const visitor = site.visitor()
  await saveIt(visitor, third)
  const answer = await visitor.post(plan, { do: 'open-feed' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/signin?return=plan'])
  const file = await visitor.get('/scholarships/plan/scholarships.ics')
  expect(file.body).toContain(`UID:scholarship-${third}@`)
  expect((await site.request({ url: '/scholarships/calendar/none' })).statusCode).toBe(404)
})

async function openFeed(visitor: ReturnType<typeof site.visitor>): Promise<string> {
  await visitor.post(plan, { do: 'open-feed' })
  const address = visitor.page.all('code').find(({ text }) => text.includes('/scholarships/calendar/'))
  return new URL(address?.text ?? '', 'http://localhost').pathname
}
