import { expect, test } from 'vitest'
import type { Json } from '#content/documents.ts'
import { restoreStrongReferences, weakenForwardReferences } from './forward-references.ts'

const document: Json = {
  _id: 'a',
  author: { _type: 'reference', _ref: 'later' },
  body: [{ _key: 'k', links: [{ _ref: 'there' }, { _ref: 'later', _weak: true }] }],
  none: null,
}

test('weakens only strong references to missing documents and restores them', () => {
  const weakened = weakenForwardReferences(document, (id) => id === 'there')
  expect(weakened).toMatchObject({
    author: { _ref: 'later', _weak: true },
    body: [{ links: [{ _ref: 'there' }, { _ref: 'later', _weak: true }] }],
  })
  expect(restoreStrongReferences(weakened)).toEqual(document)
})

test('a document without such references is the same object', () => {
  expect(weakenForwardReferences(document, () => true)).toBe(document)
  expect(restoreStrongReferences(document)).toBe(document)
})
