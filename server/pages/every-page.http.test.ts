import { matchRoutes } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someDocuments } from '#app/features/library/some-library.fixture.ts'
import { sectionSlugs } from '#domain/fafsa-form/rehearsed-form.ts'
import { vocabularyErrors } from '#domain/structured-data/vocabulary.fixture.ts'
import routes from '#routes.ts'
import { testServer } from '#testing/server.ts'
import { type PageFacts, readPage } from './every-page.fixture.ts'

// Checks what every page, rendered with the whole library, tells search engines and link previews.

const siteUrl = 'https://bursar.example'
const token = 'write-token-of-every-page'
const offer = 'quillmere-bank-campus-fixed'
const card = 'wexmoor-campus-cash'

/** Pages that are not in the site map: per-visitor pages, forms, and campaign landing pages. */
const unlisted = [
  '/student-loans/signup',
  '/student-loans/signup/student',
  '/student-loans/signup-a',
  '/student-loans/signup-a/student',
  '/student-loans/signin',
  '/student-loans/under-18',
  '/refinance-student-loans/signup',
  '/refinance-student-loans/signup/student',
  '/refinance-student-loans/signin',
  '/refinance-student-loans/offers',
  '/refinance-student-loans/offers/application',
  '/refinance-student-loans/offers/yours',
  '/student-loans/offers/yours',
  '/refinance-student-loans/offers/compare?compare=saltpine-finance-short-variable',
  '/credit-cards/marketplace/yours',
  `/credit-cards/marketplace/compare-cards?compare=${card}`,
  `/interstitial?line=credit-cards&offer=${card}`,
  `/interstitial?line=credit-cards&offer=${card}&age=from_18`,
  `/interstitial?line=credit-cards&offer=${card}&age=under_18`,
  '/scholarships/signup',
  '/scholarships/signup/student',
  '/scholarships/signin',
  '/scholarships/marketplace',
  '/scholarships/plan',
  '/scholarships/plan/found',
  '/scholarships/essays',
  '/fafsa/walkthrough/after?code=3',
  '/fafsa/proof/2026-27-0031',
  ...sectionSlugs.map((slug) => `/fafsa/walkthrough/${slug}`),
  `/student-loans/offers/compare?compare=${offer}`,
  `/student-loans/offers/cosigner?offer=${offer}`,
  '/student-loans/lp/spring',
  '/student-loans/lp/spring/signup',
  '/student-loans/lp/spring/signin',
  '/scholarships/lp/first-evening',
  '/scholarships/lp/first-evening/signup',
  '/scholarships/lp/first-evening/signin',
  '/student-loans/lp/spring/next?to=1',
  '/scholarships/lp/autumn/next?to=1',
  '/promo/newsletter',
  '/promo?done',
  '/about/scholarship-drawing-rules/enter',
  '/about/privacy-choices',
  '/signup',
  '/signin',
  '/signin/code',
  '/recovery',
  '/reset-password',
  '/confirm-email',
  '/change-email',
  '/account-deletion?asked',
  '/unsubscribe',
  '/unsubscribe/link',
  '/reminders',
  '/sso-login-redirect',
  '/search',
  '/search?q=student',
  '/schools/search?keywords=ohio',
  '/schools/search?keywords=ohio&compare=110662',
  '/schools/compare?schools=110662,204796',
  '/schools/110662/university-of-california-los-angeles',
  '/schools/00153500',
  '/resources/glossary?definitionId=apr',
  '/interstitial',
  '/preview',
  `/interstitial?offer=${offer}`,
  '/_app',
]
/** Routes that do not return a page, or only to somebody who has something here. */
const noPages =
  /\.(?:rss|atom|json|xml|txt|csv|png|ics)$|scholarships\/(?:marketplace\/save|plan\/enter-drawing|calendar\/)|^(?:dashboard|r\/|og\/|signout$|operator$|\*$|_gallery)|\/records\/:file$/

/**
 * A stand-in document, copied from a similar one, for each route that the library has no document for yet.
 */
const standIns = [
  withButton(standIn('lander-spring', {})),
  withButton(standIn('lander-autumn', {})),
  standIn('no-cosigner', {}),
  standIn('no-cosigner', { _id: 'new-loans', categories: ['refinance-student-loans'] }),
  standIn('no-cosigner', { _id: 'helpers', categories: ['fafsa'] }),
  standIn('fafsa-complete-guide', { _id: 'cards-guide', categories: ['credit-cards'] }),
  ...['refinance-student-loans', 'scholarships', 'fafsa'].map((category) =>
    standIn('line-review', { _id: `review-of-${category}`, categories: [category] }),
  ),
]

function standIn(like: string, changes: { _id?: string; categories?: string[] }) {
  const document = someDocuments.find(({ _id }) => _id === like) ?? { _id: like, _type: 'none' }
  const { _id } = { ...document, ...changes }
  const [, ...ofLander] = _id.split('lander-')
  const current = ofLander.join('') || _id
  return {
    ...document,
    ...changes,
    ...('authors' in document && { authors: [{ _type: 'reference', _ref: 'loans-desk', _key: 'a' }] }),
    title: `A stand-in: ${current}`,
    subtitle: `What a document called ${current} would say of itself.`,
    description: `What a document called ${current} would say of itself.`,
    slug: { _type: 'slug', current },
  }
}

/** A lander whose only button leads through a page in between. */
function withButton(lander: object) {
  const button = { label: 'Begin', link: '/student-loans' }
  const body = [
    {
      _type: 'entry',
      _key: 'b',
      componentType: 'Call-to-action banner',
      ctaBanner: { title: 'Begin', button },
    },
  ]
  return { ...lander, interstitial: 'Interstitial page', body }
}

let site: Awaited<ReturnType<typeof testServer>>
const pages = new Map<string, PageFacts>()

beforeAll(async () => {
  site = await testServer({
    withLibrary: true,
    settings: { SITE_URL: siteUrl, CONTENT_WRITE_TOKEN: token, REQUESTS_PER_MINUTE: '100000' },
  })
  const put = await site.request({
    url: '/v2025-02-19/data/mutate/production',
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    payload: { mutations: standIns.map((createOrReplace) => ({ createOrReplace })) },
  })
  expect(put.statusCode, put.body).toBe(200)
  const { body: map } = await site.request({ url: '/sitemap.xml' })
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.slice(siteUrl.length))
  for (const url of new Set([...listed, ...unlisted])) {
    const { statusCode: status, body: html } = await site.request({ url })
    const [path = ''] = url.split('?')
    pages.set(url, readPage({ path, status, html }, siteUrl))
  }
}, 120_000)
afterAll(() => site[Symbol.asyncDispose]())

/** The problems by address, without addresses that have none. */
const groupProblems = (problems: Iterable<readonly [string, readonly string[]]>) =>
  Object.fromEntries([...problems].filter(([, said]) => said.length > 0))

test('every page route is tested', () => {
  const asked = [...pages.keys()].map(
    (url) => matchRoutes([...routes] as never, url.split('?')[0] ?? '')?.[0],
  )
  const patterns = new Set(asked.map((match) => match?.route.path ?? ''))
  const wanted = routes.map(({ path = '' }) => path).filter((path) => !noPages.test(path))
  expect(wanted.filter((path) => !patterns.has(path))).toEqual([])
})

test('every page has one heading, title, description, canonical address, social card and structured data', () => {
  expect(groupProblems([...pages].map(([url, { problems }]) => [url, problems]))).toEqual({})
})

test('all structured data follows the schema.org vocabulary', async () => {
  const graphs = Object.fromEntries([...pages].flatMap(([url, { graph }]) => (graph ? [[url, graph]] : [])))
  expect(Object.keys(graphs).length).toBeGreaterThan(60)
  expect(groupProblems(await vocabularyErrors(graphs))).toEqual({})
}, 120_000)

test('no two listed pages share a title', () => {
  const listed = [...pages].filter(([url]) => !unlisted.includes(url))
  const urls = Map.groupBy(listed, ([, { title }]) => title)
  expect(
    groupProblems([...urls].map(([title, all]) => [title, all.length > 1 ? all.map(([url]) => url) : []])),
  ).toEqual({})
})

test('every link, address and picture that a page names exists', async () => {
  const namedBy = new Map<string, Set<string>>()
  const images = new Set<string>()
  for (const [url, { addresses, image }] of pages) {
    if (image !== undefined) images.add(image)
    for (const address of [...addresses, image ?? []].flat())
      namedBy.set(address, (namedBy.get(address) ?? new Set()).add(url))
  }
  const missing: [string, string[]][] = []
  for (const [address, namers] of namedBy) {
    const { statusCode, headers } = await site.request({ url: address.slice(siteUrl.length) || '/' })
    const isImage = /^image\/(?:png|jpeg)/.test(String(headers['content-type']))
    // Links to a question redirect to the first unanswered one.
    if (statusCode >= 400 || (images.has(address) && !isImage))
      missing.push([`${address}: ${statusCode}`, [...namers]])
  }
  expect(groupProblems(missing)).toEqual({})
}, 120_000)
