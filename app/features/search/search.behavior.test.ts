import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testServer } from '#testing/server.ts'

// cspell:ignore quilmere cscript quillm

let site: Awaited<ReturnType<typeof testServer>>

beforeAll(async () => {
  site = await testServer({
    settings: {
      CONTENT_WRITE_TOKEN: 'write-token-of-the-tests',
      CONTENT_READ_TOKEN: 'read-token-of-the-tests',
    },
  })
})

afterAll(async () => site[Symbol.asyncDispose]())

const page = async (address: string) => {
  const { statusCode, body, headers } = await site.request({ method: 'GET', url: address })
  return { statusCode, headers, body, main: /<main.*<\/main>/s.exec(body)?.[0] ?? '' }
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

test('lenders, pages and schools are found, marked and counted, each kind by a link', async () => {
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

test('an article is found from its commit on, under its address, until it is a draft or gone', async () => {
  await mutate({ createOrReplace: article() })
  await vi.waitFor(async () => {
    const { main } = await page('/search?q=marmalade')
    expect(main).toContain('href="/resources/fafsa/marmalade"')
    // What an editor writes stays text.
    expect(main).toContain('<mark>Marmalade</mark> &amp; &lt;b&gt;origination')
  })
  await mutate({ createOrReplace: article({ draft: true }) })
  await vi.waitFor(async () => expect((await page('/search?q=marmalade')).main).not.toContain('/marmalade'))
  await mutate({ createOrReplace: article() }, { delete: { id: 'found-article' } })
  await mutate({ createOrReplace: article({ _id: 'drafts.found-article' }) })
  expect((await page('/search?q=marmalade')).main).not.toContain('/marmalade')
})

test('nothing, too much and nonsense are answered with what to do', async () => {
  expect((await page('/search')).main).toContain('Where many begin')
  expect((await page('/search?q=zzqqxx')).main).toContain('We found nothing for “zzqqxx”.')
  const long = await page(`/search?q=${'x'.repeat(101)}`)
  expect(long.statusCode).toBe(400)
  expect(long.main).toContain('longer than 100 characters')
  expect((await page('/search?q=student&type=nonsense&page=-3')).statusCode).toBe(200)
  expect((await page('/search?q=%00%3Cscript%3E')).body).not.toContain('<script>&')
})

test('suggestions come as JSON, the best first, and too long a text is refused', async () => {
  const ask = (q: string) =>
    site.request({ method: 'GET', url: `/api/search/suggestions?${new URLSearchParams({ q })}` })
  const { suggestions } = (await ask('quillm')).json()
  expect(suggestions[0]).toMatchObject({ title: 'Quillmere Bank', kind: 'lender', kindName: 'Lender' })
  expect((await ask('')).json()).toEqual({ suggestions: [] })
  expect((await ask('x'.repeat(101))).statusCode).toBe(400)
})

test('search engines are told where the search is, and the icon of the bar leads there', async () => {
  const { body } = await page('/about/ranking')
  expect(body).toContain('/search?q={search_term_string}')
  expect(body).toMatch(/<a[^>]*data-search[^>]*href="\/search"|<a[^>]*href="\/search"[^>]*data-search/)
})
