import { afterAll, beforeAll, expect, test } from 'vitest'
import { someDocuments, someLibrarySite, somePaths } from './some-library.fixture.ts'

const paths = [
  ...somePaths,
  '/',
  '/student-loans',
  '/about/ranking',
  '/about/numbers',
  '/about/sitemap',
  '/sitemap.xml',
  '/llms.txt',
  '/robots.txt',
  '/resources/feed.atom',
  '/resources/fafsa/feed.rss',
  '/resources/credit-cards/feed.rss',
  '/og/resources/fafsa/second.png',
  '/og/resources/fafsa/pell-grant.png',
]

let site: Awaited<ReturnType<typeof someLibrarySite>>
beforeAll(async () => {
  site = await someLibrarySite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** Returns the paths whose ETag differs as soon as an edit is acknowledged. */
async function changedBy(edit: () => Promise<unknown>): Promise<string[]> {
  const before = await etags()
  await edit()
  const after = await etags()
  return paths.filter((path) => before.get(path) !== after.get(path))
}

async function etags() {
  const found = new Map<string, unknown>()
  for (const url of paths) found.set(url, (await site.request({ url })).headers.etag)
  return found
}

const sorted = (list: readonly string[]) => list.toSorted()

test("a new article title changes the article's page, the lists that show it, and the feeds", async () => {
  const changed = await changedBy(() =>
    site.editor.patch('second').set({ title: 'The form in an hour' }).commit(),
  )
  expect(sorted(changed)).toEqual(
    sorted([
      '/resources/fafsa/second',
      '/og/resources/fafsa/second.png',
      // Lists.
      '/resources',
      '/resources/fafsa',
      '/author/loans-desk',
      // "Read next" of the same product line.
      '/resources/fafsa/pell-grant',
      '/fafsa/fafsa-complete-guide',
      // Pages and feeds that list every article.
      '/about/sitemap',
      '/llms.txt',
      '/resources/feed.atom',
      '/resources/fafsa/feed.rss',
    ]),
  )
})

test('a new author name changes the pages that show it', async () => {
  const changed = await changedBy(() => site.editor.patch('loans-desk').set({ name: 'Loan desk' }).commit())
  const byThem = someDocuments
    .filter((document) => JSON.stringify(document.authors ?? '').includes('loans-desk'))
    .map(({ _id }) => _id)
  expect(sorted(changed)).toEqual(
    sorted([
      '/author',
      '/author/loans-desk',
      '/about/sitemap',
      '/llms.txt',
      '/resources/feed.atom',
      '/resources/fafsa/feed.rss',
      '/resources/fafsa/pell-grant',
      '/resources/fafsa/second',
      '/resources/student-loans/elsewhere',
      '/student-loans/reviews/line-review',
      '/credit-cards/reviews/card-review',
      '/student-loans/best-student-loans/no-cosigner',
      '/student-loans/best-student-loans',
      '/student-loans/slp/best-student-loans',
      '/student-loans/alp-ll/best-student-loans',
      '/refinance-student-loans/best-student-loans',
    ]),
  )
  expect(byThem.length).toBeGreaterThan(8)
})

test('a changed glossary entry changes only the glossary', async () => {
  const changed = await changedBy(() =>
    site.editor.patch('glossary-grant').set({ title: 'a grant' }).commit(),
  )
  expect(changed).toEqual(['/resources/glossary', '/resources/glossary?definitionId=apr'])
})

test('a new disclosure in the settings changes the pages that show it', async () => {
  const text = [{ _type: 'block', children: [{ _type: 'span', text: 'Some lenders pay us.' }] }]
  const changed = await changedBy(() =>
    site.editor.patch('settings').set({ advertiserDisclosure: text }).commit(),
  )
  expect(sorted(changed)).toEqual(
    sorted([
      '/resources/fafsa/second',
      '/student-loans/reviews',
      '/refinance-student-loans/reviews',
      '/credit-cards/reviews',
      '/fafsa/reviews',
      '/scholarship/reviews',
    ]),
  )
})

test('new facts in the settings change every page that has them in its structured data', async () => {
  const changed = await changedBy(() =>
    site.editor.patch('settings').set({ 'organization.numberOfEmployees': 12 }).commit(),
  )
  const pages = paths.filter((path) => !/\.(xml|txt|png|atom|rss)$/.test(path))
  expect(sorted(changed)).toEqual(sorted(pages))
})

test('an old path redirects to the new one, and a removed path answers that it is gone', async () => {
  await site.editor
    .patch('settings')
    .set({
      redirects: [
        { _key: 'a', from: '/resources/fafsa/old', to: '/resources/fafsa/second' },
        { _key: 'b', from: '/old/elsewhere', to: '/resources' },
        { _key: 'c', from: '/resources/fafsa/gone' },
      ],
    })
    .commit()
  const answer = async (url: string) => {
    const { statusCode, headers } = await site.request({ url })
    return [statusCode, headers.location]
  }
  expect(await answer('/resources/fafsa/old')).toEqual([301, '/resources/fafsa/second'])
  expect(await answer('/old/elsewhere')).toEqual([301, '/resources'])
  expect(await answer('/resources/fafsa/gone')).toEqual([410, undefined])
})
