import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '#content/documents.ts'
import { getPackedFields } from './packed-fields.ts'
import { parseDocument } from './parse-document.ts'
import { findReferences } from './references.ts'
import { document } from './store.fixture.ts'

const long = (value: Json): Json => [value, 'x'.repeat(500), { quote: '“Zoë” 🎓 \u0000 \ud800', none: [] }]

test('a packed document reads like the fully parsed one', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')),
        fc.jsonValue(),
      ),
      fc.string(),
      (fields, name) => {
        const body = JSON.stringify({ ...document('a'), ...fields, [name]: long(fields[name] as Json) })
        const packed = parseDocument(body)
        const whole = JSON.parse(body)
        expect(new Set(Object.keys(packed))).toStrictEqual(new Set(Object.keys(whole)))
        const copies = [packed, { ...packed }, structuredClone(packed), JSON.parse(JSON.stringify(packed))]
        expect(copies.map((copy) => isDeepStrictEqual(copy, whole))).toStrictEqual([true, true, true, true])
        expect(Reflect.ownKeys(packed).every((key) => typeof key === 'string')).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('a long field is packed and a short one is not', () => {
  const packed = parseDocument(
    JSON.stringify(document('a', { body: long(1), tags: ['x'], title: 'y'.repeat(600) })),
  )
  expect(Object.keys(getPackedFields(packed)?.texts ?? {})).toStrictEqual(['body'])
  // The text has one byte per character, because a curly quote is escaped.
  const units = [...(getPackedFields(packed)?.texts.body ?? '“')].map((unit) => unit.charCodeAt(0))
  expect(Math.max(...units)).toBeLessThan(256)
  expect(packed.body).toBe(packed.body)
  expect(getPackedFields(parseDocument(JSON.stringify(document('a', { tags: ['x'] }))))).toBeUndefined()
})

test('references are the same, packed or not', () => {
  const fields = { author: { _ref: 'x' }, body: long({ link: { _ref: 'y' } }), more: long({ _ref: 'x' }) }
  const whole = document('a', fields)
  const packed = parseDocument(JSON.stringify(whole))
  expect(getPackedFields(packed)?.references).toStrictEqual(['y', 'x'])
  expect(findReferences(packed)).toStrictEqual(findReferences(whole))
  const reference = document('a', { ...fields, _ref: 'z' })
  expect(findReferences(parseDocument(JSON.stringify(reference)))).toStrictEqual(new Set(['z']))
})

test('fields are read correctly even after more were read than the cache keeps', () => {
  const documents = Array.from({ length: 300 }, (_, index) =>
    parseDocument(JSON.stringify(document(`d${index}`, { body: [index, 'x'.repeat(10_000)] }))),
  )
  for (let round = 0; round < 2; round += 1) {
    for (const [index, { body }] of documents.entries())
      expect(body).toStrictEqual([index, 'x'.repeat(10_000)])
  }
})
