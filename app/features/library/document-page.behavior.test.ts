import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedArticle, storedDesk } from '#content-model/documents/some-documents.fixture.ts'
import { librarySite } from '#testing/library-site.ts'

let site: Awaited<ReturnType<typeof librarySite>>
beforeAll(async () => {
  site = await librarySite()
  await site.editor.createOrReplace(storedDesk)
  await site.editor.createOrReplace(storedArticle)
})
afterAll(() => site[Symbol.asyncDispose]())

test('an article stands at its address, for everybody, with its head', async () => {
  const page = await site.request({ url: '/resources/fafsa/pell-grant' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('public, no-cache')
  expect(page.body.match(/<h1/g)?.length).toBe(1)
  expect(page.body).toContain('How much a Pell Grant pays')
  expect(page.body).toContain('<link rel="canonical" href="http://localhost:3000/resources/fafsa/pell-grant"')
  expect(page.body).toMatch(/<script type="application\/ld\+json">/)
})

test('under another category it leads to its own', async () => {
  const { statusCode, headers } = await site.request({ url: '/resources/credit-cards/pell-grant' })
  expect([statusCode, headers.location]).toEqual([301, '/resources/fafsa/pell-grant'])
})

test.each(['/resources/cars/pell-grant', '/resources/fafsa/no-such', '/fafsa/reviews/pell-grant'])(
  '%s is not found',
  async (url) => {
    const { statusCode, body } = await site.request({ url })
    expect(statusCode).toBe(404)
    expect(body).toContain('noindex')
  },
)

test('it changes with its document', async () => {
  const url = '/resources/fafsa/pell-grant'
  await site.request({ url })
  await site.editor.patch(storedArticle._id).set({ title: 'What a Pell Grant pays' }).commit()
  expect((await site.request({ url })).body).toContain('What a Pell Grant pays')
})
