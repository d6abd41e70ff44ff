import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someLibrarySite, somePaths } from './some-library.fixture.ts'

let site: Awaited<ReturnType<typeof someLibrarySite>>
beforeAll(async () => {
  site = await someLibrarySite()
  await site.editor.createOrReplace({ ...hidden, title: 'Not yet <ready> & "quoted"' })
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

/** Returns the text of every element with the given name; throws when the XML is not well-formed. */
function findXmlTexts(xml: string, wanted: string): string[] {
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

test('the sitemap is valid XML and has every page once, without landers and drafts', async () => {
  const { body, headers } = await site.request({ url: '/sitemap.xml' })
  expect(headers['content-type']).toMatch('application/xml')
  const paths = findXmlTexts(body, 'loc').map((address) => new URL(address).pathname)
  expect(new Set(paths).size).toBe(paths.length)
  const wanted = new Set(somePaths.map((path) => path.replace(/\?.*/, '')))
  // The sitemap leaves out landers, which are only for visitors who are sent to them.
  expect([...wanted].filter((path) => !paths.includes(path))).toEqual(
    [...wanted].filter((path) => path.includes('/lp/')),
  )
  expect(paths).not.toContain('/resources/fafsa/hidden')
  for (const day of findXmlTexts(body, 'lastmod')) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('every page in the sitemap exists', async () => {
  const { body } = await site.request({ url: '/sitemap.xml' })
  for (const address of findXmlTexts(body, 'loc')) {
    const { statusCode } = await site.request({ url: new URL(address).pathname })
    expect(statusCode, address).toBe(200)
  }
})

test.each(['/resources', '/resources/fafsa'])('%s has three feeds with the same items', async (list) => {
  const rss = await site.request({ url: `${list}/feed.rss` })
  const atom = await site.request({ url: `${list}/feed.atom` })
  const json = await site.request({ url: `${list}/feed.json` })
  expect(rss.headers['content-type']).toMatch('application/rss+xml')
  expect(atom.headers['content-type']).toMatch('application/atom+xml')
  const items = json.json<{ items: { url: string; title: string }[] }>().items
  expect(items.length).toBeGreaterThan(1)
  expect(items.map(({ title }) => title)).toContain('A & B <c> "d"')
  expect(findXmlTexts(rss.body, 'guid')).toEqual(items.map(({ url }) => url))
  expect(findXmlTexts(atom.body, 'id').slice(1)).toEqual(items.map(({ url }) => url))
  expect(rss.body + atom.body + json.body).not.toContain('Not yet')
  const page = await site.request({ url: list })
  for (const format of ['rss', 'atom', 'json']) expect(page.body).toContain(`href="${list}/feed.${format}"`)
})

test('robots.txt names the sitemap and keeps crawlers away from personal pages', async () => {
  const { body } = await site.request({ url: '/robots.txt' })
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect(body).toContain('Disallow: /interstitial')
})

test('the overview for language models links to the articles', async () => {
  const { body } = await site.request({ url: '/llms.txt' })
  expect(body).toMatch(/^# Bursar\n\n> /)
  expect(body).toContain('](http://localhost:3000/resources/fafsa/second)')
})

test.each(['/og.png', '/og/resources/fafsa/second.png', '/og/student-loans.png'])(
  '%s is an image for shared links',
  async (url) => {
    const { rawPayload, headers, statusCode } = await site.request({ url })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
    expect(rawPayload.length).toBeLessThan(100_000)
  },
)

test.each(['/og/resources/fafsa/none.png', '/og/anything.png', '/resources/cars/feed.rss'])(
  '%s is not found',
  async (url) => {
    expect((await site.request({ url })).statusCode).toBe(404)
  },
)
