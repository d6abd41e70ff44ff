import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContentDocument, toPublishedId } from '#content/documents.ts'
import { createProjection } from './projection.ts'
import { findReferences } from './references.ts'
import { document } from './store.fixture.ts'

const ids = ['a', 'b', 'c', 'drafts.a', 'drafts.b', 'versions.r1.a', 'versions.r2.a', 'Z', '_x', 'a-1']
const types = ['article', 'author']
const slugs = ['one', 'two', 'three']
const someDocument = fc
  .record({
    id: fc.constantFrom(...ids),
    type: fc.constantFrom(...types),
    slug: fc.oneof(fc.constantFrom(...slugs), fc.constant(null), fc.constant(7)),
    at: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('2026-01', '2026-02', '2026-03') },
      fc.constant(null),
    ),
    rank: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 3 }) }, fc.constant('text')),
    refs: fc.array(fc.constantFrom('a', 'b', 'drafts.a'), { maxLength: 3 }),
    gone: fc.boolean(),
  })
  .map(({ id, type, slug, at, rank, refs, gone }) => ({
    id,
    after: gone
      ? null
      : document(id, {
          _type: type,
          slug: slug === null ? null : { _type: 'slug', current: slug },
          at,
          stats: { rank },
          body: refs.map((ref) => ({ link: { _type: 'reference', _ref: ref } })),
        }),
  }))

const sorted = (documents: Iterable<ContentDocument>) =>
  [...documents].sort((a, b) => (a._id < b._id ? -1 : 1))

test('after any transactions, every index answers as if it were rebuilt', () => {
  fc.assert(
    fc.property(fc.array(fc.array(someDocument, { maxLength: 14 }), { maxLength: 12 }), (transactions) => {
      const { documents, apply } = createProjection()
      const plain = new Map<string, ContentDocument>()
      for (const [index, changes] of transactions.entries()) {
        apply(index + 1, changes)
        for (const { id, after } of changes) {
          if (after) plain.set(id, after)
          else plain.delete(id)
        }
        const all = sorted(plain.values())
        expect(documents.number).toBe(index + 1)
        expect(documents.all()).toStrictEqual(all)
        for (const id of ids) {
          expect(documents.get(id)).toBe(plain.get(id))
          expect(documents.getForms(id)).toStrictEqual(all.filter(({ _id }) => toPublishedId(_id) === id))
          expect(documents.referringTo(id)).toStrictEqual(all.filter((each) => findReferences(each).has(id)))
        }
        for (const slug of slugs) {
          const wanted = JSON.stringify(slug)
          expect(documents.withSlug(slug)).toStrictEqual(
            all.filter((each) => JSON.stringify(each.slug).includes(`"current":${wanted}`)),
          )
        }
        for (const type of types) {
          const ofType = all.filter(({ _type }) => _type === type)
          expect(documents.ofType(type)).toStrictEqual(ofType)
          for (const path of [['at'], ['stats', 'rank']]) {
            expect(documents.orderedBy(type, path)).toStrictEqual(naivelyOrdered(ofType, path))
          }
        }
      }
    }),
    { numRuns: 150 },
  )
})

function naivelyOrdered(documents: ContentDocument[], path: string[]): ContentDocument[] | undefined {
  // biome-ignore lint/suspicious/noExplicitAny: any JSON.
  const getField = (each: ContentDocument) => path.reduce((value: any, name) => value?.[name], each)
  const set = documents.filter((each) => getField(each) !== null)
  const kinds = new Set(set.map((each) => typeof getField(each)))
  if (kinds.size > 1 || kinds.has('boolean')) return undefined
  const ordered = set.toSorted((a, b) => {
    if (getField(a) === getField(b)) return a._id < b._id ? -1 : 1
    return getField(a) < getField(b) ? -1 : 1
  })
  return [...ordered, ...documents.filter((each) => getField(each) === null)]
}

test('a list is not ordered while a value cannot be ordered, and is again once that value is gone', () => {
  const { documents, apply } = createProjection()
  apply(1, [
    { id: 'a', after: document('a', { at: '2' }) },
    { id: 'b', after: document('b', { at: 1 }) },
    { id: 'c', after: document('c') },
  ])
  expect(documents.orderedBy('article', ['at'])).toBeUndefined()
  apply(2, [{ id: 'b', after: document('b', { at: '1' }) }])
  expect(documents.orderedBy('article', ['at'])?.map(({ _id }) => _id)).toStrictEqual(['b', 'a', 'c'])
  expect(documents.orderedBy('article', ['at', 'length'])?.map(({ _id }) => _id)).toStrictEqual([
    'a',
    'b',
    'c',
  ])
  expect(documents.orderedBy('nothing', ['at'])).toStrictEqual([])
})

test('more lists can be used than are kept', () => {
  const { documents, apply } = createProjection()
  apply(1, [
    { id: 'a', after: document('a', Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}`, n]))) },
  ])
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < 40; n += 1) {
      expect(documents.orderedBy('article', [`f${n}`])).toHaveLength(1)
    }
    apply(2, [{ id: 'a', after: documents.get('a') ?? null }])
  }
})

test('references inside a reference do not count, nor references that are not text', () => {
  const found = findReferences(
    document('a', {
      author: { _ref: 'x', inner: { _ref: 'y' } },
      list: [{ deep: { _ref: 'z' } }, { _ref: 7, inner: { _ref: 'w' } }, { _ref: '', inner: { _ref: 'v' } }],
    }),
  )
  expect([...found]).toStrictEqual(['x', 'z', 'v'])
})
