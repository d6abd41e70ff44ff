import { expect, test } from 'vitest'
import { questionText } from '#kit/questions/messages.ts'
import { allForms as loanForms } from '#products/student-loans/situation/answers.fixture.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { anyoneFlow, studentFlow, studentFlows } from './flows.ts'
import { majorProblems } from './major-field.ts'
import { questions } from './questions.ts'
import { allStudentForms } from './student-answers.fixture.ts'
import { readStudent } from './student-draft.server.ts'

const now = () => new Date('2026-11-23T15:00:00Z')
const signup = '/scholarships/signup'
const list = '/scholarships/marketplace'
const loans = '/student-loans/signup'

async function openSite(settings: Record<string, string> = {}) {
  const site = await testServer({ now, settings })
  return {
    ...site,
    rows: () => site.services.database.read.selectFrom('draft').selectAll().orderBy('line').execute(),
    /** What the server knows of the student, as the list reads it. */
    student: (cookie: string) =>
      readStudent(site.services, new Request(`http://localhost${list}`, { headers: { cookie } })),
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  }
}
type Visitor = ReturnType<Awaited<ReturnType<typeof openSite>>['visitor']>

async function signIn(visitor: Visitor, url = '/signin') {
  const { emailAddress: email, password } = sampleAccount
  return visitor.post(url, { email, password })
}

/** Returns a clock that moves on by a second each time it is read. */
function createClock() {
  let at = now().getTime()
  return () => {
    at += 1000
    return new Date(at)
  }
}

test.each(studentFlows)('$name asks one question at a time and ends at the list', async (flow) => {
  await using site = await openSite()
  const visitor = site.visitor()
  const asked: string[] = []
  let page = await visitor.get(flow.path)
  for (;;) {
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const own = parsePage(page.body)
      .attributes('action', 'form')
      .find((url) => url.startsWith(flow.path))
    const slug = new URL(own ?? '', 'http://x').searchParams.get('question') ?? ''
    if (slug === 'check') break
    asked.push(slug)
    expect(page.body).toContain(questionText.progress(asked.length, flow.order.length))
    const answer = await visitor.post(
      own ?? '',
      Object.entries(allStudentForms).find(([name]) => name === slug)?.[1],
    )
    expect(answer.statusCode, slug).toBe(303)
    page = await visitor.follow()
  }
  expect(asked).toEqual([...flow.order])
  const done = await visitor.post(`${flow.path}?question=check`)
  expect([done.statusCode, done.headers.location]).toEqual([303, list])
  expect(await site.student(visitor.cookie)).toMatchObject({
    gpa: { value: 3.57, scale: '4' },
    state: 'CA',
    majorFamily: '51',
  })
})

test('every question can be skipped, and a student who skips all of them still reaches the list', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  await visitor.get(signup)
  for (const slug of anyoneFlow.order) {
    const { name, value } = visitor.page.all('main form button[name]:not([name=add])')[0]?.attributes ?? {}
    expect([slug, name], slug).toEqual([slug, slug])
    await visitor.post(`${signup}?question=${slug}`, { [name ?? '']: value ?? '' })
    await visitor.follow()
  }
  expect(visitor.page.heading).toBe(questionText.check.title)
  expect((await visitor.post(`${signup}?question=check`)).headers.location).toBe(list)
  const student = await site.student(visitor.cookie)
  expect(Object.values(student ?? {}).filter((fact) => fact !== undefined)).toEqual([])
})

test('a field of study is found by everyday words, chosen if they mean several, and asked again if none', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  const url = `${signup}?question=major`
  await visitor.get(url)
  expect(visitor.page.all('datalist#major-names option').length).toBeGreaterThan(100)
  expect(visitor.page.all('#major')[0]?.getAttribute('list')).toBe('major-names')

  expect((await visitor.post(url, { major: 'basket weaving' })).statusCode).toBe(400)
  expect(visitor.page.text('#major-error')).toContain(majorProblems.none)
  expect(visitor.page.values).toMatchObject({ major: 'basket weaving' })
  expect(visitor.page.all('input[type=radio]')).toEqual([])

  expect((await visitor.post(url, { major: 'counseling' })).statusCode).toBe(400)
  expect(visitor.page.text('#major-error')).toContain(majorProblems.several)
  const choices = visitor.page
    .all('input[type=radio][name=major]')
    .map((radio) => radio.getAttribute('value'))
  expect(choices).toEqual(['13', '51', '42'])
  expect((await visitor.post(url, 'major=counseling&major=42')).statusCode).toBe(303)
  expect(await site.student(visitor.cookie)).toMatchObject({ majorFamily: '42' })

  expect((await visitor.post(url, { major: 'Nursing' })).statusCode).toBe(303)
  expect(await site.student(visitor.cookie)).toMatchObject({ majorFamily: '51' })
  await visitor.get(url)
  expect(visitor.page.values).toMatchObject({ major: 'Health Professions and Related Programs' })
})

test('no address tells anything about the student', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  const seen: string[] = []
  for (const slug of anyoneFlow.order) {
    const answer = await visitor.post(`${signup}?question=${slug}`, allStudentForms[slug])
    seen.push(String(answer.headers.location))
  }
  seen.push(String((await visitor.post(`${signup}?question=check`)).headers.location))
  expect(seen.map((address) => address.replace(/\?question=[a-z]+$/, ''))).toEqual([
    ...anyoneFlow.order.map(() => signup),
    list,
  ])
})

test('a parent is asked about the student', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  await visitor.post(`${signup}?question=applicant`, 'applicant=parent')
  await visitor.follow()
  expect(visitor.page.heading).toBe('Where is the student in school now?')
  await visitor.get(`${studentFlow.path}?question=level`)
  expect(visitor.page.heading).toBe(questions.level.question)
})

test('the start form saves the level and the state, and the questions go on with the rest', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  const start = await visitor.post(signup, 'level=graduate&state=TX')
  expect(start.headers.location).toBe(`${signup}?question=applicant`)
  await visitor.post(`${signup}?question=applicant`, 'applicant=student')
  expect(await site.student(visitor.cookie)).toMatchObject({ level: 'graduate', state: 'TX' })
  await visitor.get(signup)
  expect(visitor.page.heading).toBe(questions.graduation.question)
  expect(visitor.page.text('main')).toContain(questionText.progress(4, 11))
  for (const form of ['', 'level=&state=', 'level=constructor&state=__proto__'])
    expect((await site.visitor().post(signup, form)).headers.location).toBe(`${signup}?question=applicant`)
  expect(await site.rows()).toHaveLength(1)
})

test('the start page leads everyone on: to the first open question, then to the answers to check', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  const goOn = async () => {
    await visitor.get('/scholarships')
    const link = visitor.page.all('main form a').find(({ text }) => text === 'Continue where you left off')
    const { statusCode } = await visitor.get(link?.getAttribute('href') ?? '')
    if (statusCode === 302) await visitor.follow()
    return visitor.page.heading
  }
  expect(await goOn()).toBe(questions.applicant.question)
  await visitor.post(signup, 'level=graduate&state=TX')
  await visitor.post(`${signup}?question=applicant`, 'applicant=student')
  expect(await goOn()).toBe(questions.graduation.question)
  for (const slug of anyoneFlow.order) await visitor.post(`${signup}?question=${slug}`, allStudentForms[slug])
  expect(await goOn()).toBe(questionText.check.title)
})

test('signing out also clears answers that the browser still held by itself; without a session it clears none', async () => {
  await using site = await openSite()
  const before = site.visitor()
  await before.post(`${signup}?question=state`, 'state=NV')
  // The browser's script calls this before each sign-in.
  expect((await before.get('/api/logout')).statusCode).toBe(204)
  expect(await site.student(before.cookie)).toMatchObject({ state: 'NV' })

  const visitor = site.visitor()
  await signIn(visitor)
  const cookie = `${visitor.cookie}; ${before.cookie}`
  const out = await site.request({ method: 'POST', url: '/signout', headers: { cookie } })
  expect(out.cookies.find(({ name }) => name === 'draft')).toMatchObject({ value: '', maxAge: 0 })
  expect(await site.rows()).toEqual([])
})

test('of a merged loan draft, nothing but the age is kept once the visitor is under 18', async () => {
  await using site = await testServer({ now: createClock() })
  const home = site.visitor()
  for (const [slug, form] of loanForms) await home.post(`${loans}?question=${slug}`, form)
  await signIn(home)
  const library = site.visitor()
  await library.post(`${loans}?question=who`, 'who=minor')
  await signIn(library)
  const rows = await site.services.database.read.selectFrom('draft').select('answers').execute()
  expect(rows).toEqual([{ answers: '{"age":"minor"}' }])
})

test('a wrong password moves nothing', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  await visitor.post(`${signup}?question=state`, 'state=NV')
  const before = await site.rows()
  const refused = await visitor.post('/signin', {
    email: sampleAccount.emailAddress,
    password: 'Wrong-Horse-1',
  })
  expect(refused.statusCode).toBe(400)
  expect(await site.rows()).toEqual(before)
  expect(await site.student(visitor.cookie)).toMatchObject({ state: 'NV' })
})

test('a new account takes the answers along', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  await visitor.post(`${signup}?question=state`, 'state=NV')
  const created = await visitor.post('/scholarships/lp/first-evening/signup', {
    email: 'maya@example.com',
    firstName: 'Maya',
    lastName: 'Ortiz',
    password: 'Correct-Horse-1',
    ageBand: 'from_18',
    confirmPassword: 'Correct-Horse-1',
    keywords: '',
    schoolAttendedOpeid: '',
  })
  expect([created.statusCode, created.headers.location]).toEqual([303, list])
  expect(await site.student(visitor.cookie)).toMatchObject({ state: 'NV' })
  expect(visitor.cookies.draft).toBeUndefined()
})

test('whoever signs in on a shared computer can clear what somebody else answered there', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  await visitor.post(`${signup}?question=state`, 'state=NV')
  const cleared = await visitor.post('/signin?return=scholarships', 'clear=all')
  expect([cleared.statusCode, cleared.headers.location]).toEqual([303, '/signin?return=scholarships'])
  expect([await site.rows(), visitor.cookies]).toEqual([[], {}])
  await visitor.follow()
  expect(visitor.page.text('main')).not.toContain('Your answers move with you.')
})

test('signing in over a full disk keeps the answers where they are', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  await visitor.post(`${signup}?question=state`, 'state=NV')
  const { database } = site.services
  const { write } = database
  database.write = () => Promise.reject(new DatabaseError('DATABASE_FULL', 'The disk is full.'))
  expect((await signIn(visitor)).statusCode).toBe(503)
  database.write = write
  expect(await site.student(visitor.cookie)).toMatchObject({ state: 'NV' })
})

test('beside a question stands how many of the open scholarships the list would show', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  const count = () => visitor.page.text('aside strong')
  await visitor.get(list)
  const all = Number.parseInt(visitor.page.heading, 10)
  await visitor.get(signup)
  expect(count()).toBe(`${all} of ${all}`)
  for (const slug of ['level', 'state', 'gpa', 'memberships'] as const) {
    await visitor.post(`${signup}?question=${slug}`, allStudentForms[slug])
    await visitor.get(list)
    const { counts } = JSON.parse(visitor.page.attributes('data-fits')[0] ?? '')
    const open = counts.yes + counts.unknown
    expect(open).toBeLessThan(all)
    await visitor.get(`${signup}?question=applicant`)
    expect(count(), slug).toBe(`${open} of ${all}`)
  }
})

test('where another host has the scholarships, no question waits for it to count them', async () => {
  await using site = await openSite({ API_URL: 'https://api.example.com' })
  const visitor = site.visitor()
  await visitor.post(`${signup}?question=level`, allStudentForms.level)
  const page = await visitor.get(`${signup}?question=state`)
  expect(page.statusCode).toBe(200)
  expect(visitor.page.text('aside strong')).toBe('')
  expect(visitor.page.text('aside')).toContain('Four-year college')
})
