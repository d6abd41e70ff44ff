import { describe, expect, test } from 'vitest'
import type { Json } from '#content/documents.ts'
import { makeDocument } from './documents.fixture.ts'
import { compileFilter } from './filter.ts'

const draft = makeDocument({ _id: 'drafts.a', _type: 'post', title: 'Red fox', slug: { current: 'a' } })

describe('a listener receives the documents that pass the filter of its query', () => {
  test.each<[string, { [name: string]: Json }, boolean]>([
    ['*', {}, true],
    ['*[_id == $id || _id == "drafts." + $id]{title}', { id: 'a' }, true],
    ['*[_id == $id || _id == "drafts." + $id]{title}', { id: 'b' }, false],
    ['*[_type == "post"] | order(title)[0...0]', {}, true],
    ['*[_type == "post"][slug.current == "b"]', {}, false],
    ['*[sanity::versionOf("a")]', {}, true],
    ['*[_id in path("drafts.**")]', {}, true],
    ['*[_id in path("_.releases.*")]', {}, false],
    ['*[_type in $types][0]', { types: ['post', 'person'] }, true],
    ['*[[@, _id] match text::query($q)]', { q: 'fox*' }, true],
    ['*[count(*[_type == "post"]) > 0]', {}, false],
  ])('%s with %j: %s', (query, params, expected) => {
    expect(compileFilter(query, params).matches(draft)).toBe(expected)
  })

  test('and never a missing document', () => {
    expect(compileFilter('*', {}).matches(null)).toBe(false)
  })
})

describe('lists the only ids and types that can pass', () => {
  test.each<[string, { ids?: string[]; types?: string[] }]>([
    ['*[_id == $id]', { ids: ['a'] }],
    ['*[_id in ["a", "b"]]', { ids: ['a', 'b'] }],
    ['*[_id == $id || _id == "drafts." + $id]', { ids: ['a', 'drafts.a'] }],
    ['*[_type == "post" && defined(title)]', { types: ['post'] }],
    ['*[_type in ["post", "tag"] && _id == $id]', { ids: ['a'], types: ['post', 'tag'] }],
    ['*[_type == "post" || defined(title)]', {}],
    ['*[!(_type == "post")]', {}],
    ['*[_id in path("drafts.**")]', {}],
  ])('%s', (query, expected) => {
    const { matches: _, ...told } = compileFilter(query, { id: 'a' })
    expect(told).toEqual(expected)
  })
})

test('a filter that takes too much work for one document throws', () => {
  const numbers = Array.from({ length: 400 }, (_, number) => number)
  const { matches } = compileFilter('*[count(numbers[count(^.numbers[@ > 0]) > 0]) > 0]', {})
  expect(() => matches(makeDocument({ _id: 'a', _type: 'post', numbers }))).toThrow('too much work')
  expect(matches(makeDocument({ _id: 'a', _type: 'post', numbers: [1, 2] }))).toBe(true)
})

test.each(['1 + 1', '{"a": 1}', '*[', '*[_id == $missing]'])('refuses with 400: %s', (query) => {
  expect(() => compileFilter(query, {})).toThrow(expect.objectContaining({ status: 400 }))
})
