import { describe, expect, test } from 'vitest'
import { makeDocument, makeDocuments, makeStore } from './documents.fixture.ts'
import { openQueries } from './open-queries.ts'

const documents = makeDocuments([
  makeDocument({
    _id: 'a',
    _type: 'post',
    title: 'The red fox',
    body: [{ _type: 'block', children: [{ text: 'Café au lait' }] }],
  }),
  makeDocument({ _id: 'b', _type: 'post', title: 'A red-haired wolf', _secret: 'fox' }),
  makeDocument({ _id: 'c.fox', _type: 'post', title: 'Blue whale', nothing: [null, 1, null, 1] }),
])
const queries = openQueries({ store: makeStore(documents), projectId: 'p1' })
const identity = { id: 'token-read', role: 'reader' } as const
const ask = async (query: string, params = {}) =>
  (await queries.answer({ dataset: 'test', query, params, identity })).result

describe('text::query()', () => {
  test.each([
    ['fox', ['a', 'c.fox']],
    ['FOX red', ['a']],
    ['red -fox', ['b']],
    ['"red fox"', ['a']],
    ['"fox red"', []],
    ['re*', ['a', 'b']],
    ['*hal*', ['c.fox']],
    ['w*e', ['c.fox']],
    ['cafe', ['a']],
    ['-', []],
    ['', []],
  ])('%s', async (q, expected) => {
    expect(await ask('*[[@, _id] match text::query($q)]._id', { q })).toEqual(expected)
  })

  test('can be combined with other conditions, orders, and slices', async () => {
    const query = '*[_type == "post" && [@, _id] match text::query("red")] | order(title desc)[0...1]._id'
    expect(await ask(query)).toEqual(['a'])
  })

  test('is rejected outside match', async () => {
    await expect(ask('{"q": text::query("red")}')).rejects.toMatchObject({ status: 400 })
  })
})

test('a path can be matched against another path', async () => {
  expect(await ask('path("drafts.a") in path("drafts.**")')).toBe(true)
  expect(await ask('path("drafts.a.b") in path("drafts.*")')).toBe(false)
  expect(await ask('*[path(_id) in path("c.*")]._id')).toEqual(['c.fox'])
})

test('array::unique() keeps one null', async () => {
  expect(await ask('array::unique(*[_id == "c.fox"][0].nothing)')).toEqual([null, 1])
})
