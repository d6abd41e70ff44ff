import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const path = '/scholarships/marketplace'
const now = () => new Date('2026-11-21T15:00:00Z')

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now })
})
afterAll(() => site[Symbol.asyncDispose]())

async function open(query = '') {
  const visitor = site.visitor()
  const answer = await visitor.get(`${path}${query}`)
  expect(answer.statusCode).toBe(200)
  const { page } = visitor
  return {
    page,
    names: page.all('#listings h3').map(({ text }) => text),
    total: Number(/^[\d,]+/.exec(page.heading)?.[0].replaceAll(',', '') ?? 0),
    headers: answer.headers,
  }
}

test('lists what is open by its deadline, marks samples, and says what an application takes', async () => {
  const { page, names, total, headers } = await open()
  expect(names).toHaveLength(20)
  expect(total).toBeGreaterThan(100)
  const first = page.text('#listings article')
  expect(first).toMatch(/Due November 2\d, 2026/)
  expect(first).toMatch(/Sample/)
  expect(page.text('main')).toContain('invented samples')
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('every page leads to the next, none repeats a scholarship, and one beyond the last shows the last', async () => {
  const seen: string[] = []
  let query = ''
  for (;;) {
    const { page, names, total } = await open(query)
    seen.push(...names)
    const next = page
      .all('#pages a')
      .map((link) => link.getAttribute('href') ?? '')
      .find((href) => href.includes(`page=${Math.ceil(seen.length / 20) + 1}`))
    if (!next) {
      expect(new Set(seen).size).toBe(total)
      break
    }
    query = new URL(next, 'http://localhost').search
  }
  expect((await open('?page=9999')).names).toEqual(seen.slice(-((seen.length - 1) % 20) - 1))
})

test('each filter narrows the list to what it says, and its count is what it finds', async () => {
  const all = await open()
  for (const [name, value] of [
    ['level', 'trade'],
    ['state', 'OH'],
    ['basis', 'chance'],
    ['data', 'sells'],
    ['no-essay', '1'],
    ['renewable', '1'],
    ['major', '51'],
  ] as const) {
    const { total } = await open(`?${name}=${value}`)
    expect(total, name).toBeLessThan(all.total)
    expect(total, name).toBeGreaterThan(0)
    const label =
      value === '1'
        ? all.page.text(`label:has(#${name})`)
        : all.page.text(`#${name} option[value="${value}"]`)
    expect(label, name).toContain(`(${total})`)
  }
})

test('sorts by the largest award, and finds by words', async () => {
  const awards = (await open('?sort=award')).page
    .all('#listings header > p')
    .map(({ text }) => Number(text.split(' ').at(-1)?.replace(/[$,]/g, '')))
  expect(awards).toEqual(awards.toSorted((a, b) => b - a))
  expect((await open('?q=borough+bridge')).page.text('#listings')).toContain('Lives in New York.')
  expect((await open('?q=sharp+scissors')).names).toEqual(['Sharp Scissors Award'])
})

test('nothing found says so and leads back to everything; odd settings are the default', async () => {
  const { page } = await open('?q=nothing-is-called-this')
  expect(page.heading).toBe('No open scholarship fits these filters')
  expect(page.links('#list')).toContain(path)
  const usual = await open()
  const odd = await open('?level=x&sort=__proto__&page=-1&major=5&state=ZZ&least=abc&within=5&applicants=x')
  expect(odd.names).toEqual(usual.names)
})

test('a guess of what a provider does not say makes an hour’s worth known, and names the guess', async () => {
  const query = '?q=chalk+beaker'
  expect((await open(query)).page.text('#listings')).toContain('does not state enough')
  const { page } = await open(`${query}&applicants=100`)
  expect(page.text('#listings')).toMatch(
    /\$1,500 × 10 awards ÷ 100 applicants ÷ 3 hours = \$50 per hour.*number of applicants is your guess/,
  )
})

test('answers mark what fits, what does not, and the question that settles it, and can hide the rest', async () => {
  const visitor = site.visitor()
  const ask = '/scholarships/signup/student'
  await visitor.get(`${ask}?question=level`)
  await visitor.post(`${ask}?question=level`, { level: 'trade' })
  await visitor.get(`${path}?q=sharp+scissors`)
  expect(visitor.page.text('#listings')).toContain('Yes Level of study: Trade or career school')
  expect(visitor.page.text('#listings')).toContain('Unknown Field of study')
  expect(visitor.page.links('#listings')).toContain(`${ask}?question=major&from=marketplace`)
  await visitor.get(`${path}?fits=1`)
  expect(visitor.page.text('#listings')).not.toContain('No Level of study')
  await visitor.get(path)
  expect(visitor.page.text('#listings')).toContain('No Level of study')
})

test('nothing about the visitor stands in an address, and what is sensitive is never asked of the server', async () => {
  const { page } = await open()
  for (const address of page.links('main')) expect(address).not.toMatch(/citizen|woman|hispanic|disability/)
  const sensitive = page.all('[data-island=about-you] input')
  expect(sensitive.length).toBeGreaterThan(10)
  for (const input of sensitive) expect(input.getAttribute('name')).toBeUndefined()
})
