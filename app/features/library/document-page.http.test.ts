import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedArticle, storedDesk } from '#cms/model/documents/some-documents.fixture.ts'
import { librarySite } from '#testing/library-site.ts'

let site: Awaited<ReturnType<typeof librarySite>>
beforeAll(async () => {
  site = await librarySite()
  await site.editor.createOrReplace(storedDesk)
  await site.editor.createOrReplace(storedArticle)
})
afterAll(() => site[Symbol.asyncDispose]())

test('an article is public at its path, with its metadata', async () => {
  const visitor = site.visitor()
  const url = '/resources/fafsa/pell-grant'
  const { statusCode, headers } = await visitor.get(url)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, no-cache'])
  expect(visitor.page.all('h1').map(({ text }) => text)).toEqual(['How much a Pell Grant pays'])
  expect(visitor.page.attributes('href', 'link[rel=canonical]')).toEqual([`http://localhost:3000${url}`])
  expect(visitor.page.structuredData.length).toBe(1)
})

test('an article under the wrong category redirects to the right one', async () => {
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

test('the page follows changes to its document', async () => {
  const url = '/resources/fafsa/pell-grant'
  await site.request({ url })
  await site.editor.patch(storedArticle._id).set({ title: 'What a Pell Grant pays' }).commit()
  expect((await site.request({ url })).body).toContain('What a Pell Grant pays')
})
