import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonLd } from './json-ld.ts'
import type { PageMetadata, SiteFacts } from './page-metadata.ts'
import { siteFacts as site } from './site-facts.fixture.ts'
import { buildSchemaGraph } from './structured-data.ts'

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

const buildNodes = (page: Partial<PageMetadata> = {}, facts: SiteFacts = site) =>
  buildSchemaGraph({ ...plain, ...page }, facts)['@graph'] as JsonLd[]
const buildNode = (type: string, page: Partial<PageMetadata> = {}, facts: SiteFacts = site) => {
  const found = buildNodes(page, facts).filter((node) => node['@type'] === type)
  expect(found.length, type).toBe(1)
  return found[0] ?? {}
}
const buildTypes = (page: Partial<PageMetadata> = {}) => buildNodes(page).map((node) => node['@type'])

test('the organization states its founding year, staff, and hours, and is not a lender', () => {
  expect(buildNode('Organization')).toMatchObject({
    name: 'Bursar',
    foundingDate: '2021',
    numberOfEmployees: { value: 10 },
    contactPoint: { hoursAvailable: { opens: '09:00', closes: '17:00' } },
  })
})

test('the aggregate offer has four offers at 0 USD, valid until 2030-01-01', () => {
  const offer = buildNode('AggregateOffer')
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

test('every node uses the facts that the owner sets', () => {
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
  expect(buildNode('Organization', {}, facts)).toMatchObject({
    foundingDate: '2024-05-01',
    numberOfEmployees: { value: 12 },
  })
  const price = { price: 3, priceValidUntil: '2031-12-31' }
  expect(buildNode('AggregateOffer', {}, facts)).toMatchObject({
    offerCount: 5,
    ...price,
    lowPrice: 3,
    highPrice: 3,
    offers: Array(4).fill(expect.objectContaining(price)),
  })
  expect(buildNode('HowTo', { howTo }, facts)).toMatchObject({
    totalTime: 'PT1H',
    estimatedCost: { value: 2 },
  })
})

test('a product line without pages is not marked as available', () => {
  const offers = buildNode('AggregateOffer').offers as JsonLd[]
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
])('%s describes the products %j', (pageUrl, categories) => {
  const products = buildNodes({ pageUrl }).filter((node) => node['@type'] === 'Product')
  expect(products.map(({ category }) => category)).toEqual(categories)
  expect((buildNode('WebPage', { pageUrl }).specialty as JsonLd[]).map(({ name }) => name)).toEqual(
    categories,
  )
})

test('a trail, questions, and steps are included only if the page has them', () => {
  const bare = ['Organization', 'WebSite', 'WebPage', 'Product', 'AggregateOffer']
  expect(buildTypes()).toEqual(bare)
  expect(buildNode('WebPage')).not.toHaveProperty('breadcrumb')
  expect(buildTypes({ faq: [] })).toEqual(bare)
  const full = { faq, howTo, breadcrumbsList: [{ name: 'Loans', item: '/student-loans' }] }
  expect(buildTypes(full)).toEqual([
    ...bare.slice(0, 3),
    'BreadcrumbList',
    'FAQPage',
    'HowTo',
    ...bare.slice(3),
  ])
})

test('a page references its trail, but a post does not because the vocabulary has no such property', () => {
  const trail = { breadcrumbsList: [{ name: 'Loans', item: '/student-loans' }] }
  expect(buildNode('WebPage', trail).breadcrumb).toEqual({ '@id': buildNode('BreadcrumbList', trail)['@id'] })
  const post = { ...trail, pageType: 'BlogPosting' } as const
  expect(buildNode('BlogPosting', post)).not.toHaveProperty('breadcrumb')
  expect(buildTypes(post)).toContain('BreadcrumbList')
})

test('the trail starts with Home at position 0', () => {
  const breadcrumbsList = [{ name: 'Loans', item: '/student-loans' }]
  expect(buildNode('BreadcrumbList', { breadcrumbsList }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 0, name: 'Home', item: 'https://bursar.example/' },
    { '@type': 'ListItem', position: 1, name: 'Loans', item: 'https://bursar.example/student-loans' },
  ])
})

test('questions include their answers, and steps take 30 minutes and cost nothing', () => {
  expect(buildNode('FAQPage', { faq }).mainEntity).toEqual([
    { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
  ])
  const told = buildNode('HowTo', { howTo })
  expect(told).toMatchObject({ totalTime: 'PT30M', estimatedCost: { currency: 'USD', value: 0 } })
  expect((told.step as JsonLd[]).map(({ position, name }) => [position, name])).toEqual([
    [1, 'Answer'],
    [2, 'Is it free?'],
  ])
})

test.each(['Article', 'BlogPosting'] as const)(
  'a page of type %s counts its words and leaves out the fields of other pages',
  (pageType) => {
    const image = { url: '/picture.png', altText: 'A letter' }
    const post = buildNode(pageType, {
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
    const page = buildNode('WebPage', { image })
    for (const property of dropped) {
      expect(page).toHaveProperty(property)
      expect(post).not.toHaveProperty(property)
    }
    expect(page).not.toHaveProperty('wordCount')
  },
)

test('a category that is not a product line is left out', () => {
  expect(buildNode('WebPage', { category: 'scholarships' }).about).toEqual({
    '@type': 'Thing',
    name: 'Scholarships',
  })
  expect(buildNode('WebPage', { category: 'unknown' })).not.toHaveProperty('about')
})

test('author, creator, editor, and accountable person are included only if there are users', () => {
  const credits = ['author', 'creator', 'editor', 'accountablePerson']
  const told = (users: PageMetadata['users']) => {
    const post = buildNode('BlogPosting', { pageType: 'BlogPosting', ...(users && { users }) })
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
  expect(buildNode('ProfilePage', { ...page, users: [writer] }).mainEntity).toEqual({
    '@type': 'Person',
    name: 'Loans desk',
    jobTitle: 'Editor',
    url: 'https://bursar.example/author/loans-desk',
    sameAs: 'https://linkedin.example/loans',
  })
  expect(buildNode('ProfilePage', { ...page, users: [checker] }).mainEntity).toEqual({
    '@type': 'Person',
    name: 'Facts desk',
    url: 'https://bursar.example/author/facts-desk',
  })
  expect(buildNode('ProfilePage', page)).not.toHaveProperty('mainEntity')
})

test('a search action is included if the site has a search', () => {
  expect(buildNode('WebSite')).not.toHaveProperty('potentialAction')
  expect(buildNode('WebSite', {}, { ...site, searchPath: '/search?q=' }).potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: 'https://bursar.example/search?q={search_term_string}' },
  })
})

test('no page describes a rating, review, or loan, and every reference resolves', () => {
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
      const told = buildSchemaGraph({ ...plain, ...page }, site)
      const { ids, references, types } = wander(told)
      expect(types.filter((type) => /Rating|Review|Loan|FinancialProduct|BankAccount/.test(type))).toEqual([])
      expect(references.filter((reference) => !ids.includes(reference))).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
      expect(JSON.parse(JSON.stringify(told))).toEqual(told)
    }),
  )
})

/** Collects every type, every id that is defined, and every id that is only referenced. */
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
