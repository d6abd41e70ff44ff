import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonLd } from './json-ld.ts'
import type { PageMetadata, SiteFacts } from './page-metadata.ts'
import { siteFacts as site } from './site-facts.fixture.ts'
import { structuredData } from './structured-data.ts'

const plain: PageMetadata = { pageUrl: '/student-loans', title: 'Loans', description: 'What loans cost.' }
const writer = {
  name: 'Loans desk',
  role: 'Editor',
  socialLinks: [
    { platform: 'Twitter', link: 'https://twitter.example/loans' },
    { platform: 'LinkedIn', link: 'https://linkedin.example/loans' },
  ],
  slug: { current: 'loans-desk' },
}
const checker = { name: 'Facts desk', slug: { current: 'facts-desk' } }
const faq = [{ title: 'Is it free?', text: 'Yes.' }]
const howTo = { name: 'How it works', steps: [{ title: 'Answer', text: 'A few questions.' }, ...faq] }

const nodesOf = (page: Partial<PageMetadata> = {}, facts: SiteFacts = site) =>
  structuredData({ ...plain, ...page }, facts)['@graph'] as JsonLd[]
const oneOf = (type: string, page: Partial<PageMetadata> = {}, facts: SiteFacts = site) => {
  const found = nodesOf(page, facts).filter((node) => node['@type'] === type)
  expect(found.length, type).toBe(1)
  return found[0] ?? {}
}
const typesOf = (page: Partial<PageMetadata> = {}) => nodesOf(page).map((node) => node['@type'])

test('the organization is told with its founding year, its people and its hours, and as no lender', () => {
  expect(oneOf('Organization')).toMatchObject({
    name: 'Bursar',
    foundingDate: '2021',
    numberOfEmployees: { value: 10 },
    contactPoint: { hoursAvailable: { opens: '09:00', closes: '17:00' } },
  })
})

test('an aggregate offer of four offers at price 0 USD, valid until 2030-01-01', () => {
  const offer = oneOf('AggregateOffer')
  expect(offer).toMatchObject({
    offerCount: 4,
    price: 0,
    lowPrice: 0,
    highPrice: 0,
    priceCurrency: 'USD',
    priceValidUntil: '2030-01-01',
  })
  expect(offer.offers).toHaveLength(4)
})

test('the facts are those that the owner gives, wherever they stand', () => {
  const organization = {
    foundingDate: '2024-05-01',
    numberOfEmployees: 12,
    offerCount: 5,
    priceUsd: 3,
    priceValidUntil: '2031-12-31',
    howToTotalTime: 'PT1H',
    howToCostUsd: 2,
  }
  const facts = { ...site, organization }
  expect(oneOf('Organization', {}, facts)).toMatchObject({
    foundingDate: '2024-05-01',
    numberOfEmployees: { value: 12 },
  })
  const price = { price: 3, priceValidUntil: '2031-12-31' }
  expect(oneOf('AggregateOffer', {}, facts)).toMatchObject({
    offerCount: 5,
    ...price,
    lowPrice: 3,
    highPrice: 3,
    offers: Array(4).fill(expect.objectContaining(price)),
  })
  expect(oneOf('HowTo', { howTo }, facts)).toMatchObject({ totalTime: 'PT1H', estimatedCost: { value: 2 } })
})

test('a product line without pages is not said to be available', () => {
  const offers = oneOf('AggregateOffer').offers as JsonLd[]
  expect(offers.map(({ availability }) => availability)).toEqual([
    'https://schema.org/InStock',
    ...Array(3).fill('https://schema.org/OutOfStock'),
  ])
})

const allFour = ['Student Loans', 'Student Loan Refinance', 'Credit Cards', 'Scholarships']

test.each<[path: string, categories: string[]]>([
  ['/student-loans', ['Student Loans']],
  ['/student-loans/signup-a/student', ['Student Loans']],
  ['/student-loans/offers/compare', ['Student Loans']],
  ['/refinance-student-loans/offers', ['Student Loan Refinance']],
  ['/credit-cards/marketplace', ['Credit Cards']],
  ['/scholarships', ['Scholarships']],
  ['/scholarship/reviews', ['Scholarships']],
  ['/', allFour],
  ['/about/proof', allFour],
  ['/fafsa/walkthrough', allFour],
  ['/dashboard/student-loans', allFour],
])('%s tells of the products %j', (pageUrl, categories) => {
  const products = nodesOf({ pageUrl }).filter((node) => node['@type'] === 'Product')
  expect(products.map(({ category }) => category)).toEqual(categories)
  expect((oneOf('WebPage', { pageUrl }).specialty as JsonLd[]).map(({ name }) => name)).toEqual(categories)
})

test('a trail, questions and steps are told only where the page has them', () => {
  const bare = ['Organization', 'WebSite', 'WebPage', 'Product', 'AggregateOffer']
  expect(typesOf()).toEqual(bare)
  expect(oneOf('WebPage')).not.toHaveProperty('breadcrumb')
  expect(typesOf({ faq: [] })).toEqual(bare)
  const full = { faq, howTo, breadcrumbsList: [{ name: 'Loans', item: '/student-loans' }] }
  expect(typesOf(full)).toEqual([...bare.slice(0, 3), 'BreadcrumbList', 'FAQPage', 'HowTo', ...bare.slice(3)])
})

test('a page refers to its trail; a post, for which the vocabulary has no such word, only stands beside it', () => {
  const trail = { breadcrumbsList: [{ name: 'Loans', item: '/student-loans' }] }
  expect(oneOf('WebPage', trail).breadcrumb).toEqual({ '@id': oneOf('BreadcrumbList', trail)['@id'] })
  const post = { ...trail, pageType: 'BlogPosting' } as const
  expect(oneOf('BlogPosting', post)).not.toHaveProperty('breadcrumb')
  expect(typesOf(post)).toContain('BreadcrumbList')
})

test('the trail begins with Home at position 0', () => {
  const breadcrumbsList = [{ name: 'Loans', item: '/student-loans' }]
  expect(oneOf('BreadcrumbList', { breadcrumbsList }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 0, name: 'Home', item: 'https://bursar.example/' },
    { '@type': 'ListItem', position: 1, name: 'Loans', item: 'https://bursar.example/student-loans' },
  ])
})

test('questions carry their answers; steps take 30 minutes and cost nothing', () => {
  expect(oneOf('FAQPage', { faq }).mainEntity).toEqual([
    { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
  ])
  const told = oneOf('HowTo', { howTo })
  expect(told).toMatchObject({ totalTime: 'PT30M', estimatedCost: { currency: 'USD', value: 0 } })
  expect((told.step as JsonLd[]).map(({ position, name }) => [position, name])).toEqual([
    [1, 'Answer'],
    [2, 'Is it free?'],
  ])
})

test.each(['Article', 'BlogPosting'] as const)(
  'a page of type %s counts its words and drops what only pages have',
  (pageType) => {
    const image = { url: '/picture.png', altText: 'A letter' }
    const post = oneOf(pageType, {
      pageType,
      image,
      category: 'fafsa',
      articleBody: ' Two  words\n',
      datePublished: '2026-01-02',
      dateModified: '2026-03-04',
    })
    expect(post).toMatchObject({
      headline: 'Loans',
      wordCount: 2,
      articleBody: ' Two  words\n',
      articleSection: 'FAFSA',
      datePublished: '2026-01-02',
      dateModified: '2026-03-04',
      image: { url: 'https://bursar.example/picture.png', caption: 'A letter' },
    })
    const dropped = ['significantLink', 'specialty', 'mainContentOfPage', 'primaryImageOfPage']
    const page = oneOf('WebPage', { image })
    for (const property of dropped) {
      expect(page).toHaveProperty(property)
      expect(post).not.toHaveProperty(property)
    }
    expect(page).not.toHaveProperty('wordCount')
  },
)

test('a category that is no product line is not told', () => {
  expect(oneOf('WebPage', { category: 'scholarships' }).about).toEqual({
    '@type': 'Thing',
    name: 'Scholarships',
  })
  expect(oneOf('WebPage', { category: 'unknown' })).not.toHaveProperty('about')
})

test('author, creator, editor and accountable person are told only when there are users', () => {
  const credits = ['author', 'creator', 'editor', 'accountablePerson']
  const told = (users: PageMetadata['users']) => {
    const post = oneOf('BlogPosting', { pageType: 'BlogPosting', ...(users && { users }) })
    return Object.fromEntries(credits.map((name) => [name, (post[name] as JsonLd | undefined)?.name]))
  }
  const nobody = { author: undefined, creator: undefined, editor: undefined, accountablePerson: undefined }
  expect(told(undefined)).toEqual(nobody)
  expect(told([])).toEqual(nobody)
  const alone = { author: 'Loans desk', creator: 'Loans desk', accountablePerson: 'Loans desk' }
  expect(told([writer])).toEqual({ ...alone, editor: undefined })
  expect(told([writer, checker])).toEqual({ ...alone, editor: 'Facts desk' })
})

test("an author's page is about the author, with LinkedIn before Twitter", () => {
  const page = { pageType: 'User', pageUrl: '/author/loans-desk' } as const
  expect(oneOf('ProfilePage', { ...page, users: [writer] }).mainEntity).toEqual({
    '@type': 'Person',
    name: 'Loans desk',
    jobTitle: 'Editor',
    url: 'https://bursar.example/author/loans-desk',
    sameAs: 'https://linkedin.example/loans',
  })
  expect(oneOf('ProfilePage', { ...page, users: [checker] }).mainEntity).toEqual({
    '@type': 'Person',
    name: 'Facts desk',
    url: 'https://bursar.example/author/facts-desk',
  })
  expect(oneOf('ProfilePage', page)).not.toHaveProperty('mainEntity')
})

test('a search action is told once the site says where its search is', () => {
  expect(oneOf('WebSite')).not.toHaveProperty('potentialAction')
  expect(oneOf('WebSite', {}, { ...site, searchPath: '/search?q=' }).potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: 'https://bursar.example/search?q={search_term_string}' },
  })
})

test('whatever a page says, no rating, review or loan is told and every reference is to a thing told', () => {
  const text = fc.string()
  const list = fc.array(fc.record({ title: text, text }))
  const pages = fc.record(
    {
      pageType: fc.constantFrom('WebPage', 'Article', 'BlogPosting', 'User'),
      pageUrl: fc.webPath(),
      category: text,
      faq: list,
      breadcrumbsList: fc.array(fc.record({ name: text, item: fc.webPath() })),
      howTo: fc.record({ name: text, steps: list }),
      users: fc.constantFrom([], [writer], [writer, checker]),
      articleBody: text,
    } as const,
    { requiredKeys: ['pageUrl'] },
  )
  fc.assert(
    fc.property(pages, (page) => {
      const told = structuredData({ ...plain, ...page }, site)
      const { ids, references, types } = wander(told)
      expect(types.filter((type) => /Rating|Review|Loan|FinancialProduct|BankAccount/.test(type))).toEqual([])
      expect(references.filter((reference) => !ids.includes(reference))).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
      expect(JSON.parse(JSON.stringify(told))).toEqual(told)
    }),
  )
})

/** Every type named, every thing described under an id, and every id that is only pointed at. */
function wander(value: unknown) {
  const seen = { types: [] as string[], ids: [] as string[], references: [] as string[] }
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { '@type': type, '@id': id } = node as Record<string, unknown>
    if (typeof type === 'string') seen.types.push(type)
    if (typeof id === 'string') (type === undefined ? seen.references : seen.ids).push(id)
    Object.values(node).forEach(visit)
  }
  visit(value)
  return seen
}
