import { expect, test } from 'vitest'
import { parseFacts } from '#cms/library-files/asset-facts.ts'
import { type LibraryDocument, parseDocument } from '#cms/library-files/library-file.ts'
import { readLibrary } from '#cms/library-files/read-library.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { findDocumentTexts } from '#cms/model/texts/find-texts.ts'
import { cardTypes } from '#domain/cards/card.ts'
import { productLines } from '#domain/product-line.ts'
import routes from '#routes.ts'

const library = await readLibrary('cms/library')
const asset = 'image-0123456789012345678901234567890123456789-1200x800-svg'
const documents = library.entries.map(({ text }) => parseDocument(text, { toAsset: () => asset }))
const ids = new Set(documents.map(({ _id }) => _id))
const guides = ofType('resource').filter((document) => getSlug(document).endsWith('-complete-guide'))

test('the library has articles for each product line, guides, reviews, legal pages and a glossary', () => {
  for (const { category } of Object.values(productLines)) {
    const articles = ofType('blog').filter((document) => getCategories(document)[0] === category)
    expect(articles.length, category).toBeGreaterThanOrEqual(2)
  }
  expect(ofType('resource').map(getAddress)).toContain('/student-discounts')
  expect(guides.map(getAddress).sort()).toEqual([
    '/fafsa/fafsa-complete-guide',
    '/refinance-student-loans/student-loan-refinancing-complete-guide',
    '/scholarships/scholarships-complete-guide',
    '/student-loans/private-student-loans-complete-guide',
    '/student-loans/student-loans-complete-guide',
  ])
  expect(ofType('legalPage').map(getAddress)).toEqual(
    expect.arrayContaining([
      '/about',
      '/about/privacy',
      '/about/terms',
      '/about/editorial-standards',
      '/about/extended-disclosure',
      '/about/accessibility',
    ]),
  )
  const picks = ofType('topPicksByCategory').map(getAddress)
  for (const path of [
    '/student-loans/best-student-loans',
    '/student-loans/slp/best-student-loans',
    '/student-loans/alp-ll/best-student-loans',
    '/refinance-student-loans/best-student-loans',
  ])
    expect(picks).toContain(path)
  expect(ofType('glossary').length).toBeGreaterThanOrEqual(40)
  expect(ofType('lenderReview').length).toBeGreaterThanOrEqual(4)
  expect(ofType('creditCardReview').length).toBeGreaterThanOrEqual(6)
  const kinds = ofType('creditCardMarketplaceSubpage')
  expect(kinds.map(({ cardType }) => cardType).sort()).toEqual([...cardTypes].sort())
  expect(kinds.map(getAddress).sort()).toEqual(
    cardTypes.map((type) => `/credit-cards/marketplace/${type.replaceAll('_', '-')}`).sort(),
  )
  expect(ofType('user').length).toBeGreaterThanOrEqual(2)
  expect(ofType('modal').length).toBeGreaterThanOrEqual(2)
  expect(ofType('lander').length).toBeGreaterThanOrEqual(2)
})

test('every article has at least 600 words, and every complete guide at least 800', () => {
  for (const article of ofType('blog'))
    expect(wordsIn(findBodyTexts(article)), article._id).toBeGreaterThanOrEqual(600)
  for (const guide of guides) expect(wordsIn(findBodyTexts(guide)), guide._id).toBeGreaterThanOrEqual(800)
})

test('the page of a kind of card has 150 to 300 words', () => {
  for (const kind of ofType('creditCardMarketplaceSubpage')) {
    expect(wordsIn(findBodyTexts(kind)), kind._id).toBeGreaterThanOrEqual(150)
    expect(wordsIn(findBodyTexts(kind)), kind._id).toBeLessThanOrEqual(300)
  }
})

test('every document is easy to read: its sentences average 20 words or fewer', () => {
  for (const document of documents) {
    const sentences = findAllTexts(document).flatMap(sentencesIn)
    expect(wordsIn(sentences) / Math.max(1, sentences.length), document._id).toBeLessThanOrEqual(20)
  }
})

test('a glossary definition has one to three sentences, and no term is defined twice', () => {
  const entries = ofType('glossary')
  for (const entry of entries) {
    const sentences = findDocumentTexts(entry)
      .filter(({ path }) => path.startsWith('content'))
      .flatMap(({ parts }) => sentencesIn(parts.map(({ text }) => text).join('')))
    expect(sentences.length, entry._id).toBeLessThanOrEqual(3)
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})

test('every reference resolves', () => {
  for (const { value } of valuesNamed('_ref')) {
    if (value !== asset) expect(ids.has(value), value).toBe(true)
  }
})

test('every path leads to a page or a document, and no document has the path of another or of a page', () => {
  const addresses = documents.filter((document) => hasAddress(document)).map(getAddress)
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  const pages = routes.filter(({ file }) => !file.endsWith('/document-page.tsx')).map(getRoutePath)
  expect(addresses.filter((address) => pages.includes(address))).toEqual([])
  const known = new Set([...addresses, ...routes.map(getRoutePath)])
  const links = [...valuesNamed('href'), ...valuesNamed('link'), ...valuesNamed('url')]
  expect(links.length).toBeGreaterThan(100)
  for (const { value, document } of links) {
    if (/^https?:/.test(value)) continue
    expect(known.has(value.replace(/[?#].*$/, '')), `${document._id}: ${value}`).toBe(true)
  }
})

test('every picture has its own alternative text', () => {
  const pictures = [...new Set(library.entries.flatMap(({ assets }) => assets))]
  const said = pictures.map((picture) => parseFacts(library.readFacts(picture)).altText)
  for (const [at, altText] of said.entries()) expect(altText, pictures[at]).toMatch(/\w+ \w+/)
  expect(new Set(said).size).toBe(pictures.length)
  for (const article of ofType('blog'))
    expect(article.image, article._id).toMatchObject({ asset: { _ref: expect.stringMatching(/./) } })
})

test('the FAFSA guide says that short programs can have a Pell Grant, how short they may be, and who approves them', () => {
  const guide = ofType('resource').find(({ _id }) => _id === 'fafsa-complete-guide')
  const text = guide ? findAllTexts(guide).join('\n') : ''
  for (const said of [
    'Workforce Pell Grant',
    'at least 8 but fewer than 15 weeks',
    '150 to 599 clock hours',
    'governor',
  ])
    expect(text).toContain(said)
})

function ofType(type: string): LibraryDocument[] {
  return documents.filter(({ _type }) => _type === type)
}

function getSlug({ slug }: LibraryDocument): string {
  return isRecord(slug) && typeof slug.current === 'string' ? slug.current : ''
}

function getCategories({ categories }: LibraryDocument): string[] {
  return Array.isArray(categories) ? categories.filter((one) => typeof one === 'string') : []
}

function hasAddress(document: LibraryDocument): boolean {
  return getSlug(document) !== ''
}

function getAddress(document: LibraryDocument): string {
  return toDocumentPath({
    documentType: document._type,
    slug: { current: getSlug(document) },
    categories: getCategories(document),
  })
}

function getRoutePath({ path = '' }: (typeof routes)[number]): string {
  return `/${path}`
}

function findAllTexts(document: LibraryDocument): string[] {
  return findDocumentTexts(document).map(({ parts }) => parts.map(({ text }) => text).join(''))
}

function findBodyTexts(document: LibraryDocument): string[] {
  return findDocumentTexts(document)
    .filter(({ path }) => path.startsWith('body'))
    .map(({ parts }) => parts.map(({ text }) => text).join(''))
}

/** Counts the words; a token counts as one word. */
function wordsIn(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}

function sentencesIn(text: string): string[] {
  return text.match(/(?:[^.!?:]|[.!?:](?!\s|$))+[.!?:]*/g) ?? []
}

/** Finds every text under a field name, at any depth. */
function valuesNamed(wanted: string): { value: string; document: LibraryDocument }[] {
  return documents.flatMap((document) => {
    const found: { value: string; document: LibraryDocument }[] = []
    JSON.stringify(document, (name, value: unknown) => {
      if (name === wanted && typeof value === 'string') found.push({ value, document })
      return value
    })
    return found
  })
}
