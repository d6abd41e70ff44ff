import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { createVisitor } from '#testing/visitor.ts'

type Site = Awaited<ReturnType<typeof testServer>>

const question = '/scholarships/signup?question=gpa'
const plans = '/refinance-student-loans/federal-plans'

/** A visitor who stays where a form was answered, to see each redirect. */
function visitorOf({ app }: Site) {
  return createVisitor((options) =>
    app.inject({
      ...options,
      headers: { host: 'localhost', origin: 'http://localhost', ...options.headers },
    }),
  )
}

const rowsOf = ({ services }: Site) => services.database.read.selectFrom('form_reply').selectAll().execute()

test('a refused form leads to an address that shows what was typed, again and again', async () => {
  await using site = await testServer()
  const visitor = visitorOf(site)
  const { statusCode, headers } = await visitor.post(question, { gpa: '9.7' })
  expect(statusCode).toBe(303)
  expect(headers.location).toMatch(/^\/scholarships\/signup\?question=gpa&reply=[\w-]{43}$/)
  for (const _ of ['redirected', 'reloaded', 'gone back to']) {
    const shown = await visitor.get(String(headers.location))
    expect(shown.statusCode).toBe(400)
    expect(visitor.page.title).toMatch(/^Error: /)
    expect(visitor.page.values).toMatchObject({ gpa: '9.7' })
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect(visitor.page.attributes('href').filter((address) => address.includes('reply='))).toEqual([])
  }
})

test('two tabs have an address each', async () => {
  await using site = await testServer()
  const visitor = visitorOf(site)
  const first = await visitor.post(question, { gpa: '9.7' })
  const second = await visitor.post(question, { gpa: '8.8' })
  await visitor.get(String(first.headers.location))
  expect(visitor.page.values).toMatchObject({ gpa: '9.7' })
  await visitor.get(String(second.headers.location))
  expect(visitor.page.values).toMatchObject({ gpa: '8.8' })
})

test('once the form is accepted, the address of its error shows what was saved', async () => {
  await using site = await testServer()
  const visitor = visitorOf(site)
  const refused = await visitor.post(question, { gpa: '9.7' })
  const accepted = await visitor.post(question, { gpa: '3.7' })
  expect(accepted.headers.location).not.toContain('reply=')
  const back = await visitor.get(String(refused.headers.location))
  expect(back.statusCode).toBe(200)
  expect(visitor.page.values).toMatchObject({ gpa: '3.7' })
  expect(await rowsOf(site)).toEqual([])
})

test('no other browser sees a reply, and the database alone does not open it', async () => {
  await using site = await testServer()
  const visitor = visitorOf(site)
  const refused = await visitor.post(plans, { agi: 'forty-seven thousand' })
  const location = String(refused.headers.location)
  for (const stranger of [visitorOf(site), visitorOf(site)]) {
    const { body, statusCode } = await stranger.get(location)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('forty-seven')
    // A browser that has records of its own.
    await stranger.post(question, { gpa: '9.9' })
  }
  const [row] = await rowsOf(site)
  expect(JSON.stringify(row)).not.toContain('forty-seven')
  const key = new URL(location, 'http://localhost').searchParams.get('reply')
  expect(JSON.stringify(row)).not.toContain(key)
  for (const broken of ['x', '', 'a'.repeat(43), 'ä&reply=b'])
    expect((await visitor.get(`${plans}?reply=${broken}`)).statusCode).toBe(200)
})

test('a reply opens only at the form that it answers', async () => {
  await using site = await testServer()
  const visitor = visitorOf(site)
  const { headers } = await visitor.post(question, { gpa: '9.7' })
  const key = new URL(String(headers.location), 'http://localhost').searchParams.get('reply')
  const elsewhere = await visitor.get(`${plans}?reply=${key}`)
  expect(elsewhere.statusCode).toBe(200)
  expect(elsewhere.body).not.toContain('9.7')
})

test('a page that is cached for everybody shows a reply to its own visitor alone', async () => {
  await using site = await testServer()
  const visitor = visitorOf(site)
  const path = '/student-loans/under-18'
  await visitor.get(path)
  const { headers } = await visitor.post(path, { month: '03', year: '2012' })
  const shown = await visitor.get(String(headers.location))
  expect(shown.body).toContain('You turn 18 in March 2030')
  const others = await visitorOf(site).get(String(headers.location))
  expect(others.body).not.toContain('You turn 18 in')
  const plain = await visitor.get(path)
  expect(plain.headers['cache-control']).toBe('public, no-cache')
  expect(plain.body).not.toContain('You turn 18 in')
})

test('a reply ends after a day, and a visitor has at most twenty', async () => {
  let now = new Date('2026-11-27T15:00:00Z')
  await using site = await testServer({ now: () => now })
  const visitor = visitorOf(site)
  const first = await visitor.post(question, { gpa: '9.7' })
  for (let typed = 0; typed < 20; typed++) {
    now = new Date(now.getTime() + 1000)
    await visitor.post(question, { gpa: `9.${typed}` })
  }
  expect(await rowsOf(site)).toHaveLength(20)
  await visitor.get(String(first.headers.location))
  expect(visitor.page.title).not.toMatch(/^Error: /)

  const last = await visitor.post(question, { gpa: '8.8' })
  now = new Date(now.getTime() + 24 * 3600 * 1000 + 1)
  await visitor.get(String(last.headers.location))
  expect(visitor.page.title).not.toMatch(/^Error: /)
})

test('a browser that began with a reply keeps its token, and clearing the answers deletes the reply', async () => {
  await using site = await testServer()
  const visitor = visitorOf(site)
  await visitor.post(question, { gpa: '9.7' })
  const { draft } = visitor.cookies
  await visitor.post(question, { gpa: '3.7' })
  await visitor.post(question, { gpa: '9.7' })
  expect(visitor.cookies.draft).toBe(draft)
  await visitor.post('/scholarships/signup', { clear: '1' })
  expect(await rowsOf(site)).toEqual([])
})

test('an address that may start no more browsers is answered directly', async () => {
  await using site = await testServer({ settings: { DRAFTS_PER_ADDRESS: '1' } })
  await visitorOf(site).post(question, { gpa: '9.7' })
  const visitor = visitorOf(site)
  const { statusCode, headers } = await visitor.post(plans, { agi: 'forty-seven' })
  expect(statusCode).toBe(400)
  expect(headers.location).toBeUndefined()
  expect(visitor.page.values).toMatchObject({ agi: 'forty-seven' })
  expect(await rowsOf(site)).toHaveLength(1)
})
