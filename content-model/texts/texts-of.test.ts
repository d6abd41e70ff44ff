import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentTypes, isDocumentType } from '#content-model/documents/document-types.ts'
import { storedArticle } from '#content-model/documents/some-documents.fixture.ts'
import { anyDocument } from '#content-model/fields/arbitrary.fixture.ts'
import { isRecord } from '#content-model/fields/record.ts'
import { textsOfDocument } from './texts-of.ts'

/** What a document holds at a path such as `body[0].textBlock.body[3]`. */
function at(document: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce(
      (held, step) => (Array.isArray(held) ? held[Number(step)] : isRecord(held) ? held[step] : undefined),
      document,
    )
}

function wordsOf(held: unknown): unknown {
  if (!isRecord(held) || !Array.isArray(held.children)) return held
  return held.children.map((span) => isRecord(span) && span.text).join('')
}

test('the texts of a document come in reading order, with their paths; ids, addresses and options are none', () => {
  const texts = textsOfDocument(storedArticle).map(({ path, parts }) => [path, parts[0]?.text])
  expect(texts.slice(0, 4)).toEqual([
    ['title', 'How much a Pell Grant pays'],
    ['body[0].keyTakeawaysBanner.takeaways[0]', 'A grant is not paid back.'],
    ['body[0].keyTakeawaysBanner.takeaways[1]', 'It pays {{awardYear.pell.max}} at most.'],
    ['body[1].textBlock.body[0]', 'The form is free.'],
  ])
  expect(texts.at(-1)).toEqual(['body[4].faqPurple.questions[0].content[0]', 'Yes.'])
  expect(texts).toHaveLength(11)
})

test('at each path stands the text that was found there', () => {
  const types = Object.keys(documentTypes).filter(isDocumentType)
  const documents = fc.constantFrom(...types).chain((type) => anyDocument(documentTypes[type], 'stored'))
  fc.assert(
    fc.property(documents, (document) => {
      for (const { path, parts } of textsOfDocument(document))
        expect(wordsOf(at(document, path)), path).toBe(parts.map(({ text }) => text).join(''))
    }),
    { numRuns: 50 },
  )
})

test('what is no document has no texts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(textsOfDocument(value)).toEqual([])
      expect(textsOfDocument({ _type: 'blog', body: value }).every(({ parts }) => parts.length > 0)).toBe(
        true,
      )
    }),
  )
})
