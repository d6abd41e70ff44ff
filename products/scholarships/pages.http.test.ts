import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ withLibrary: true })
})
afterAll(() => site[Symbol.asyncDispose]())

async function open(url: string) {
  const visitor = site.visitor()
  const answer = await visitor.get(url)
  return { answer, page: visitor.page, links: visitor.page.attributes('href', 'main a') }
}

test('the landing page leads to the questions, the list, the FAFSA, the guide and the reviews, and is the same for everybody', async () => {
  const { answer, page, links } = await open('/scholarships')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  for (const to of [
    '/scholarships/marketplace',
    '/scholarships/scholarships-complete-guide',
    '/scholarship/reviews',
    '/fafsa/fafsa-complete-guide',
    'https://studentaid.gov/h/apply-for-aid/fafsa',
  ])
    expect(links, to).toContain(to)
  expect(page.attributes('action', 'main form')).toEqual(['/scholarships/signup'])
  expect(page.attributes('name', 'main select')).toEqual(['level', 'state'])
  expect(page.text('main')).toContain('shown today are made up')
})

test('the example compares what an hour brings, by the formula it states', async () => {
  const { page } = await open('/scholarships')
  // $10,000 ÷ 4,000 ÷ 5 hours, and 2 × $1,000 ÷ 40 ÷ 4 hours.
  const text = page.text('main')
  for (const figure of ['$0.50', '$12.50', '4,000 apply', '40 apply']) expect(text).toContain(figure)
})

test('structured data names the breadcrumbs, the steps and the questions of the landing page', async () => {
  const { page } = await open('/scholarships')
  const [graph = ''] = page.structuredData
  for (const part of ['BreadcrumbList', 'HowTo', 'FAQPage', 'Find scholarships that fit you'])
    expect(graph, part).toContain(part)
})

test('the home page and the navbar open the line', async () => {
  const { page } = await open('/')
  expect(page.attributes('href', 'header a')).toContain('/scholarships')
  expect(page.attributes('href', 'main a')).toContain('/scholarships')
  const { page: own } = await open('/scholarships/marketplace')
  expect(own.attributes('href', 'header a[aria-current]')).toContain('/scholarships')
})

test('the sign-in page of the line goes through it, and leads to an account that returns to the list', async () => {
  const { answer, links } = await open('/scholarships/signin')
  expect(answer.statusCode).toBe(200)
  expect(links).toEqual(expect.arrayContaining(['/', '/scholarships', '/signup?return=scholarships']))
})

test('the lander and its sign-up and sign-in are pages that search engines leave out', async () => {
  const lander = await open('/scholarships/lp/first-evening')
  expect(lander.answer.statusCode).toBe(200)
  expect(lander.links).toContain('/scholarships/signup/student')
  for (const form of ['signup', 'signin']) {
    const { answer, page, links } = await open(`/scholarships/lp/first-evening/${form}`)
    expect(answer.statusCode, form).toBe(200)
    expect(page.attributes('content', 'meta[name=robots]'), form).toEqual(['noindex'])
    expect(links, form).toContain('/scholarships')
  }
})
