import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentTypes, isDocumentType } from '#cms/model/documents/document-types.ts'
import { storedArticle } from '#cms/model/documents/some-documents.fixture.ts'
import { anyDocument } from '#cms/model/fields/arbitrary.fixture.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { findDocumentTexts } from './find-texts.ts'

/** Returns the value at a path such as `body[0].textBlock.body[3]`. */
function at(document: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce(
      (held, step) => (Array.isArray(held) ? held[Number(step)] : isRecord(held) ? held[step] : undefined),
      document,
    )
}

function findWords(held: unknown): unknown {
  if (!isRecord(held) || !Array.isArray(held.children)) return held
  return held.children.map((span) => isRecord(span) && span.text).join('')
}

test('lists texts with their paths in reading order, without ids, addresses, and options', () => {
  const texts = findDocumentTexts(storedArticle).map(({ path, parts }) => [path, parts[0]?.text])
  expect(texts.slice(0, 4)).toEqual([
    ['title', 'How much a Pell Grant pays'],
    ['body[0].keyTakeawaysBanner.takeaways[0]', 'A grant is not paid back.'],
    ['body[0].keyTakeawaysBanner.takeaways[1]', 'It pays {{awardYear.pell.max}} at most.'],
    ['body[1].textBlock.body[0]', 'The form is free.'],
  ])
  expect(texts.at(-1)).toEqual(['body[4].faqPurple.questions[0].content[0]', 'Yes.'])
  expect(texts).toHaveLength(11)
})

test('each path leads to the text found there', () => {
  const types = Object.keys(documentTypes).filter(isDocumentType)
  const documents = fc.constantFrom(...types).chain((type) => anyDocument(documentTypes[type], 'stored'))
  fc.assert(
    fc.property(documents, (document) => {
      for (const { path, parts } of findDocumentTexts(document))
        expect(findWords(at(document, path)), path).toBe(parts.map(({ text }) => text).join(''))
    }),
    { numRuns: 50 },
  )
})

test('a value that is not a document has no texts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(findDocumentTexts(value)).toEqual([])
      expect(findDocumentTexts({ _type: 'blog', body: value }).every(({ parts }) => parts.length > 0)).toBe(
        true,
      )
    }),
  )
})
