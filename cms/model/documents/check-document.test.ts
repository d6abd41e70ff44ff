import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDocument } from '#cms/model/fields/arbitrary.fixture.ts'
import { checkStored, readDocument } from './check-document.ts'
import { toDocumentPath } from './document-path.ts'
import { type DocumentType, documentTypes, isDocumentType, type Read } from './document-types.ts'
import { queriedArticle, storedArticle } from './some-documents.fixture.ts'

// cspell:ignore blogg

const types = Object.keys(documentTypes).filter(isDocumentType)
const findProblems = (document: unknown) => {
  const checked = checkStored(document)
  return checked.ok ? [] : checked.problems
}
const findPaths = (document: unknown) => findProblems(document).map(({ path }) => path)

function readArticle(changes: object = {}): Read<'blog'> {
  const checked = readDocument('blog', { ...queriedArticle, ...changes })
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
  return checked.document
}

test('the document types are those of the specification plus the modals and sections they reference', () => {
  expect(types).toEqual([
    'settings',
    'modal',
    'incentiveOffer',
    'blog',
    'topPicksByCategory',
    'lenderReview',
    'creditCardReview',
    'user',
    'glossary',
    'legalPage',
    'resource',
    'creditCardMarketplaceSubpage',
    'lander',
    'sharedSection',
  ])
})

test('articles and top picks have every specified field and a change note, but no access token', () => {
  const named =
    'changeNote draft categories title subtitle slug description metaTitle titleAsMetaTitle subtitleAsMetaDescription disclaimer image avatar withAdvertiserDisclosure advertiserDisclosure withPromoPopup describesSamples tags lenderId heroSection authors publishedAt links sections body'
  expect(Object.keys(documentTypes.blog.fields).toSorted()).toEqual(named.split(' ').toSorted())
  expect(Object.keys(documentTypes.topPicksByCategory.fields).toSorted()).toEqual(
    [...named.split(' '), 'lenderIds'].toSorted(),
  )
})

test('a link keeps the type of its page, although queries return null for that field', () => {
  const guide = {
    _id: 'guide',
    _type: 'resource',
    documentType: null,
    title: 'All of it',
    slug: { current: 'student-loans-complete-guide' },
    categories: ['student-loans'],
  }
  const [link] = readArticle({ links: [guide] }).links ?? []
  expect(link && toDocumentPath(link)).toBe('/student-loans/student-loans-complete-guide')
})

test('accepts an article as stored and refuses it as a query returns it', () => {
  expect(findProblems(storedArticle)).toEqual([])
  expect(findPaths(queriedArticle)).toEqual(
    expect.arrayContaining(['subtitle', 'authors[0]._ref', 'authors[0].name', 'authors[1]']),
  )
})

test.each<[what: string, document: object, path: string, message: RegExp]>([
  ['an unknown type', { _type: 'blogg' }, '_type', /use one of .*blog/],
  ['a missing title', { ...storedArticle, title: undefined }, 'title', /^is required: fill it in$/],
  ['an empty title', { ...storedArticle, title: ' ' }, 'title', /is empty/],
  ['no category', { ...storedArticle, categories: [] }, 'categories', /is empty/],
  ['a text of the wrong type', { ...storedArticle, subtitle: 5 }, 'subtitle', /has to be text/],
  ['an unknown field', { ...storedArticle, color: 'red' }, 'color', /not a field of the model: remove it/],
  ['a malformed slug', { ...storedArticle, slug: { current: 'A b' } }, 'slug.current', /a-z, 0-9/],
  [
    'a reference without id',
    { ...storedArticle, links: [{ _type: 'reference' }] },
    'links[0]._ref',
    /is required/,
  ],
  [
    'sections beside a body',
    { ...storedArticle, sections: [{ _type: 'section', kind: 'Basic' }] },
    'body',
    /one or the other/,
  ],
])('reports %s with its path and how to fix it', (_what, document, path, message) => {
  const problem = findProblems(document).find((one) => one.path === path)
  expect(problem?.message).toMatch(message)
})

test('reports a nested problem with its path and for no other block', () => {
  const entry = (componentType: string, own: object) => ({ _type: 'entry', componentType, ...own })
  const button = { button: { button: { label: 'Go', link: 'javascript:alert(1)' } } }
  const content = [
    entry('Text Blok', {}),
    entry('Button', button),
    entry('Divider', { divider: { wide: 1 } }),
  ]
  const problems = findProblems({
    ...storedArticle,
    body: undefined,
    sections: [{ _type: 'section', kind: 'Basic', content }],
  })
  expect(problems.map(({ path }) => path)).toEqual([
    'sections[0].content[0]',
    'sections[0].content[1].button.button.link',
    'sections[0].content[2].divider.wide',
  ])
  expect(problems[0]?.message).toContain('"Text Block"')
})

test('a block without a type is refused when stored and unreadable when read', () => {
  const sections = [{ kind: 'Basic' }]
  const [problem] = findProblems({ ...storedArticle, body: undefined, sections })
  expect(problem).toEqual({
    path: 'sections[0]',
    message: expect.stringMatching(/^has no type: give it/),
  })
  expect(readArticle({ body: null, sections }).sections).toMatchObject([
    { _type: 'unreadable', was: 'nothing' },
  ])
})

test('refuses a secret at any depth and never passes one to a page', () => {
  const inside = { ...storedArticle, slug: { current: 'a', authToken: 'x' } }
  for (const [document, path] of [
    [{ ...storedArticle, authToken: 'x' }, 'authToken'],
    [inside, 'slug.authToken'],
  ] as const) {
    const [problem, ...more] = findProblems(document)
    expect(problem?.path).toBe(path)
    expect(problem?.message).toMatch(/secret.*remove it/)
    expect(more).toEqual([])
  }
  expect(
    JSON.stringify(readArticle({ authToken: 'secret', slug: { current: 'a', authToken: 'secret' } })),
  ).not.toMatch(/authToken|secret/)
})

test('a page receives blocks with fields, expanded references, and undefined for null', () => {
  const article = readArticle()
  expect(article.authors).toEqual([
    { _type: 'authorOf', name: 'Loans desk', slug: { current: 'loans-desk' } },
  ])
  expect(article).not.toHaveProperty('subtitle', null)
  expect(article.body?.[0]).toEqual({
    _type: 'entry',
    _key: 'b1',
    componentType: 'Key takeaways banner',
    fields: { takeaways: expect.arrayContaining(['A grant is not paid back.']) },
  })
  expect(article.body?.[3]).toMatchObject({ fields: { cardType: 'List' } })
})

test('a shared section reads like a section of the page', () => {
  const sections = [{ _type: 'sharedSection', _id: 's', kind: 'Basic', content: [queriedArticle.body[2]] }]
  expect(readArticle({ body: null, sections }).sections).toMatchObject([
    { _type: 'section', kind: 'Basic', content: [{ fields: { text: 'Ask the school.' } }] },
  ])
})

test('a link receives the type of its target, which determines its path', () => {
  const links = [{ _type: 'lenderReview', title: 'A', slug: { current: 'a' }, categories: ['student-loans'] }]
  expect(readArticle({ links }).links).toMatchObject([{ documentType: 'lenderReview', _type: 'postLink' }])
  // The content service returns null for a field that the document does not have.
  const queried = links.map((link) => ({ ...link, documentType: null }))
  expect(readArticle({ links: queried }).links).toMatchObject([{ documentType: 'lenderReview' }])
})

test('an unreadable block or paragraph gives a reason and does not affect the others', () => {
  const lacking = { _type: 'entry', _key: 'k', componentType: 'Button', button: {} }
  const odd = {
    _type: 'entry',
    componentType: 'Text Block',
    textBlock: { body: [{ _type: 'video', _key: 'v' }] },
  }
  const article = readArticle({
    body: [{ componentType: 'Hologram' }, 7, lacking, odd, ...queriedArticle.body],
  })
  const unreadable = { _type: 'unreadable', problems: [expect.any(String)] }
  expect(article.body).toHaveLength(9)
  expect(article.body?.slice(0, 3)).toEqual([
    { ...unreadable, was: 'Hologram' },
    { ...unreadable, was: 'nothing' },
    { ...unreadable, was: 'Button', _key: 'k' },
  ])
  expect(article.body?.[3]).toMatchObject({
    fields: { body: [{ _type: 'unreadable', was: 'video', _key: 'v' }] },
  })
})

test('treats an unknown option as missing', () => {
  const body = [{ ...queriedArticle.body[1], spacing: 'Enormous' }]
  expect(readArticle({ body }).body?.[0]).toMatchObject({ componentType: 'Text Block', spacing: undefined })
})

test('reports the missing required fields of a page', () => {
  const checked = readDocument('blog', { ...queriedArticle, title: null })
  expect(checked).toEqual({
    ok: false,
    problems: [{ path: 'title', message: 'is required: fill it in' }],
  })
})

test.each(types)('accepts everything that the definition of %s allows', (type: DocumentType) => {
  fc.assert(
    fc.property(anyDocument(documentTypes[type], 'stored'), (document) => {
      expect(findProblems(document)).toEqual([])
    }),
    { numRuns: 20 },
  )
  fc.assert(
    fc.property(anyDocument(documentTypes[type], 'read'), (document) => {
      const checked = readDocument(type, document)
      expect(checked).toMatchObject({ ok: true })
      expect(JSON.stringify(checked)).not.toContain('unreadable')
    }),
    { numRuns: 20 },
  )
})

test.each(types)('refuses an unknown field of %s, whatever its other fields', (type: DocumentType) => {
  fc.assert(
    fc.property(anyDocument(documentTypes[type], 'stored'), (document) => {
      expect(findPaths({ ...document, elsewhere: 1 })).toEqual(['elsewhere'])
    }),
    { numRuns: 5 },
  )
})

test('never throws, whatever the input', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...types), (value, type) => {
      expect(checkStored(value).ok).toBe(false)
      readDocument(type, { ...queriedArticle, body: value, sections: [value] })
    }),
  )
})
