import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStored } from '#content-model/documents/check-document.ts'
import { librarySite } from '#testing/library-site.ts'
import { someDocuments, somePaths } from './some-library.fixture.ts'

let site: Awaited<ReturnType<typeof librarySite>>
beforeAll(async () => {
  site = await librarySite()
  const put = site.editor.transaction()
  for (const document of someDocuments) put.createOrReplace(document)
  await put.commit()
})
afterAll(() => site[Symbol.asyncDispose]())

test.each(someDocuments)('the test document $_id is one that the model has', (document) => {
  expect(checkStored(document)).toMatchObject({ ok: true })
})

test.each(somePaths)('%s answers with one heading, its address, and what shared links show', async (url) => {
  const { statusCode, headers, body } = await site.request({ url })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, no-cache')
  expect(body.match(/<h1/g)?.length).toBe(1)
  expect(body).not.toMatch(/<script[^>]*\ssrc=|modulepreload/)
  const metas = [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
    ([, name = '', content]): [string, string | undefined] => [name, content],
  )
  const meta = new Map(metas)
  for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:image', 'twitter:card'])
    expect(meta.get(name), name).toBeTruthy()
  expect(metas.filter(([name]) => name === 'description').length).toBe(1)
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]
  expect(canonical).toBe(`http://localhost:3000${url.split('?')[0]}`)
  expect(meta.get('og:url')).toBe(canonical)
  expect(body.match(/<title>[^<]+<\/title>/g)?.length).toBe(1)
})
