import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { pathOf } from '#content-model/documents/path-of.ts'
import { isRecord } from '#content-model/fields/record.ts'
import { textsOfDocument } from '#content-model/texts/texts-of.ts'
import { productLines } from '#domain/product-line.ts'
import { parseFacts } from '#sources/library/asset-facts.ts'
import { type LibraryDocument, parseDocument } from '#sources/library/library-file.ts'
import { readLibrary } from '#sources/library/read-library.ts'

const library = await readLibrary('library')
const asset = 'image-0123456789012345678901234567890123456789-1200x800-svg'
const documents = library.entries.map(({ text }) => parseDocument(text, { assetOf: () => asset }))
const ids = new Set(documents.map(({ _id }) => _id))
const guides = ofType('resource').filter((document) => slugOf(document).endsWith('-complete-guide'))

test('it has what it promises: two articles for each line, guides, reviews, picks, legal pages and the glossary', () => {
  for (const { category } of Object.values(productLines)) {
    const articles = ofType('blog').filter((document) => categoriesOf(document)[0] === category)
    expect(articles.length, category).toBeGreaterThanOrEqual(2)
  }
  expect(ofType('resource').map(addressOf)).toContain('/student-discounts')
  expect(guides.map(addressOf).sort()).toEqual([
    '/fafsa/fafsa-complete-guide',
    '/refinance-student-loans/student-loan-refinancing-complete-guide',
    '/scholarships/scholarships-complete-guide',
    '/student-loans/private-student-loans-complete-guide',
    '/student-loans/student-loans-complete-guide',
  ])
  expect(ofType('legalPage').map(addressOf)).toEqual(
    expect.arrayContaining([
      '/about',
      '/about/privacy',
      '/about/terms',
      '/about/editorial-standards',
      '/about/scholarship-drawing-rules',
      '/about/extended-disclosure',
      '/about/how-we-make-money',
      '/about/accessibility',
    ]),
  )
  const picks = ofType('topPicksByCategory').map(addressOf)
  for (const path of [
    '/student-loans/best-student-loans',
    '/student-loans/slp/best-student-loans',
    '/student-loans/alp-ll/best-student-loans',
    '/refinance-student-loans/best-student-loans',
  ])
    expect(picks).toContain(path)
  expect(ofType('glossary').length).toBeGreaterThanOrEqual(40)
  expect(ofType('lenderReview').length).toBeGreaterThanOrEqual(4)
  expect(ofType('creditCardReview').length).toBeGreaterThanOrEqual(2)
  expect(ofType('user').length).toBeGreaterThanOrEqual(2)
  expect(ofType('modal').length).toBeGreaterThanOrEqual(2)
})

test('an article has 600 words or more, a complete guide 800', () => {
  for (const article of ofType('blog'))
    expect(wordsIn(bodyOf(article)), article._id).toBeGreaterThanOrEqual(600)
  for (const guide of guides) expect(wordsIn(bodyOf(guide)), guide._id).toBeGreaterThanOrEqual(800)
})

test('every document is read easily: its sentences have 20 words or fewer on average', () => {
  for (const document of documents) {
    const sentences = textsOf(document).flatMap(sentencesIn)
    expect(wordsIn(sentences) / sentences.length, document._id).toBeLessThanOrEqual(20)
  }
})

test('a meaning in the glossary takes one to three sentences, and no word is explained twice', () => {
  const entries = ofType('glossary')
  for (const entry of entries) {
    const sentences = textsOfDocument(entry)
      .filter(({ path }) => path.startsWith('content'))
      .flatMap(({ parts }) => sentencesIn(parts.map(({ text }) => text).join('')))
    expect(sentences.length, entry._id).toBeLessThanOrEqual(3)
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})

test('every reference leads somewhere', () => {
  for (const { value } of valuesNamed('_ref')) {
    if (value !== asset) expect(ids.has(value), value).toBe(true)
  }
})

test('every path leads to a page or a document, and no two documents have one path', () => {
  const addresses = documents.filter((document) => hasAddress(document)).map(addressOf)
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  const known = new Set([...addresses, ...routes.map(({ path }) => `/${path ?? ''}`)])
  const links = [...valuesNamed('href'), ...valuesNamed('link'), ...valuesNamed('url')]
  expect(links.length).toBeGreaterThan(100)
  for (const { value, document } of links) {
    if (/^https?:/.test(value)) continue
    expect(known.has(value.replace(/[?#].*$/, '')), `${document._id}: ${value}`).toBe(true)
  }
})

test('every picture says what it shows, in words of its own', () => {
  const pictures = [...new Set(library.entries.flatMap(({ assets }) => assets))]
  const said = pictures.map((picture) => parseFacts(library.factsOf(picture)).altText)
  for (const [at, altText] of said.entries()) expect(altText, pictures[at]).toMatch(/\w+ \w+/)
  expect(new Set(said).size).toBe(pictures.length)
  for (const article of ofType('blog'))
    expect(article.image, article._id).toMatchObject({ asset: { _ref: expect.stringMatching(/./) } })
})

function ofType(type: string): LibraryDocument[] {
  return documents.filter(({ _type }) => _type === type)
}

function slugOf({ slug }: LibraryDocument): string {
  return isRecord(slug) && typeof slug.current === 'string' ? slug.current : ''
}

function categoriesOf({ categories }: LibraryDocument): string[] {
  return Array.isArray(categories) ? categories.filter((one) => typeof one === 'string') : []
}

function hasAddress(document: LibraryDocument): boolean {
  return slugOf(document) !== ''
}

function addressOf(document: LibraryDocument): string {
  return pathOf({
    documentType: document._type,
    slug: { current: slugOf(document) },
    categories: categoriesOf(document),
  })
}

function textsOf(document: LibraryDocument): string[] {
  return textsOfDocument(document).map(({ parts }) => parts.map(({ text }) => text).join(''))
}

function bodyOf(document: LibraryDocument): string[] {
  return textsOfDocument(document)
    .filter(({ path }) => path.startsWith('body'))
    .map(({ parts }) => parts.map(({ text }) => text).join(''))
}

/** A token stands for one word. */
function wordsIn(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}

function sentencesIn(text: string): string[] {
  return text.match(/(?:[^.!?:]|[.!?:](?!\s|$))+[.!?:]*/g) ?? []
}

/** Every text under a name, wherever it stands. */
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
