import { expect, test } from 'vitest'
import { makeDocument, makeDocuments } from './documents.fixture.ts'
import { selectIds } from './select-ids.ts'

const documents = makeDocuments([
  makeDocument({ _id: 'a', _type: 'post', rank: 1 }),
  makeDocument({ _id: 'drafts.a', _type: 'post', rank: 2 }),
  makeDocument({ _id: 'versions.r1.b', _type: 'post', rank: 3 }),
])

test.each([
  ['*[_type == $type]', ['a', 'drafts.a', 'versions.r1.b']],
  ['*[_type == "post" && rank > 1]._id', ['drafts.a', 'versions.r1.b']],
  ['*[_id == "a"][0]', ['a']],
  ['*[_id == "none"][0]', []],
  ['*[_type == "post"] | order(rank desc)[0...1]{_id}', ['versions.r1.b']],
  ['*[_type == "post"].rank', []],
])('%s', (query, ids) => {
  expect(selectIds(query, { type: 'post' }, documents)).toEqual(ids)
})

test('rejects an invalid query with 400', () => {
  expect(() => selectIds('*[', {}, documents)).toThrow(expect.objectContaining({ status: 400 }))
})
