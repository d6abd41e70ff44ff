import { beforeAll, expect, test } from 'vitest'
import type { PageMetadata } from './page-metadata.ts'
import { siteFacts } from './site-facts.fixture.ts'
import { buildSchemaGraph } from './structured-data.ts'
import { vocabularyErrors } from './vocabulary.fixture.ts'

// Checks the function's output for each kind of page. server/pages/every-page.http.test.ts checks what the
// pages print.

const writer = {
  name: 'Loans desk',
  role: 'Editor',
  socialLinks: [{ platform: 'LinkedIn', link: 'https://linkedin.example/loans' }],
  slug: { current: 'loans-desk' },
}
const plain = { pageUrl: '/resources/fafsa/pell-grant', title: 'Pell Grants', description: 'What they pay.' }
const full = {
  ...plain,
  category: 'fafsa',
  breadcrumbsList: [{ name: 'FAFSA', item: '/resources/fafsa' }],
  datePublished: '2026-01-02',
  dateModified: '2026-03-04',
  image: { url: '/picture.png', altText: 'A letter' },
  users: [writer, { name: 'Facts desk', slug: { current: 'facts-desk' } }],
  faq: [{ title: 'Is it free?', text: 'Yes.' }],
  howTo: { name: 'How to apply', steps: [{ title: 'Ask', text: 'The school.' }] },
  articleBody: 'A grant is not paid back.',
} satisfies PageMetadata

const pages: Record<string, PageMetadata> = {
  'a page with minimal metadata': plain,
  'a page with all metadata': full,
  'an article': { ...full, pageType: 'Article' },
  'a post': { ...full, pageType: 'BlogPosting' },
  'a post without an author': { ...plain, pageType: 'BlogPosting' },
  'an author': { ...full, pageType: 'User', pageUrl: '/author/loans-desk' },
  'a page about a college': {
    ...plain,
    school: {
      name: 'Oak College',
      abbreviation: 'OC',
      city: 'Ames',
      state: 'IA',
      unitid: '100001',
      opeid: '00131500',
      sameAs: 'https://nces.ed.gov/collegenavigator/?id=100001',
    },
  },
  'a page about private student loans': { ...full, pageUrl: '/student-loans' },
  'a page about refinancing': { ...full, pageUrl: '/refinance-student-loans' },
  'a page about credit cards': { ...full, pageUrl: '/credit-cards' },
  'a page about scholarships': { ...full, pageUrl: '/scholarships' },
}
const facts = { ...siteFacts, searchPath: '/search?q=' }
const told = Object.fromEntries(
  Object.entries(pages).map(([name, page]) => [name, buildSchemaGraph(page, facts)]),
)

const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes })
/** Graphs that the compiler must reject, so that its silence above means something. */
const wrong: Record<string, object> = {
  'an unknown type': graph({ '@type': 'Company', name: 'A' }),
  'an unknown property': graph({ '@type': 'Organization', named: 'A' }),
  'a property of another type': graph({ '@type': 'Product', wordCount: 5 }),
  'a value of another type': graph({ '@type': 'Product', offers: { '@type': 'Person', name: 'A' } }),
  'a deeply nested unknown property': graph({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer', txt: 'A' } }],
  }),
}

let errors: Map<string, string[]>
beforeAll(async () => {
  errors = await vocabularyErrors({ ...told, ...wrong })
}, 120_000)

test.each(Object.keys(pages))('%s is described in the schema.org vocabulary', (name) => {
  expect(errors.get(name)).toEqual([])
})

test.each(Object.keys(wrong))('%s is reported', (name) => {
  expect(errors.get(name)).toHaveLength(1)
})
