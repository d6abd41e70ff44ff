import { expect, test } from 'vitest'
import type { Json } from '#content/documents.ts'
import { forwardReferencesWeakened, strengthened } from './forward-references.ts'

const document: Json = {
  _id: 'a',
  author: { _type: 'reference', _ref: 'later' },
  body: [{ _key: 'k', links: [{ _ref: 'there' }, { _ref: 'later', _weak: true }] }],
  none: null,
}

test('only strong references to what is not there become weak, and are made strong again', () => {
  const weakened = forwardReferencesWeakened(document, (id) => id === 'there')
  expect(weakened).toMatchObject({
    author: { _ref: 'later', _weak: true },
    body: [{ links: [{ _ref: 'there' }, { _ref: 'later', _weak: true }] }],
  })
  expect(strengthened(weakened)).toEqual(document)
})

test('a document without such references is the same object', () => {
  expect(forwardReferencesWeakened(document, () => true)).toBe(document)
  expect(strengthened(document)).toBe(document)
})
