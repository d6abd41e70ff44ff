import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockFromText } from './block-text.ts'
import { formatDocument, type LibraryDocument, parseDocument } from './library-file.ts'

const asset = 'image-0123456789012345678901234567890123456789-1200x800-png'
const names = {
  toFile: (id: string) => (id === asset ? 'images/desk.png' : undefined),
  toAsset: (file: string) => (file === 'images/desk.png' ? asset : undefined),
}

test('a document is readable: one field per line, rich text as Markdown, images by name', () => {
  const document = {
    _id: 'loans-desk',
    _type: 'author',
    name: 'Loans desk',
    image: { _type: 'image', asset: { _type: 'reference', _ref: asset }, alt: 'A desk' },
    bio: [blockFromText({ _md: 'We check **every** rate.' }, 0), blockFromText({ _md: '## Why' }, 1)],
    links: [],
    related: { _type: 'reference', _ref: 'somebody-else', _weak: true },
  }
  const text = formatDocument(document, names)
  expect(text).toBe(`{
  "_id": "loans-desk",
  "_type": "author",
  "name": "Loans desk",
  "image": { "_type": "image", "asset": { "_file": "images/desk.png" }, "alt": "A desk" },
  "bio": [{ "_md": "We check **every** rate." }, { "_md": "## Why" }],
  "links": [],
  "related": { "_type": "reference", "_ref": "somebody-else", "_weak": true }
}
`)
  expect(parseDocument(text, names)).toEqual(document)
})

test.each<LibraryDocument>([
  { _id: 'a', _type: 'b', note: [{ _md: 'no block' }] },
  { _id: 'a', _type: 'b', asset: { _file: 'images/desk.png' } },
  { _id: 'a', _type: 'b', asset: { _file: 'images/unknown.png' } },
  { _id: 'a', _type: 'b', _exact: { _id: 'c', _type: 'd' } },
])('an ambiguous document is stored as is: %o', (document) => {
  expect(parseDocument(formatDocument(document, names), names)).toEqual(document)
})

test.each([
  ['{', /JSON/],
  ['[]', /expected object/],
  ['{"_type": "a"}', /_id/],
  ['{"_id": "a", "_type": "b", "image": {"_file": "images/gone.png"}}', /no file "images\/gone.png"/],
])('%s is refused', (text, reason) => {
  expect(() => parseDocument(text, names)).toThrow(reason)
})

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, -1.5, '', 'words', 'images/desk.png', '__proto__'),
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('_type', '_md', '_file', '_keys', '_ref', '_exact', 'title'), tie('value')),
    fc.constantFrom(
      { _type: 'reference', _ref: asset },
      { _type: 'reference', _ref: asset, _key: 'x' },
      { _ref: asset, _type: 'reference' },
      { _type: 'reference', _ref: 'other' },
      blockFromText({ _md: '- one **two**' }, 0),
      { ...blockFromText({ _md: 'x' }, 0), style: 'lead' },
    ),
  ),
}))

test('every document reads back unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('body', '_exact', '_md', '_file', 'x'), value), (fields) => {
      const document = JSON.parse(JSON.stringify({ _id: 'a', _type: 'b', ...fields }))
      expect(parseDocument(formatDocument(document, names), names)).toEqual(document)
    }),
    { numRuns: 1_000 },
  )
})
