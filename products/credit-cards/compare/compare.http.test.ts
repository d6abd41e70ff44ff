import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const path = '/credit-cards/marketplace/compare-cards'
const now = () => new Date('2026-11-24T15:00:00Z')

let site: Awaited<ReturnType<typeof testServer>>
let ids: string[]
beforeAll(async () => {
  site = await testServer({ now })
  ids = (await site.services.cards.cards('2026-11-24')).map(({ id }) => id)
})
afterAll(() => site[Symbol.asyncDispose]())

const toQuery = (chosen: readonly string[]) => chosen.map((id) => `compare=${id}`).join('&')

async function open(query: string) {
  const visitor = site.visitor()
  const answer = await visitor.get(`${path}?${query}`)
  expect(answer.statusCode).toBe(200)
  return { page: visitor.page, headers: answer.headers }
}

test('shows the chosen cards side by side, at most four, and says what the link asked for in vain', async () => {
  const { page, headers } = await open(toQuery(ids.slice(0, 3)))
  expect(page.heading).toBe('3 cards side by side')
  expect(page.all('main table thead th')).toHaveLength(3 * page.all('main table').length)
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect((await open(toQuery(ids.slice(0, 6)))).page.heading).toBe('4 cards side by side')
  const gone = await open(`${toQuery(ids.slice(0, 2))}&compare=no-such-card`)
  expect(gone.page.text('main')).toContain('1 card in this link is no longer listed')
  expect((await open('')).page.heading).toBe('No cards to compare yet')
})

test('values the cards as the list does, and the file says the same as the page', async () => {
  const query = `s-groceries=900&${toQuery(ids.slice(0, 2))}`
  const { page } = await open(query)
  const find = (row: string) =>
    page
      .all('main tr')
      .find(({ text }) => text.trim().startsWith(row))
      ?.querySelectorAll('td')
      .map(({ text }) => /-?\$[\d,]+/.exec(text)?.[0]) ?? []
  const visitor = site.visitor()
  const file = await visitor.get(`${path}.csv?${query}`)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const line = file.body.split('\r\n').find((each) => each.includes('Three-year total, at the highest APR'))
  const inFile = (line ?? '')
    .split(',')
    .slice(-2)
    .map((cell) => `$${Math.round(Number(cell))}`)
  expect(find('Three-year total, at the highest APR').map((text) => text?.replaceAll(',', ''))).toEqual(
    inFile.map((text) => (text.startsWith('$-') ? `-$${text.slice(2)}` : text)),
  )
  await visitor.get(`/credit-cards/marketplace?all=1&s-groceries=900`)
  expect(visitor.page.text(`#card-${ids[0]}`)).toContain(
    find('Three-year total, at the highest APR')[0]?.replace('-', ''),
  )
})

test('a card can be removed and added by plain links and forms, and the way back keeps the settings', async () => {
  const { page } = await open(`credit=good&${toQuery(ids.slice(0, 2))}`)
  expect(page.links('main')).toContain(`${path}?credit=good&compare=${ids[1]}`)
  expect(page.links('main')).toContain(`/credit-cards/marketplace?credit=good&${toQuery(ids.slice(0, 2))}`)
  const hidden = page.all('#add-card input').map((input) => input.getAttribute('name'))
  expect(hidden).toEqual(['credit', 'compare', 'compare'])
})

test('what depends on the visitor stays out of the file', async () => {
  const query = `age=under_18&${toQuery(ids.slice(0, 2))}`
  expect((await open(query)).page.text('main')).toContain('You’re not eligible')
  const file = await site.visitor().get(`${path}.csv?${query}`)
  expect(file.body).not.toMatch(/Not open|Rules you don’t meet/)
})
