import { expect, test } from 'vitest'
import { DatabaseError } from '#database/errors.ts'
import { testServer } from '#testing/server.ts'
import { flowNames } from './flows.ts'
import { words } from './signup-words.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const signup = '/student-loans/signup'

/** What a student with a cosigner sends on each page. */
const forms: [slug: string, form: string][] = [
  ['age', 'age=adult'],
  ['borrower', 'borrower=student'],
  ['school', 'keywords=&school=00131500'],
  ['studies', 'degree=bachelors&graduation-month=05&graduation-year=2029&enrollment=full_time'],
  ['amount', 'amount=%2412%2C345'],
  ['repayment', 'repayment=deferred'],
  ['credit', 'credit=none'],
  ['income', 'income=none'],
  ['cosigner', 'cosigner=yes'],
  ['cosigner-finances', 'cosignerCredit=760_850&cosignerIncome=75k_100k'],
  ['state', 'state=CA'],
  ['citizenship', 'citizenship=visa'],
  ['federal', 'studyYear=first&dependency=dependent&federalThisYear=5%2C500&federalInAll=5500'],
]
const bands =
  'borrower=student&degree=bachelors&grad=2029-05&enrollment=full_time&amount=12500&repayment=deferred&credit=none' +
  '&income=none&cosigner=yes&cosigner-credit=760_850&cosigner-income=75k_100k&state=CA&control=public&level=four_year'

async function visit(settings: Record<string, string> = {}) {
  const site = await testServer({ now, settings })
  let cookie = ''
  const follow = (answer: Awaited<ReturnType<typeof site.request>>) => {
    const set = [answer.headers['set-cookie'] ?? []].flat().map((value) => value.split(';')[0] ?? '')
    if (set[0]) cookie = set[0].endsWith('=') ? '' : set[0]
    return answer
  }
  return {
    ...site,
    cookie: () => cookie,
    get: async (url: string) => follow(await site.request({ url, headers: { cookie } })),
    post: async (url: string, form: string) =>
      follow(
        await site.request({
          method: 'POST',
          url,
          headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
          payload: form,
        }),
      ),
    rows: () => site.services.database.read.selectFrom('draft').selectAll().execute(),
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  }
}

async function answerAll(visitor: Awaited<ReturnType<typeof visit>>, flow = signup) {
  for (const [slug, form] of forms) await visitor.post(`${flow}?question=${slug}`, form)
}

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? ''

test.each(flowNames)(
  '%s asks one question after the other and ends at offers for bands alone',
  async (flow) => {
    await using visitor = await visit()
    const start = `/student-loans/${flow}`
    const replies = new Map(forms)
    const asked: string[] = []
    let page = await visitor.get(start)
    for (;;) {
      const action = /<form[^>]*action="([^"]*)"/g
      const own = [...page.body.matchAll(action)]
        .map((match) => match[1] ?? '')
        .find((url) => url.startsWith(start))
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
    expect(asked).toHaveLength(flow.endsWith('/student') ? 12 : 13)
    const done = await visitor.post(`${start}?question=check`, '')
    expect(done.statusCode).toBe(303)
    expect(done.headers.location).toBe(`/student-loans/offers?${bands}`)
  },
)

test('no address of the flow, and no answer it leads to, tells of a person', async () => {
  await using visitor = await visit()
  const seen: string[] = []
  for (const [slug, form] of forms) {
    const answer = await visitor.post(`${signup}?question=${slug}`, form)
    seen.push(String(answer.headers.location))
  }
  seen.push(String((await visitor.post(`${signup}?question=check`, '')).headers.location))
  for (const secret of ['00131500', '12345', '5500', 'visa', 'adult', 'dependent', visitor.cookie().slice(6)])
    expect(seen.join('\n')).not.toContain(secret)
})

test('answers are shown again to whoever gave them, and to nobody else', async () => {
  await using visitor = await visit()
  await answerAll(visitor)
  const own = await visitor.get(`${signup}?question=amount`)
  expect(own.body).toContain('value="12,345"')
  const other = await visitor.request({ url: `${signup}?question=amount` })
  expect(other.statusCode).toBe(302)
  expect(other.headers.location).toBe(`${signup}?question=age&none=1`)
})

test('an answer can be changed from the check and from the offers, and leads straight back', async () => {
  await using visitor = await visit()
  await answerAll(visitor)
  const check = await visitor.get(signup)
  expect(check.headers.location).toBe(`${signup}?question=check`)
  const page = await visitor.get(`${signup}?question=check`)
  expect(page.body).toContain(`href="${signup}?question=state&amp;from=check"`)
  const fromCheck = await visitor.post(`${signup}?question=state&from=check`, 'state=NV')
  expect(fromCheck.headers.location).toBe(`${signup}?question=check`)
  const fromOffers = await visitor.post(`${signup}?question=state&from=offers`, 'state=TX')
  expect(fromOffers.headers.location).toBe(`/student-loans/offers?${bands.replace('state=CA', 'state=TX')}`)
})

test.each([
  ['amount', 'amount=lots', 'value="lots"', 'amount'],
  [
    'studies',
    'degree=masters&graduation-month=03&enrollment=',
    'checked="" value="masters"',
    'graduation-year',
  ],
  ['school', 'keywords=zzqqxx&school=', 'value="zzqqxx"', 'school'],
  ['credit', '', 'name="credit"', 'credit'],
  ['federal', 'federalThisYear=9&federalInAll=some', 'value="some"', 'federalInAll'],
])(
  '%s as "%s" answers 400 with the value, its problem twice and "Error:" in the title; nothing is kept',
  async (slug, form, shown, id) => {
    await using visitor = await visit()
    await answerAll(visitor)
    const before = await visitor.rows()
    const page = await visitor.post(`${signup}?question=${slug}`, form)
    expect(page.statusCode).toBe(400)
    expect(titleOf(page.body)).toMatch(/^Error: /)
    for (const part of [shown, `href="#${id}"`, `id="${id}-error"`])
      expect(page.body.includes(part), part).toBe(true)
    expect(await visitor.rows()).toEqual(before)
  },
)

test('typed words without script lead to a list of schools of the same question, and the choice goes on', async () => {
  await using visitor = await visit()
  await visitor.post(`${signup}?question=age`, 'age=adult')
  await visitor.post(`${signup}?question=borrower`, 'borrower=student')
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
  expect(chosen.headers.location).toBe(`${signup}?question=studies`)
})

test('a start form brings school and amount along, asks the age first all the same, and loses neither', async () => {
  await using visitor = await visit()
  const start = await visitor.post(signup, 'keywords=ucla&school=&amount=%245%2C000')
  expect(start.headers.location).toBe(`${signup}?question=age`)
  await visitor.post(`${signup}?question=age`, 'age=adult')
  expect((await visitor.get(`${signup}?question=borrower`)).statusCode).toBe(200)
  await visitor.post(`${signup}?question=borrower`, 'borrower=student')
  expect((await visitor.get(signup)).body).toContain('value="00131500"')
  await visitor.post(`${signup}?question=school`, 'school=00131500')
  const studies = await visitor.post(`${signup}?question=studies`, forms[3]?.[1] ?? '')
  expect(studies.headers.location).toBe(`${signup}?question=repayment`)
})

test('a start form with nothing usable in it starts all the same', async () => {
  await using visitor = await visit()
  for (const form of ['', 'keywords=&school=&amount=', 'amount=lots&school=99999999'])
    expect((await visitor.post(signup, form)).headers.location).toBe(`${signup}?question=age`)
  expect(await visitor.rows()).toEqual([])
})

test('someone under 18 sees what helps and no offers, and nothing else is kept of them', async () => {
  await using visitor = await visit()
  await visitor.post(signup, 'keywords=&school=00131500&amount=5000')
  const answer = await visitor.post(`${signup}?question=age`, 'age=minor')
  expect(answer.headers.location).toBe('/student-loans/under-18')
  const page = await visitor.get('/student-loans/under-18')
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toContain('<article')
  expect(page.body).not.toContain('href="/student-loans/offers')
  expect(page.headers['cache-control']).toBe('public, no-cache')
  expect((await visitor.rows()).map(({ answers }) => answers)).toEqual(['{"age":"minor"}'])
  expect((await visitor.get(signup)).headers.location).toBe('/student-loans/under-18')
  expect((await visitor.get(`/student-loans/offers?${bands}`)).headers.location).toBe(
    '/student-loans/under-18',
  )
})

test('clearing takes every answer and the cookie', async () => {
  await using visitor = await visit()
  await answerAll(visitor)
  const cleared = await visitor.post(`${signup}?question=federal`, 'clear=all')
  expect(cleared.statusCode).toBe(303)
  expect(cleared.headers.location).toBe('/student-loans')
  expect(cleared.headers['set-cookie']).toContain('Max-Age=0')
  expect(await visitor.rows()).toEqual([])

  const later = await visitor.get(`${signup}?question=federal`)
  expect(later.headers.location).toBe(`${signup}?question=age&none=1`)
  expect((await visitor.get(later.headers.location ?? '')).body).toContain(words.noneTitle)
  // A page that was still open: its answer is kept, and the first question comes with the reason.
  const open = await visitor.post(`${signup}?question=state`, 'state=CA')
  expect(open.headers.location).toBe(`${signup}?question=age&none=1`)
})

test('a browser that takes no cookies is told so instead of meeting the first question forever', async () => {
  await using site = await testServer({ now })
  const answer = await site.request({
    method: 'POST',
    url: `${signup}?question=age`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'age=adult',
  })
  expect(answer.headers.location).toBe(`${signup}?question=borrower`)
  const next = await site.request({ url: answer.headers.location ?? '' })
  const first = await site.request({ url: next.headers.location ?? '' })
  expect(first.body).toContain(words.noneTitle)
  expect((await site.request({ url: signup })).body).not.toContain(words.noneTitle)
})

test('while nothing can be saved the question comes back with what was entered', async () => {
  await using visitor = await visit()
  await visitor.post(`${signup}?question=age`, 'age=adult')
  const { database } = visitor.services
  const { write } = database
  database.write = () => Promise.reject(new DatabaseError('DATABASE_FULL', 'The disk is full.'))
  const refused = await visitor.post(`${signup}?question=borrower`, 'borrower=parent')
  expect(refused.statusCode).toBe(503)
  expect(refused.body).toContain(words.progress(2, 12))
  expect(refused.body).toMatch(/checked="" [^>]*value="parent"|value="parent"[^>]* checked=""/)
  expect(refused.body).toContain(words.problem.unavailable)
  const notCleared = await visitor.post(signup, 'clear=all')
  expect(notCleared.statusCode).toBe(503)
  expect(notCleared.body).toContain(words.problem.notCleared)
  database.write = write
  expect((await visitor.post(`${signup}?question=borrower`, 'borrower=parent')).statusCode).toBe(303)
})

test('while nothing can be read a question says so instead of starting over', async () => {
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
  expect(page.body).toContain(words.problem.unreadable)
})

test('when too many started from one network the question says so and keeps what was entered', async () => {
  await using visitor = await visit({ DRAFTS_PER_ADDRESS: '1' })
  await visitor.post(`${signup}?question=age`, 'age=adult')
  const newcomer = await visitor.request({
    method: 'POST',
    url: `${signup}?question=age`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'age=minor',
  })
  expect(newcomer.statusCode).toBe(429)
  expect(Number(newcomer.headers['retry-after'])).toBeGreaterThan(0)
  expect(newcomer.body).toContain(words.problem.tooMany)
  expect(newcomer.body).toMatch(/checked="" [^>]*value="minor"|value="minor"[^>]* checked=""/)
  expect((await visitor.post(`${signup}?question=borrower`, 'borrower=student')).statusCode).toBe(303)
})

test('answers given in one variant and checked in another are the visitor’s own on the offers page', async () => {
  await using visitor = await visit()
  await answerAll(visitor)
  await visitor.post(`${signup}?question=borrower`, 'borrower=other')
  const check = await visitor.post(`${signup}/student?question=check`, '')
  expect(check.headers.location).toContain('borrower=student')
  expect(JSON.parse((await visitor.rows())[0]?.answers ?? '')).toMatchObject({ borrower: 'student' })
  const offers = await visitor.get(check.headers.location ?? '')
  // The address says $12,500: only the draft knows the amount that was typed.
  expect(offers.body).toContain('$12,345')
})

test('another site cannot answer for a visitor', async () => {
  await using visitor = await visit()
  const answer = await visitor.request({
    method: 'POST',
    url: `${signup}?question=age`,
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'age=minor',
  })
  expect(answer.statusCode).toBe(403)
  expect(await visitor.rows()).toEqual([])
})

test('the sign-in page of the student loans is the account’s, and says how to make one', async () => {
  await using visitor = await visit()
  const page = await visitor.get('/student-loans/signin')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('name="password"')
  expect(page.body).toContain('href="/signup?return=offers"')
})
