import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { searchText } from './messages.ts'

// cspell:ignore quilmere cscript quillm

let site: Awaited<ReturnType<typeof testServer>>
let now = new Date('2026-12-31T18:00:00Z')

beforeAll(async () => {
  site = await testServer({
    now: () => now,
    settings: {
      CONTENT_WRITE_TOKEN: 'write-token-of-the-tests',
      CONTENT_READ_TOKEN: 'read-token-of-the-tests',
    },
  })
})

afterAll(async () => site[Symbol.asyncDispose]())

const page = async (url: string) => {
  const { statusCode, body, headers } = await site.request({ url })
  return { statusCode, headers, body, main: parsePage(body).all('main').join() }
}

const mutate = (...mutations: object[]) =>
  site.request({
    method: 'POST',
    url: '/v2022-11-15/data/mutate/production',
    headers: { authorization: 'Bearer write-token-of-the-tests' },
    payload: { mutations },
  })

const article = (fields: object = {}) => ({
  _id: 'found-article',
  _type: 'blog',
  title: 'Marmalade & <b>origination</b> fees',
  slug: { _type: 'slug', current: 'marmalade' },
  categories: ['fafsa'],
  description: 'What a fee takes off.',
  ...fields,
})

test('search finds lenders and schools, highlights matches, and links to each kind', async () => {
  const { main, statusCode, headers } = await page('/search?q=quilmere')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toContain('no-store')
  expect(main).toContain('<mark>Quillmere</mark>')
  expect(main).toContain('/student-loans/offers/compare?compare=quillmere')
  expect(main).toContain('href="/search?q=quilmere&amp;type=lender"')
  const ofSchools = await page('/search?q=ohio&type=school')
  expect(ofSchools.main).toContain('<mark>Ohio</mark>')
  expect(ofSchools.body).toContain('noindex')
})

test('an article is found once it is committed, until it becomes a draft or is deleted', async () => {
  await mutate({ createOrReplace: article() })
  const found = async () => (await page('/search?q=marmalade')).main
  await expect.poll(found).toContain('href="/resources/fafsa/marmalade"')
  // The page shows an editor's text as text, never as markup.
  expect(await found()).toContain('<mark>Marmalade</mark> &amp; &lt;b&gt;origination')
  await mutate({ createOrReplace: article({ draft: true }) })
  await expect.poll(found).not.toContain('/marmalade')
  await mutate({ createOrReplace: article() }, { delete: { id: 'found-article' } })
  await mutate({ createOrReplace: article({ _id: 'drafts.found-article' }) })
  expect((await page('/search?q=marmalade')).main).not.toContain('/marmalade')
})

test('a title with the year is found by the new year once it has begun in New York', async () => {
  await mutate({ createOrReplace: article({ title: 'Marmalade deadlines of {{ year }}' }) })
  const found = async (year: number) => (await page(`/search?q=marmalade+${year}`)).main
  await expect.poll(() => found(2026)).toContain('of <mark>2026</mark>')
  now = new Date('2027-01-01T04:59:00Z')
  expect(await found(2026)).toContain('of <mark>2026</mark>')
  now = new Date('2027-01-01T05:00:00Z')
  expect(await found(2027)).toContain('of <mark>2027</mark>')
  expect(await found(2026)).not.toContain('<mark>2026</mark>')
  await mutate({ delete: { id: 'found-article' } })
})

test('empty, too long, and unmatched queries are answered with what to do', async () => {
  expect((await page('/search')).main).toContain(searchText.startTitle)
  expect((await page('/search?q=zzqqxx')).main).toContain('We found nothing for “zzqqxx”.')
  const long = await page(`/search?q=${'x'.repeat(101)}`)
  expect(long.statusCode).toBe(400)
  expect(long.main).toContain('longer than 100 characters')
  expect((await page('/search?q=student&type=nonsense&page=-3')).statusCode).toBe(200)
  expect((await page('/search?q=%00%3Cscript%3E')).body).not.toContain('<script>&')
})

test('suggestions are JSON, best first, and a query that is too long is refused', async () => {
  const ask = (q: string) =>
    site.request({ method: 'GET', url: `/api/search/suggestions?${new URLSearchParams({ q })}` })
  const { suggestions } = (await ask('quillm')).json()
  expect(suggestions[0]).toMatchObject({ title: 'Quillmere Bank', kind: 'lender', kindName: 'Lender' })
  expect((await ask('')).json()).toEqual({ suggestions: [] })
  expect((await ask('x'.repeat(101))).statusCode).toBe(400)
})

test('structured data names the search page, and the icon in the header links to it', async () => {
  const { body } = await page('/about/ranking')
  expect(body).toContain('/search?q={search_term_string}')
  expect(parsePage(body).attributes('href', 'a[data-search]')).toContain('/search')
})
