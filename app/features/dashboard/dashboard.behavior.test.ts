import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRefinanceForms } from '#products/refinance/situation/answers.fixture.ts'
import { testServer } from '#testing/server.ts'
import { dashboardText } from './dashboard-messages.ts'

const now = () => new Date('2026-11-27T17:00:00Z')
const refinance = '/refinance-student-loans'
const worksheet = `${refinance}/offers/application`
const offer = 'brackenfell-bank-refinance-fixed'
const pages = ['', '/applications', '/student-loans', refinance, '/scholarships'].map(
  (path) => `/dashboard${path}`,
)
const password = 'Correct-Horse-1'

type Site = Awaited<ReturnType<typeof testServer>>
type Visitor = ReturnType<Site['visitor']>

let site: Site
beforeAll(async () => {
  site = await testServer({ now, settings: { ACCOUNTS_PER_ADDRESS: '100', DRAFTS_PER_ADDRESS: '100' } })
})
afterAll(() => site[Symbol.asyncDispose]())

let accounts = 0
const signUpForm = () => {
  accounts += 1
  const email = `visitor-${accounts}@example.com`
  const names = { firstName: 'Maya', lastName: 'Ortiz', keywords: '', schoolAttendedOpeid: '' }
  return { ageBand: 'from_18', email, ...names, password, confirmPassword: password }
}
async function signedIn() {
  const visitor = site.visitor()
  await visitor.post('/signup', signUpForm())
  // What the sign-in tells is on its first page alone.
  await visitor.follow()
  return visitor
}

const save = (visitor: Visitor, id: string) =>
  visitor.post('/scholarships/marketplace/save', { id, isSaved: 'yes' })
const answerWho = (visitor: Visitor) => visitor.post('/student-loans/signup?question=who', { who: 'student' })
async function follow(visitor: Visitor, approvedOn: string) {
  await visitor.post(`${refinance}/signup?question=REFINANCE_GOAL`, allRefinanceForms.REFINANCE_GOAL)
  await visitor.post(`/interstitial?line=refinance-student-loans`, { offer })
  await visitor.post(worksheet, { offer, approvedOn, approvalDelivery: 'delivered', do: 'note' })
}

async function read(visitor: Visitor, path = '/dashboard') {
  const { statusCode } = await visitor.get(path)
  expect(statusCode, path).toBe(200)
  return visitor.page
}

test('a new account finds where to start on every page, and that nothing is due', async () => {
  const visitor = await signedIn()
  const page = await read(visitor)
  expect(page.text('main')).toContain(dashboardText.empty)
  expect(page.links('main')).toEqual(
    expect.arrayContaining(['/student-loans', refinance, '/scholarships', '/fafsa', '/scholarships/essays']),
  )
  expect(page.all('main time')).toHaveLength(0)
  expect((await read(visitor, '/dashboard/applications')).text('main')).toContain(
    dashboardText.applications.empty,
  )
  for (const line of ['/student-loans', refinance, '/scholarships'])
    expect((await read(visitor, `/dashboard${line}`)).links('main')).toContain(line)
})

test('what is due stands in order of day, then what is unfinished, each with one next step', async () => {
  const visitor = await signedIn()
  await answerWho(visitor)
  await save(visitor, 'sharp-scissors-award')
  await save(visitor, 'desert-bloom-award')
  await follow(visitor, '11/17/2026')
  const page = await read(visitor)
  const days = page.all('main time').map((time) => time.getAttribute('datetime') ?? '')
  expect(days).toEqual(days.toSorted())
  expect(days).toContain('2026-12-17')
  const section = (id: string) => `section:has(> #${id})`
  expect(page.all(`${section('due')} h3`)).toHaveLength(3)
  expect(page.links(section('due'))).toContain(`${worksheet}#${offer}`)
  expect(page.links(section('unfinished'))).toEqual([
    '/student-loans/signup?question=school',
    `${refinance}/signup?question=TYPE_OF_LOAN`,
  ])
  expect(page.text(section('due'))).toContain('Scholarships · Sample · Planned')
})

test('applications show their status and clocks, and answers say when they are deleted', async () => {
  const visitor = await signedIn()
  await follow(visitor, '11/17/2026')
  await save(visitor, 'sharp-scissors-award')
  await visitor.post('/scholarships/plan', { do: 'status', id: 'sharp-scissors-award', status: 'submitted' })
  const text = (await read(visitor, '/dashboard/applications')).text('main')
  for (const said of [
    'Brackenfell Bank',
    '20 days left',
    'Accept by December 17, 2026: 30 days from receipt.',
    'We’ll delete these answers on December 27, 2026',
    'Sharp Scissors Award',
    'Submitted',
  ])
    expect(text).toContain(said)
})

test('somebody under 18 is led to what they can do, and asked for nothing', async () => {
  const visitor = await signedIn()
  await visitor.post('/student-loans/signup?question=who', { who: 'minor' })
  const page = await read(visitor, '/dashboard/student-loans')
  expect(page.links('main')).toContain('/student-loans/under-18')
  expect(page.text('main')).not.toContain(dashboardText.unfinished)
})

test('two accounts and a browser without one never see each other’s records', async () => {
  const [first, second, browser] = [await signedIn(), await signedIn(), site.visitor()]
  await follow(first, '11/17/2026')
  await answerWho(second)
  await save(browser, 'sharp-scissors-award')
  const own = [
    [first, 'Brackenfell Bank'],
    [second, 'Student loan answers'],
    [browser, 'Sharp Scissors Award'],
  ] as const
  for (const [visitor] of own) {
    let all = ''
    for (const path of pages) all += (await read(visitor, path)).text('main')
    for (const [owner, what] of own) expect(all.includes(what), what).toBe(owner === visitor)
  }
})

test('a browser without an account sees what it holds, and how long, on the same pages', async () => {
  const visitor = site.visitor()
  await answerWho(visitor)
  const page = await read(visitor)
  expect(page.text('main')).toContain(dashboardText.signedOut.text)
  expect(page.links('main')).toContain('/signup?return=dashboard')
  for (const path of pages) await read(visitor, path)
  await visitor.post('/student-loans/signup', 'clear=all')
  expect((await visitor.get('/dashboard')).statusCode).toBe(303)
})

test('what a browser saved shows at once after the sign-in, and reading it changes nothing', async () => {
  const visitor = site.visitor()
  await save(visitor, 'sharp-scissors-award')
  await visitor.post('/signup', signUpForm())
  const count = () => site.services.database.read.selectFrom('saved_scholarship').selectAll().execute()
  const before = await count()
  expect((await read(visitor)).text('main')).toContain('Sharp Scissors Award')
  expect(await count()).toEqual(before)
})

test.each(pages)('%s: who has nothing here signs in or up first, and comes back by name', async (path) => {
  const visitor = site.visitor()
  const answer = await visitor.get(path)
  const signIn = String(answer.headers.location)
  expect([answer.statusCode, signIn]).toEqual([
    303,
    expect.stringMatching(/^\/signin\?return=dashboard[a-z-]*$/),
  ])
  await visitor.follow()
  const signUp = visitor.page.links('main').find((link) => link.startsWith('/signup')) ?? ''
  const form = signUpForm()
  expect((await visitor.post(signUp, form)).headers.location).toBe(path)
  const back = await site.visitor().post(signIn, { email: form.email, password })
  expect(back.headers.location).toBe(path)
})

test('an unknown name, or an address, is no page to return to', async () => {
  const { email } = await signedInAs()
  for (const page of ['dashboard-other', 'https://evil.example', '//evil.example', '/dashboard/settings']) {
    const query = new URLSearchParams({ return: page })
    const answer = await site.visitor().post(`/signin?${query}`, { email, password })
    expect([answer.statusCode, answer.headers.location], page).toEqual([303, '/dashboard'])
  }
})

async function signedInAs() {
  const form = signUpForm()
  await site.visitor().post('/signup', form)
  return form
}

test('with accounts on another host, the page shows this browser’s records and leads nowhere in a circle', async () => {
  await using remote = await testServer({ now, settings: { API_URL: 'https://api.example/v1' } })
  const visitor = remote.visitor()
  await read(visitor)
  expect(visitor.page.text('main')).toContain(dashboardText.empty)
})
