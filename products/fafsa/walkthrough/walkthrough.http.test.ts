import { afterAll, beforeAll, expect, test } from 'vitest'
import { checklistIds } from '#domain/fafsa-form/checklists.ts'
import { sectionSlugs } from '#domain/fafsa-form/rehearsed-form.ts'
import { formSections } from '#domain/fafsa-form/sections.ts'
import { testServer } from '#testing/server.ts'
import { afterText, walkthroughText } from './messages.ts'

const overview = '/fafsa/walkthrough'
const after = `${overview}/after`

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer()
})
afterAll(() => site[Symbol.asyncDispose]())

async function open(path: string) {
  const visitor = site.visitor()
  const answer = await visitor.get(path)
  return { visitor, answer, page: visitor.page, text: visitor.page.text('main') }
}

test('the overview links every part in order, has every item to tick, and says whose page it is', async () => {
  const { page, text } = await open(overview)
  expect(page.links('#parts ~ ol')).toEqual(sectionSlugs.map((slug) => `${overview}/${slug}`))
  expect(page.attributes('id', 'main input[type=checkbox]')).toEqual([...checklistIds])
  const shortened = walkthroughText.andMore(8)
  for (const said of ['2027–28', '2025 income', walkthroughText.notGovernment, shortened])
    expect(text).toContain(said)
})

test('no page asks for a name, a number or a password: only coded choices have a name, and nothing else does', async () => {
  for (const path of [overview, ...sectionSlugs.map((slug) => `${overview}/${slug}`)]) {
    const { page } = await open(path)
    const types = new Set(page.attributes('type', 'main input'))
    expect([...types].filter((type) => type !== 'radio' && type !== 'checkbox')).toEqual([])
    expect(page.all('main textarea, main select')).toHaveLength(0)
  }
})

test.each(formSections)(
  '$slug says what each question means, in order, with its sources',
  async (section) => {
    const { answer, page, text } = await open(`${overview}/${section.slug}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('public')
    const headings = page.all('main ol h2').map(({ text }) => text)
    expect(headings).toEqual(section.questions.map(({ name }) => name))
    for (const { publisher } of section.sources) expect(text).toContain(publisher)
  },
)

test('without script, a mistake is caught after a redirect, and no address holds an answer', async () => {
  const { visitor } = await open(`${overview}/student-finances`)
  const posted = await visitor.post(`${overview}/student-finances`, {
    wages: 'parents',
    home: 'left_out',
    year: 'a year that is not offered',
    ssn: '078-05-1120',
  })
  expect(posted.statusCode).toBe(200)
  const { page } = visitor
  const said = page.all('[data-finding]').map(({ text }) => text)
  expect(said).toHaveLength(2)
  expect(said[0]).toContain('Changes your aid')
  expect(page.text('main')).toContain('2 of 6 answered · 1 mistake caught')
  expect(page.attributes('value', 'main input[checked]')).toEqual(['parents', 'left_out'])
  expect(page.text('main')).not.toContain('078-05-1120')
})

test('a reply is its visitor’s own: the page stays clean for the next one', async () => {
  const { page } = await open(`${overview}/student-finances`)
  expect(page.all('[data-finding]')).toHaveLength(0)
})

test('every reason to be independent is listed in the part about circumstances', async () => {
  const { page, text } = await open(`${overview}/circumstances`)
  expect(page.all('#criteria ~ div details')).toHaveLength(13)
  expect(text).toContain('Were you born before January 1, 2004?')
  expect(text).toContain('since July 1, 2026')
})

test('there are no other parts', async () => {
  expect((await open(`${overview}/no-such-part`)).answer.statusCode).toBe(404)
  const posted = await site.visitor().post(`${overview}/no-such-part`, { name: 'card' })
  expect(posted.statusCode).toBe(404)
})

test('statuses and codes are listed, and one code is found by its address', async () => {
  const { text } = await open(after)
  for (const said of ['Action required', 'Reject A', 'Comment 353', walkthroughText.notFound])
    expect(text).toContain(said)

  const one = await open(`${after}?code=3`)
  expect(one.page.all('#found tbody th').map(({ text }) => text)).toEqual(['Reject 3', 'Comment 003'])
  expect(one.page.attributes('content', 'meta[name=robots]')).toEqual(['noindex, follow'])
})

test('an unknown code is said to be, and what is no code is refused', async () => {
  const unknown = await open(`${after}?code=31`)
  expect(unknown.answer.statusCode).toBe(200)
  expect(unknown.page.text('#found')).toContain(afterText.nothing('31'))
  const wrong = await open(`${after}?code=${encodeURIComponent('<b>')}`)
  expect(wrong.answer.statusCode).toBe(400)
  expect(wrong.text).toContain(afterText.tooLong)
})
