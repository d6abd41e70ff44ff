import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStored } from '#cms/model/documents/check-document.ts'
import { parsePage } from '#testing/page-document.ts'
import { someDocuments, someLibrarySite, somePaths } from './some-library.fixture.ts'

let site: Awaited<ReturnType<typeof someLibrarySite>>
beforeAll(async () => {
  site = await someLibrarySite()
})
afterAll(() => site[Symbol.asyncDispose]())

test.each(someDocuments)('the test document $_id is one that the model has', (document) => {
  expect(checkStored(document)).toMatchObject({ ok: true })
})

test.each(somePaths)('%s answers with one heading, its address, and what shared links show', async (url) => {
  const { statusCode, headers, body } = await site.request({ url })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, no-cache')
  expect(body).not.toMatch(/<script[^>]*\ssrc=|modulepreload/)
  const page = parsePage(body)
  expect(page.all('h1').length).toBe(1)
  const { metas } = page
  for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:image', 'twitter:card'])
    expect(metas.get(name), name).toEqual([expect.stringMatching(/./)])
  const canonicals = page.attributes('href', 'link[rel=canonical]')
  expect(canonicals).toEqual([`http://localhost:3000${url.split('?')[0]}`])
  expect(metas.get('og:url')).toEqual(canonicals)
  expect(page.all('title').map(({ text }) => text)).toEqual([expect.stringMatching(/./)])
})

test('an author’s profile is a link only if its address is a safe one', async () => {
  const unsafe = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example']
  const socialLinks = [...unsafe, 'https://safe.example/'].map((link, at) => ({
    _key: `k${at}`,
    platform: 'LinkedIn',
    link,
  }))
  const [desk] = someDocuments.filter(({ _id }) => _id === 'loans-desk')
  if (!desk) throw new Error('The desk is missing')
  const slug = { _type: 'slug', current: 'linked-desk' }
  await site.editor.create({ ...desk, _id: 'linked-desk', slug, socialLinks })
  const page = parsePage((await site.request({ url: '/author/linked-desk' })).body)
  expect(page.links()).toContain('https://safe.example/')
  expect(page.links().filter((address) => unsafe.includes(address))).toEqual([])
  expect(page.text('main').split('LinkedIn')).toHaveLength(6)
  expect(page.structuredData.join()).not.toContain('javascript:')
})
