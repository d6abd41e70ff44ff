import { describe, expect, test } from 'vitest'
import { ContentError } from '#content/errors.ts'
import { makeDocument, makeDocuments, makeStore } from './documents.fixture.ts'
import { maxParameterLength } from './limits.ts'
import { openQueries, type QueryRequest } from './open-queries.ts'

const documents = makeDocuments([
  makeDocument({ _id: 'a', _type: 'post', title: 'A', slug: { current: 'a' }, rank: 1 }),
  makeDocument({
    _id: 'b',
    _type: 'post',
    title: 'B',
    slug: { current: 'b' },
    rank: 2,
    author: { _ref: 'p' },
  }),
  makeDocument({ _id: 'drafts.b', _type: 'post', title: 'B draft', slug: { current: 'b' }, rank: 0 }),
  makeDocument({ _id: 'drafts.c', _type: 'post', title: 'C draft', rank: 3 }),
  makeDocument({ _id: 'versions.r1.b', _type: 'post', title: 'B in r1', rank: 9 }),
  makeDocument({ _id: 'versions.r2.d', _type: 'post', title: 'D in r2', rank: 9 }),
  makeDocument({ _id: 'versions.r2.a', _type: 'post', title: 'A', rank: 9, _system: { delete: true } }),
  makeDocument({ _id: 'p', _type: 'person', name: 'P' }),
  makeDocument({ _id: '_.groups.public', _type: 'system.group' }),
])
const queries = openQueries({ store: makeStore(documents), projectId: 'p1' })
const reader = { id: 'token-read', role: 'reader' } as const
const anonymous = { id: 'anonymous', role: 'anonymous' } as const
const ask = async (query: string, request: Partial<QueryRequest> = {}) =>
  (await queries.answer({ dataset: 'test', query, identity: reader, ...request })).result

const titles = '*[_type == "post"].title'

describe('perspectives', () => {
  test.each([
    ['raw', ['A', 'B', 'B draft', 'C draft', 'B in r1', 'A', 'D in r2']],
    ['published', ['A', 'B']],
    ['drafts', ['A', 'B draft', 'C draft']],
    ['previewDrafts', ['A', 'B draft', 'C draft']],
    ['r1', ['A', 'B in r1']],
    ['r1,drafts', ['A', 'B in r1', 'C draft']],
    ['r2,r1,drafts', ['B in r1', 'C draft', 'D in r2']],
    [
      ['r2', 'published'],
      ['B', 'D in r2'],
    ],
  ])('%s', async (perspective, expected) => {
    expect(await ask(titles, { perspective })).toEqual(expected)
  })

  test('default to raw before 2025-02-19, without versions, and to published from then on', async () => {
    expect(await ask(titles, { apiVersion: 'v2022-11-15' })).toEqual(['A', 'B', 'B draft', 'C draft'])
    expect(await ask(titles, { apiVersion: '1' })).toEqual(['A', 'B', 'B draft', 'C draft'])
    expect(await ask(titles, { apiVersion: '2025-02-19' })).toEqual(['A', 'B'])
    expect(await ask(titles, { apiVersion: 'X' })).toEqual(['A', 'B'])
    expect(await ask(titles)).toEqual(['A', 'B'])
  })

  test('before 2025-02-19 show versions only of releases that the perspective names', async () => {
    expect(await ask(titles, { apiVersion: '2022-11-15', perspective: 'raw' })).toEqual([
      'A',
      'B',
      'B draft',
      'C draft',
    ])
    expect(await ask(titles, { apiVersion: '2022-11-15', perspective: 'r1' })).toEqual(['A', 'B in r1'])
  })

  test('show overlay documents under their published id, with their original id', async () => {
    expect(await ask('*[_id in ["a", "b"]]{_id, _originalId}', { perspective: 'drafts' })).toEqual([
      { _id: 'a', _originalId: 'a' },
      { _id: 'b', _originalId: 'drafts.b' },
    ])
    expect(await ask('*[_id == "drafts.b"]', { perspective: 'drafts' })).toEqual([])
  })

  test('reject a name that cannot be a release', async () => {
    await expect(ask(titles, { perspective: 'no release' })).rejects.toMatchObject({ status: 400 })
    await expect(ask(titles, { perspective: 'raw,drafts' })).rejects.toMatchObject({ status: 400 })
  })
})

test('anonymous callers see only ids without a dot, in every perspective', async () => {
  const ids = (perspective: string) => ask('*._id', { perspective, identity: anonymous })
  expect(await ids('raw')).toEqual(['a', 'b', 'p'])
  expect(await ids('published')).toEqual(['a', 'b', 'p'])
  expect(await ids('r1,drafts')).toEqual(['a', 'b', 'p'])
  expect(await ask('{"draft": {"_ref": "drafts.b"}->}', { perspective: 'raw', identity: anonymous })).toEqual(
    {
      draft: null,
    },
  )
})

test('accepts parameters, even where a slice needs numbers', async () => {
  expect(
    await ask('*[_type == $type && slug.current == $slug][0].title', { params: { type: 'post', slug: 'b' } }),
  ).toBe('B')
  const slice = '*[_type == "post"] | order(rank desc)[$from...$to].title'
  expect(await ask(slice, { params: { from: 0, to: 1 } })).toEqual(['B'])
  expect(await ask(slice, { params: { from: 0, to: 2 } })).toEqual(['B', 'A'])
  expect(await ask('["x", "y"][$index]', { params: { index: 1 } })).toBe('y')
  expect(await ask('["x", "y"][$index]', { params: { index: 0 } })).toBe('x')
})

test('a comment may end a query without a line break', async () => {
  expect(await ask('count(*[_type == "person"]) // 1')).toBe(1)
  await expect(ask('*[ // open')).rejects.toMatchObject({ status: 400 })
})

test('returns null for an empty result, never undefined', async () => {
  expect(await ask('*[_id == "none"][0]')).toBeNull()
  expect(await ask('*[0].none')).toBeNull()
})

describe('errors have status 400 and the shape that the clients format', () => {
  const catchError = async (query: string, request: Partial<QueryRequest> = {}) => {
    const error = await ask(query, request).catch((thrown: unknown) => thrown)
    if (!(error instanceof ContentError)) throw new Error('no ContentError was thrown')
    return { status: error.status, ...('type' in Object(error.body.error) ? Object(error.body.error) : {}) }
  }

  test.each([
    ['*[', 1, 2],
    ['*[_type == "post"', 16, 17],
    ['*[nope(1)]', 2, 6],
    ['*[nope::what(1)]', 2, 6],
    ['*[constructor(1)]', 2, 13],
    ['*[media::aspect(a, "b")]', 2, 15],
    ['*[_id == $missing]', 9, 17],
  ])('%s', async (query, start, end) => {
    expect(await catchError(query)).toMatchObject({ status: 400, type: 'queryParseError', query, start, end })
  })

  test('a missing dataset gives 404', async () => {
    await expect(ask('*', { dataset: 'other' })).rejects.toMatchObject({ status: 404 })
  })
})

test('a heavy query that waited reads the documents that are current when it starts', async () => {
  const renamed = makeDocuments([makeDocument({ _id: 'a', _type: 'post', title: 'New' })])
  let current: typeof documents | undefined = documents
  const changing = openQueries({ store: { documents: () => current }, projectId: 'p1' })
  // Parameters this long make any query heavy, and only one heavy query runs at a time.
  const params = { long: 'x'.repeat(maxParameterLength) }
  const heavy = (place: number) => {
    const query = `*[_id == "a"][0]{"title": title, "place": ${place}}.title`
    return changing.answer({ dataset: 'test', query, params, identity: anonymous })
  }
  const [first, second] = [heavy(1), heavy(2)]
  current = renamed
  expect((await first).result).toBe('A')
  expect((await second).result).toBe('New')

  const [, third] = [heavy(3), heavy(4)]
  current = undefined
  await expect(third).rejects.toMatchObject({ status: 404 })
  await changing.close()
})
