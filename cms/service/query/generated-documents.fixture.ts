import fc from 'fast-check'
import type { ContentDocument } from '#content/documents.ts'
import { makeDocument } from './documents.fixture.ts'

export const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'p1', 'p2', 'p3', 't1', 't2']
export const types = ['post', 'person', 'tag']
export const slugs = ['one', 'two', 'three']
const words = ['red fox', 'blue whale', 'Red wolf', 'fox']

const reference = fc.constantFrom(...ids).map((id) => ({ _ref: id, _type: 'reference' }))
const formPrefix = fc.constantFrom('', '', '', 'drafts.', 'versions.r1.', 'versions.r2.')

/**
 * Documents of three types that refer to one another; some are drafts or versions, and some values are
 * missing.
 */
export const someDocument: fc.Arbitrary<ContentDocument> = fc
  .record(
    {
      _id: fc.tuple(formPrefix, fc.constantFrom(...ids)).map(([prefix, id]) => prefix + id),
      _type: fc.constantFrom(...types),
      title: fc.constantFrom(...words),
      slug: fc.constantFrom(...slugs).map((current) => ({ current })),
      rank: fc.integer({ min: 0, max: 3 }),
      day: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
      mixed: fc.constantFrom<(string | number | boolean | null)[]>('x', 1, true, null),
      author: reference,
      tags: fc.array(reference, { maxLength: 3 }),
      words: fc.array(fc.constantFrom(...words, 1, null), { maxLength: 3 }),
    },
    { requiredKeys: ['_id', '_type', 'rank', 'day'] },
  )
  .map(makeDocument)

/** No two documents have the same id. */
export const someDocuments = fc.uniqueArray(someDocument, {
  minLength: 5,
  maxLength: 44,
  selector: ({ _id }) => _id,
})
