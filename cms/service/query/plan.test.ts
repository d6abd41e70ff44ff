import { describe, expect, test } from 'vitest'
import type { Json } from '#content/documents.ts'
import { makeDocument, makeDocuments } from './documents.fixture.ts'
import { evaluateNow } from './evaluate-now.ts'
import { TooMuchWork } from './meter.ts'
import { readPerspective } from './perspective.ts'
import { plainAnswer, shownTo } from './plain.fixture.ts'

const forms = ['', '', '', 'drafts.', 'versions.r1.']
const list = Array.from({ length: 1_000 }, (_, place) =>
  makeDocument({
    _id: `${forms[place % 5]}d${place % 2 ? place : place % 100}${place}`,
    _type: place % 10 === 3 ? 'person' : 'post',
    rank: (place * 37) % 11,
    day: `2026-${String((place * 7919) % 997).padStart(4, '0')}`,
    title: `Title ${place % 7}`,
    slug: { current: `slug-${place}` },
    author: { _ref: `d3${place % 100}3` },
  }),
)
const allDocuments = makeDocuments(list)
const few = list.slice(0, 120)
const fewDocuments = makeDocuments(few)
const params = { slug: 'slug-7', to: 5 }

function answer(query: string, steps: number, perspective = 'raw', documents = allDocuments): Json {
  const evaluation = { documents, query, params, isAnonymous: false, identityId: 'test' }
  return evaluateNow(
    { ...evaluation, perspective: readPerspective(perspective) },
    { steps, resultBytes: 1_000_000 },
  ).result
}

describe('examines few of 1,000 documents', () => {
  test.each([
    ['*[_id == "d11"]', 50],
    ['*[_id in ["d11", "d77"]]{title}', 100],
    ['*[_type == "post" && slug.current == $slug][0]', 50],
    ['*[_type == "post"][slug.current == $slug]', 50],
    ['*[slug.current in [$slug, "slug-8"] && title match "Title*"]', 250],
    ['*[references("d333")]._id', 1_000],
    ['*[_type == "person"][0...3]{_id, "by": *[_type == "post" && slug.current == ^.slug.current]}', 500],
    ['*[_type == "person" && slug.current == "slug-13"]{"own": *[references(^._id)]._id}', 500],
    ['*[_type == "post"] | order(day desc)[0...20]{_id}', 1_500],
    ['*[_type == "post"] | order(day)[0]._id', 500],
    ['*[_type == "post" && rank > 2] | order(day desc, title){_id}[0...5]', 700],
    ['*[_type == "post" && defined(day)][0...5]', 200],
    ['*[_id in path("versions.**") && title == "Title 3" || _id == "d11"]', 5_500],
    ['*[_id in path("drafts.d1.**") && title == "Title 3"]', 3_500],
    ['*[sanity::versionOf("d77")]', 100],
    ['{"one": *[_id == "d11"][0], "two": count(*[_id == "d77"])}', 100],
  ])('%s', (query, steps) => {
    // The first query sorts the list, which the store then keeps.
    answer(query, 100_000)
    expect(answer(query, steps)).toEqual(plainAnswer(query, params, shownTo('raw', list)))
  })

  test('examines all documents if the filter names no type, id, or reference', () => {
    expect(() => answer('*[rank == 3]', 1_000)).toThrow(TooMuchWork)
  })
})

const orders = [
  'rank',
  'rank desc',
  'day',
  'day desc',
  'rank desc, day',
  'rank, title desc, _id desc',
  'missing, day',
  '_id desc',
  'title desc',
]
const filters = [
  'true',
  'rank > 3',
  'title == "Title 3"',
  'day < "2026-0100"',
  'author->rank == 2',
  'rank == 99',
]
const slices = ['[0]', '[5]', '[0...3]', '[2..40]', '[0...500]', '[0...$to]', '[-3..-1]']

describe.each(['raw', 'r1,drafts'])('walks along ordered lists in %s as groq-js sorts', (perspective) => {
  test.each(orders)('%s', (order) => {
    const shown = shownTo(perspective, few)
    for (const filter of filters)
      for (const slice of slices) {
        const query = `*[_type == "post" && ${filter}] | order(${order})${slice}`
        expect({ query, result: answer(query, 1_000_000, perspective, fewDocuments) }).toEqual({
          query,
          result: plainAnswer(query, params, shown),
        })
      }
  })
})
