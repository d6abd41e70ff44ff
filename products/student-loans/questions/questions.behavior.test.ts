import { expect, test } from 'vitest'
import { questionText } from '#kit/questions/messages.ts'
import {
  allForms as forms,
  ownShareableAnswers as shareableAnswers,
} from '#products/student-loans/situation/answers.fixture.ts'
import { flowNames } from '#products/student-loans/situation/flows.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const signup = '/student-loans/signup'

async function visit(settings: Record<string, string> = {}) {
  const site = await testServer({ now, settings })
  const visitor = site.visitor()
  return {
    ...site,
    cookie: () => visitor.cookie,
    get: (url: string) => visitor.get(url),
    post: visitor.post,
    rows: () => site.services.database.read.selectFrom('draft').selectAll().execute(),
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  }
}

async function answerAll(visitor: Awaited<ReturnType<typeof visit>>, flow = signup) {
  for (const [slug, form] of forms) await visitor.post(`${flow}?question=${slug}`, form)
}

test.each(flowNames)(
  '%s asks one question at a time and ends at the offers, with bands only in the address',
  async (flow) => {
    await using visitor = await visit()
    const start = `/student-loans/${flow}`
    const replies = new Map(forms)
    const asked: string[] = []
    let page = await visitor.get(start)
    for (;;) {
      const actions = parsePage(page.body).attributes('action', 'form')
      const own = actions.find((url) => url.startsWith(start))
      const slug = new URL(own ?? '', 'http://x').searchParams.get('question') ?? ''
      if (slug === 'check') break
      expect(asked).not.toContain(slug)
      asked.push(slug)
      const answer = await visitor.post(own ?? '', replies.get(slug) ?? '')
      expect(answer.statusCode, slug).toBe(303)
      page = await visitor.get(answer.headers.location ?? '')
      expect(page.statusCode).toBe(200)
      expect(page.headers['cache-control']).toBe('private, no-store')
    }
    expect(asked).toHaveLength(14)
    const done = await visitor.post(`${start}?question=check`, '')
    expect(done.statusCode).toBe(303)
    expect(done.headers.location).toBe(`/student-loans/offers?${shareableAnswers}`)
  },
)

test('no address or response of the flow reveals anything personal', async () => {
  await using visitor = await visit()
  const seen: string[] = []
  for (const [slug, form] of forms) {
    const answer = await visitor.post(`${signup}?question=${slug}`, form)
    seen.push(String(answer.headers.location))
  }
  seen.push(String((await visitor.post(`${signup}?question=check`, '')).headers.location))
  for (const secret of [
    '00131500',
    '12345',
    '7500',
    'resident',
    '18_23',
    'dependent',
    visitor.cookie().slice(6),
  ])
    expect(seen.join('\n')).not.toContain(secret)
})

test('answers are shown again only to the visitor who gave them', async () => {
  await using visitor = await visit()
  await answerAll(visitor)
  const own = await visitor.get(`${signup}?question=amount`)
  expect(own.body).toContain('value="12,345"')
  const other = await visitor.request({ url: `${signup}?question=amount` })
  expect(other.statusCode).toBe(302)
  expect(other.headers.location).toBe(`${signup}?question=who&none=1`)
})

test('an answer can be changed from the check page and from the offers, and leads straight back', async () => {
  await using visitor = await visit()
  await answerAll(visitor)
  const check = await visitor.get(signup)
  expect(check.headers.location).toBe(`${signup}?question=check`)
  const page = await visitor.get(`${signup}?question=check`)
  expect(page.body).toContain(`href="${signup}?question=state&amp;from=check"`)
  const fromCheck = await visitor.post(`${signup}?question=state&from=check`, 'state=NV')
  expect(fromCheck.headers.location).toBe(`${signup}?question=check`)
  const fromOffers = await visitor.post(`${signup}?question=state&from=offers`, 'state=TX')
  expect(fromOffers.headers.location).toBe(
    `/student-loans/offers?${shareableAnswers.replace('state=CA', 'state=TX')}`,
  )
})

test.each([
  ['amount', 'amount=lots', 'value="lots"', 'amount'],
  ['graduation', 'graduation-month=03&graduation-year=', 'value="03"', 'graduation-year'],
  ['school', 'keywords=zzqqxx&school=', 'value="zzqqxx"', 'school'],
  ['credit', '', 'name="credit"', 'credit'],
  ['cosigner', 'cosigner=yes', 'name="cosigner"', 'cosigner'],
  ['federal', 'federalThisYear=9&federalInAll=some', 'value="some"', 'federalInAll'],
])(
  '%s as "%s" returns 400 with the value, its problem twice, and "Error:" in the title, and saves nothing',
  async (slug, form, shown, id) => {
    await using visitor = await visit()
    await answerAll(visitor)
    const before = await visitor.rows()
    const page = await visitor.post(`${signup}?question=${slug}`, form)
    expect(page.statusCode).toBe(400)
    expect(parsePage(page.body).title).toMatch(/^Error: /)
    for (const part of [shown, `href="#${id}"`, `id="${id}-error"`])
      expect(page.body.includes(part), part).toBe(true)
    expect(await visitor.rows()).toEqual(before)
  },
)

test('without JavaScript, a typed school leads to a list of matches, and choosing one continues', async () => {
  await using visitor = await visit()
  await visitor.post(`${signup}?question=who`, 'who=student')
  const searched = await visitor.post(`${signup}?question=school`, 'keywords=ucla&school=')
  expect(searched.headers.location).toBe(`${signup}?question=school`)
  const list = await visitor.get(`${signup}?question=school`)
  expect(list.body).toContain('type="radio"')
  expect(list.body).toContain('value="00131500"')
  const nothing = await visitor.post(`${signup}?question=school`, '')
  expect(nothing.statusCode).toBe(400)
  for (const part of ['href="#school-choice"', 'id="school-choice-error"', 'value="00131500"'])
    expect(nothing.body.includes(part), part).toBe(true)
  const chosen = await visitor.post(`${signup}?question=school`, 'school=00131500')
  expect(chosen.headers.location).toBe(`${signup}?question=degree`)
})

test('the amount is asked beside what the school last published as its price, once the school is known', async () => {
  await using visitor = await visit()
  const price = /University of California-Los Angeles: \$[\d,]+ to \$[\d,]+ for a year before any aid/
  await answerAll(visitor)
  await visitor.post(`${signup}?question=school`, 'school=undecided')
  const before = parsePage((await visitor.get(`${signup}?question=amount`)).body)
  expect(before.values).toHaveProperty('amount')
  expect(before.text('main')).not.toMatch(/before any aid/)
  await visitor.post(`${signup}?question=school`, 'school=00131500')
  const asked = parsePage((await visitor.get(`${signup}?question=amount`)).body)
  expect(asked.text('main')).toMatch(price)
  expect(asked.links()).toContain('/schools/110662/university-of-california-los-angeles')
})

test('without JavaScript, a school that is not found can be gone on without', async () => {
  await using visitor = await visit()
  await visitor.post(`${signup}?question=who`, 'who=student')
  const page = await visitor.post(`${signup}?question=school`, 'keywords=zzqqxx&school=')
  expect(page.statusCode).toBe(400)
  expect(page.body).toContain(questionText.problem.schoolNotFound('zzqqxx'))
  expect(page.body).toMatch(/<button[^>]*value="undecided"[^>]*name="school"/)
  const gone = await visitor.post(`${signup}?question=school`, 'keywords=zzqqxx&school=&school=undecided')
  expect(gone.headers.location).toBe(`${signup}?question=degree`)
})

test('the start form saves the school and the amount, and still asks first who borrows', async () => {
  await using visitor = await visit()
  const start = await visitor.post(signup, 'keywords=ucla&school=&amount=%245%2C000')
  expect(start.headers.location).toBe(`${signup}?question=who`)
  await visitor.post(`${signup}?question=who`, 'who=student')
  expect((await visitor.get(signup)).body).toContain('value="00131500"')
  await visitor.post(`${signup}?question=school`, 'school=00131500')
  for (const [slug, form] of forms.slice(2, 4)) await visitor.post(`${signup}?question=${slug}`, form)
  const enrollment = await visitor.post(`${signup}?question=enrollment`, 'enrollment=full_time')
  expect(enrollment.headers.location).toBe(`${signup}?question=cosigner`)
})

test('the start form starts the flow even without usable answers', async () => {
  await using visitor = await visit()
  for (const form of ['', 'keywords=&school=&amount=', 'amount=lots&school=99999999'])
    expect((await visitor.post(signup, form)).headers.location).toBe(`${signup}?question=who`)
  expect(await visitor.rows()).toEqual([])
})

test('a visitor under 18 sees help instead of offers, and only the age is kept', async () => {
  await using visitor = await visit()
  await visitor.post(signup, 'keywords=&school=00131500&amount=5000')
  const answer = await visitor.post(`${signup}?question=who`, 'who=minor')
  expect(answer.headers.location).toBe('/student-loans/under-18')
  const page = await visitor.get('/student-loans/under-18')
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toContain('<article')
  expect(page.headers['cache-control']).toBe('public, no-cache')
  expect((await visitor.rows()).map(({ answers }) => answers)).toEqual(['{"age":"minor"}'])
  expect((await visitor.get(signup)).headers.location).toBe('/student-loans/under-18')
  expect((await visitor.get('/student-loans/offers')).headers.location).toBe('/student-loans/under-18')
})

test('clearing deletes every answer and the cookie', async () => {
  await using visitor = await visit()
  await answerAll(visitor)
  const cleared = await visitor.post(`${signup}?question=federal`, 'clear=all')
  expect(cleared.statusCode).toBe(303)
  expect(cleared.headers.location).toBe('/student-loans')
  expect(cleared.headers['set-cookie']).toContain('Max-Age=0')
  expect(await visitor.rows()).toEqual([])

  const later = await visitor.get(`${signup}?question=federal`)
  expect(later.headers.location).toBe(`${signup}?question=who&none=1`)
  expect((await visitor.get(later.headers.location ?? '')).body).toContain(questionText.noneTitle)
  // When another page is still open, its answer is saved, and the visitor is sent to the first question with
  // an explanation.
  const open = await visitor.post(`${signup}?question=state`, 'state=CA')
  expect(open.headers.location).toBe(`${signup}?question=who&none=1`)
})

test('a browser that rejects cookies is told so instead of seeing the first question forever', async () => {
  await using site = await testServer({ now })
  const answer = await site.visitor().post(`${signup}?question=who`, 'who=student')
  expect(answer.headers.location).toBe(`${signup}?question=school`)
  const next = await site.request({ url: answer.headers.location ?? '' })
  const first = await site.request({ url: next.headers.location ?? '' })
  expect(first.body).toContain(questionText.noneTitle)
  expect((await site.request({ url: signup })).body).not.toContain(questionText.noneTitle)
})

test('while nothing can be saved, the question is shown again with what was entered', async () => {
  await using visitor = await visit()
  await visitor.post(`${signup}?question=who`, 'who=student')
  const { database } = visitor.services
  const { write } = database
  database.write = () => Promise.reject(new DatabaseError('DATABASE_FULL', 'The disk is full.'))
  const refused = await visitor.post(`${signup}?question=who`, 'who=parent')
  expect(refused.statusCode).toBe(503)
  expect(refused.body).toContain(questionText.progress(1, 14))
  expect(parsePage(refused.body).values).toMatchObject({ who: 'parent' })
  expect(refused.body).toContain(questionText.problem.unavailable)
  const notCleared = await visitor.post(signup, 'clear=all')
  expect(notCleared.statusCode).toBe(503)
  expect(notCleared.body).toContain(questionText.problem.notCleared)
  database.write = write
  expect((await visitor.post(`${signup}?question=who`, 'who=parent')).statusCode).toBe(303)
})

test('while nothing can be read, the question says so instead of starting over', async () => {
  await using visitor = await visit()
  await answerAll(visitor)
  const { database } = visitor.services
  const broken = new Proxy(database.read, {
    get: () => () => {
      throw new DatabaseError('DATABASE_UNREACHABLE', 'No database answers.')
    },
  })
  Object.defineProperty(database, 'read', { get: () => broken, configurable: true })
  const page = await visitor.get(`${signup}?question=state`)
  expect(page.statusCode).toBe(503)
  expect(page.body).toContain(questionText.problem.unreadable)
})

test('when too many drafts start from one network, the question says so and keeps what was entered', async () => {
  await using visitor = await visit({ DRAFTS_PER_ADDRESS: '1' })
  await visitor.post(`${signup}?question=who`, 'who=student')
  const newcomer = await visitor.visitor().post(`${signup}?question=who`, 'who=minor')
  expect(newcomer.statusCode).toBe(429)
  expect(Number(newcomer.headers['retry-after'])).toBeGreaterThan(0)
  expect(newcomer.body).toContain(questionText.problem.tooMany)
  expect(parsePage(newcomer.body).values).toMatchObject({ who: 'minor' })
  expect((await visitor.post(`${signup}?question=school`, 'school=undecided')).statusCode).toBe(303)
})

test('answers given in one variant and checked in another count as the visitor’s own on the offers page', async () => {
  await using visitor = await visit()
  await answerAll(visitor)
  const check = await visitor.post(`${signup}/student?question=check`, '')
  expect(check.headers.location).toContain('borrower=student')
  expect((await visitor.rows()).map(({ flow }) => flow)).toEqual(['signup/student'])
  const offers = await visitor.get(check.headers.location ?? '')
  // The address says $12,500; only the draft contains the exact amount.
  expect(offers.body).toContain('$12,345')
})

test('someone who borrows for a student is asked for the age in the variant for students, and keeps the rest', async () => {
  await using visitor = await visit()
  await answerAll(visitor)
  await visitor.post(`${signup}?question=who`, 'who=other')
  const check = await visitor.get(`${signup}/student?question=check`)
  expect(check.headers.location).toBe(`${signup}/student?question=who`)
  const answered = await visitor.post(`${signup}/student?question=who`, 'who=student-24')
  expect(answered.headers.location).toBe(`${signup}/student?question=check`)
})

test('another site cannot submit answers for a visitor', async () => {
  await using visitor = await visit()
  const origin = 'https://evil.example'
  const answer = await visitor.post(`${signup}?question=who`, 'who=minor', { origin })
  expect(answer.statusCode).toBe(403)
  expect(await visitor.rows()).toEqual([])
})

test('the student loans sign-in page uses the account form and says how to create an account', async () => {
  await using visitor = await visit()
  const page = await visitor.get('/student-loans/signin')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('name="password"')
  expect(page.body).toContain('href="/signup?return=offers"')
})
