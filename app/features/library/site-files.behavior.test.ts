import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { librarySite } from '#testing/library-site.ts'
import { someDocuments, somePaths } from './some-library.fixture.ts'

let site: Awaited<ReturnType<typeof librarySite>>
beforeAll(async () => {
  site = await librarySite()
  const put = site.editor.transaction()
  for (const document of someDocuments) put.createOrReplace(document)
  put.createOrReplace({ ...hidden, title: 'Not yet <ready> & "quoted"' })
  await put.commit()
  await site.editor.patch('second').set({ title: 'A & B <c> "d"' }).commit()
})
afterAll(() => site[Symbol.asyncDispose]())

const hidden = {
  _id: 'hidden',
  _type: 'blog',
  slug: { _type: 'slug', current: 'hidden' },
  categories: ['fafsa'],
  draft: true,
}

/** The texts of the elements of a name, in a text that has to be well-formed XML. */
function textsOf(xml: string, wanted: string): string[] {
  const parser = new SaxesParser({ xmlns: true })
  const texts: string[] = []
  let isInside = false
  parser.on('opentag', ({ name }) => {
    isInside = name === wanted
    if (isInside) texts.push('')
  })
  parser.on('text', (text) => {
    if (isInside) texts.push((texts.pop() ?? '') + text)
  })
  parser.on('closetag', () => {
    isInside = false
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return texts
}

test('the map of the site is valid and has every page once, and no draft', async () => {
  const { body, headers } = await site.request({ url: '/sitemap.xml' })
  expect(headers['content-type']).toMatch('application/xml')
  const paths = textsOf(body, 'loc').map((address) => new URL(address).pathname)
  expect(new Set(paths).size).toBe(paths.length)
  const wanted = new Set(somePaths.map((path) => path.replace(/\?.*/, '')))
  // Landers are for those who were sent there.
  expect([...wanted].filter((path) => !paths.includes(path))).toEqual(
    [...wanted].filter((path) => path.includes('/lp/')),
  )
  expect(paths).not.toContain('/resources/fafsa/hidden')
  for (const day of textsOf(body, 'lastmod')) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('every page in the map is there', async () => {
  const { body } = await site.request({ url: '/sitemap.xml' })
  for (const address of textsOf(body, 'loc')) {
    const { statusCode } = await site.request({ url: new URL(address).pathname })
    expect(statusCode, address).toBe(200)
  }
})

test.each(['/resources', '/resources/fafsa'])('%s has a feed in three formats, which agree', async (list) => {
  const rss = await site.request({ url: `${list}/feed.rss` })
  const atom = await site.request({ url: `${list}/feed.atom` })
  const json = await site.request({ url: `${list}/feed.json` })
  expect(rss.headers['content-type']).toMatch('application/rss+xml')
  expect(atom.headers['content-type']).toMatch('application/atom+xml')
  const items = json.json<{ items: { url: string; title: string }[] }>().items
  expect(items.length).toBeGreaterThan(1)
  expect(items.map(({ title }) => title)).toContain('A & B <c> "d"')
  expect(textsOf(rss.body, 'guid')).toEqual(items.map(({ url }) => url))
  expect(textsOf(atom.body, 'id').slice(1)).toEqual(items.map(({ url }) => url))
  expect(rss.body + atom.body + json.body).not.toContain('Not yet')
  const page = await site.request({ url: list })
  for (const format of ['rss', 'atom', 'json']) expect(page.body).toContain(`href="${list}/feed.${format}"`)
})

test('robots are led to the map and kept from pages of one visitor', async () => {
  const { body } = await site.request({ url: '/robots.txt' })
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect(body).toContain('Disallow: /interstitial')
})

test('the overview for language models names every article with its address', async () => {
  const { body } = await site.request({ url: '/llms.txt' })
  expect(body).toMatch(/^# Bursar\n\n> /)
  expect(body).toContain('](http://localhost:3000/resources/fafsa/second)')
})

test.each(['/og.png', '/og/resources/fafsa/second.png'])('%s is a picture for shared links', async (url) => {
  const { rawPayload, headers, statusCode } = await site.request({ url })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect(rawPayload.length).toBeLessThan(100_000)
})

test.each(['/og/resources/fafsa/none.png', '/og/anything.png', '/resources/cars/feed.rss'])(
  '%s is not found',
  async (url) => {
    expect((await site.request({ url })).statusCode).toBe(404)
  },
)
