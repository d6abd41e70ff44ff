import { paragraph, storedArticle } from '#cms/model/documents/some-documents.fixture.ts'
import { librarySite } from '#testing/library-site.ts'

const { _rev, ...article } = storedArticle

/** Sample documents of every type that has a page. */
export const someDocuments: readonly { _id: string; _type: string; [field: string]: unknown }[] = [
  article,
  author('loans-desk', 'Loans desk', 'Writes about student loans'),
  author('standards-desk', 'Standards desk', 'Edits and corrects'),
  {
    ...post('second', 'blog', 'FAFSA in an evening', 'fafsa'),
    tags: ['form'],
    links: [reference('article', 'l')],
    withAdvertiserDisclosure: true,
    changeNote: 'New deadline.',
    disclaimer: [paragraph('No advice.')],
  },
  post('loan-article', 'blog', 'What a cosigner signs', 'student-loans'),
  post('elsewhere', 'blog', 'An article of no product line', 'cars'),
  {
    ...post('line-review', 'lenderReview', 'Quillmere Bank, reviewed', 'student-loans'),
    lenderId: 'quillmere',
  },
  { ...post('card-review', 'creditCardReview', 'A first card, reviewed', 'credit-cards'), cardId: 'first' },
  post('no-cosigner', 'topPicksByCategory', 'Loans without a cosigner', 'student-loans'),
  post('best-student-loans', 'topPicksByCategory', 'The best private loans', 'student-loans', 'picks'),
  post(
    'best-student-loans',
    'topPicksByCategory',
    'The best new loans',
    'refinance-student-loans',
    'picks-new',
  ),
  post('slp', 'topPicksByCategory', 'The best loans for students', 'student-loans'),
  post('alp-ll', 'topPicksByCategory', 'The best loans for parents', 'student-loans'),
  guide('student-loans-complete-guide', 'student-loans'),
  guide('private-student-loans-complete-guide', 'student-loans'),
  guide('student-loan-refinancing-complete-guide', 'refinance-student-loans'),
  guide('scholarships-complete-guide', 'scholarships'),
  guide('fafsa-complete-guide', 'fafsa'),
  guide('student-discounts', 'student-loans'),
  ...['about', 'privacy', 'terms', 'editorial-standards', 'extended-disclosure', 'accessibility'].map(legal),
  lander('spring', 'PSL'),
  lander('autumn', 'SCHOLARSHIP'),
  {
    _id: 'glossary-apr',
    _type: 'glossary',
    id: 'apr',
    title: 'annual percentage rate',
    content: [paragraph('What a loan costs in a year, fees and all.')],
    alsoCalled: ['APR'],
    relatedBlog: { _type: 'reference', _ref: 'loan-article' },
  },
  {
    _id: 'glossary-grant',
    _type: 'glossary',
    id: 'grant',
    title: 'grant',
    content: [paragraph('Money that is not paid back.')],
  },
]

/** The paths of these documents and of every list that shows them. */
export const somePaths = [
  '/resources',
  '/resources/student-loans',
  '/resources/refinance-student-loans',
  '/resources/credit-cards',
  '/resources/scholarships',
  '/resources/fafsa',
  '/resources/fafsa/pell-grant',
  '/resources/fafsa/second',
  '/resources/student-loans/elsewhere',
  '/resources/glossary',
  '/resources/glossary?definitionId=apr',
  '/author',
  '/author/loans-desk',
  '/student-loans/reviews',
  '/refinance-student-loans/reviews',
  '/credit-cards/reviews',
  '/fafsa/reviews',
  '/scholarship/reviews',
  '/student-loans/reviews/line-review',
  '/credit-cards/reviews/card-review',
  '/student-loans/best-student-loans/no-cosigner',
  '/student-loans/best-student-loans',
  '/student-loans/slp/best-student-loans',
  '/student-loans/alp-ll/best-student-loans',
  '/refinance-student-loans/best-student-loans',
  '/student-loans/student-loans-complete-guide',
  '/student-loans/private-student-loans-complete-guide',
  '/refinance-student-loans/student-loan-refinancing-complete-guide',
  '/scholarships/scholarships-complete-guide',
  '/fafsa/fafsa-complete-guide',
  '/student-discounts',
  '/about',
  '/about/privacy',
  '/about/terms',
  '/about/editorial-standards',
  '/about/extended-disclosure',
  '/about/accessibility',
  '/student-loans/lp/spring',
  '/scholarships/lp/autumn',
]

function post(slug: string, type: string, title: string, category: string, id = slug) {
  return {
    _id: id,
    _type: type,
    title,
    titleAsMetaTitle: true,
    subtitle: `${title}, in short.`,
    subtitleAsMetaDescription: true,
    slug: makeSlug(slug),
    categories: [category],
    authors: [reference('loans-desk', 'a'), reference('standards-desk', 'b')],
    publishedAt: '2026-10-01T12:00:00Z',
    body: words(`${title}.`),
  }
}

function guide(slug: string, category: string) {
  return {
    _id: slug,
    _type: 'resource',
    title: 'A guide',
    slug: makeSlug(slug),
    categories: [category],
    body: words('Begin here.'),
  }
}

function legal(slug: string) {
  return {
    _id: `legal-${slug}`,
    _type: 'legalPage',
    title: `The page of ${slug}`,
    slug: makeSlug(slug),
    effectiveOn: '2026-11-01',
    body: words('What holds.'),
  }
}

function lander(slug: string, vertical: string) {
  return {
    _id: `lander-${slug}`,
    _type: 'lander',
    title: 'Begin here',
    slug: makeSlug(slug),
    vertical,
    body: words('Begin.'),
  }
}

function author(slug: string, name: string, role: string) {
  return { _id: slug, _type: 'user', name, role, slug: makeSlug(slug), bio: [paragraph(`${name} writes.`)] }
}

function makeSlug(current: string) {
  return { _type: 'slug', current }
}

function reference(_ref: string, _key: string) {
  return { _type: 'reference', _ref, _key }
}

function words(text: string) {
  return [{ _type: 'entry', _key: 't', componentType: 'Text Block', textBlock: { body: [paragraph(text)] } }]
}

/** Starts the site with these documents. */
export async function someLibrarySite() {
  const site = await librarySite()
  const put = site.editor.transaction()
  for (const document of someDocuments) put.createOrReplace(document)
  await put.commit()
  return site
}
