import { describe, expect, test } from 'vitest'
import { catchRefusal, dataset, memoryStore, select } from './mutate.fixture.ts'
import { mutate } from './mutate.ts'

/** Creates a store with a published article that a page references. */
async function library() {
  const memory = memoryStore()
  const reference = { _type: 'reference', _ref: 'article' }
  await memory.client
    .transaction()
    .create({ _id: 'page', _type: 'page', main: reference })
    .create({ _id: 'article', _type: 'article', n: 1, title: 'A' })
    .transactionId('first')
    .commit()
  const send = (body: unknown, options: unknown = {}) =>
    mutate({ store: memory.store, select }, { dataset, body, options, author: 'tester' })
  return { ...memory, send }
}

describe('a conflict returns 409 with its item and writes nothing', () => {
  test.each<[string, object[], object]>([
    [
      'create of an existing document',
      [{ create: { _id: 'x', _type: 'x' } }, { create: { _id: 'article', _type: 'article' } }],
      {
        index: 1,
        error: {
          type: 'documentAlreadyExistsError',
          id: 'article',
          description: 'Document by ID "article" already exists',
        },
      },
    ],
    [
      'patch of a missing document',
      [{ patch: { id: 'nowhere', set: { a: 1 } } }],
      {
        index: 0,
        error: {
          type: 'documentNotFoundError',
          id: 'nowhere',
          description: 'The document with the ID "nowhere" was not found',
        },
      },
    ],
    [
      'another revision',
      [{ patch: { id: 'article', ifRevisionID: 'old', set: { a: 1 } } }],
      {
        index: 0,
        error: {
          type: 'documentRevisionIDDoesNotMatchError',
          id: 'article',
          currentRevisionID: 'first',
          expectedRevisionID: 'old',
          description: 'Document "article" has unexpected revision ID ("first"), expected "old"',
        },
      },
    ],
    [
      'inc of a value that is not a number',
      [{ patch: { id: 'article', inc: { title: 1 } } }],
      {
        index: 0,
        error: { type: 'patchTargetError', path: 'title', description: 'Expected a number at "title"' },
      },
    ],
    [
      'delete of a referenced document',
      [{ create: { _id: 'x', _type: 'x' } }, { delete: { id: 'article' } }],
      {
        index: 1,
        error: {
          type: 'documentHasExistingReferencesError',
          id: 'article',
          referencingIDs: ['page'],
          description: 'Document "article" cannot be deleted as there are references to it from "page"',
        },
      },
    ],
    [
      'a reference to a missing document',
      [{ patch: { id: 'page', set: { other: [{ _ref: 'nowhere' }] } } }],
      {
        index: 0,
        error: {
          type: 'documentReferenceMissingError',
          id: 'page',
          referenceID: 'nowhere',
          description: 'Document "page" references non-existent document "nowhere"',
        },
      },
    ],
  ])('%s', async (_, mutations, item) => {
    const { send, documents, log } = await library()
    const before = documents.all().slice()
    const refused = await catchRefusal(send({ mutations }))
    expect(refused.status).toBe(409)
    expect(refused.error).toEqual({
      type: 'mutationError',
      description: expect.stringMatching(/^Mutation failed: (Document|The document|Expected)/),
      items: [item],
    })
    expect(documents.all()).toEqual(before)
    expect(log).toHaveLength(1)
  })
})

describe('checks references at the end of the transaction', () => {
  const strong = { _type: 'reference', _ref: 'b' }
  test('a document may be created before its target', async () => {
    const { client, documents } = memoryStore()
    await client
      .transaction()
      .create({ _id: 'a', _type: 'x', b: strong })
      .create({ _id: 'b', _type: 'x', a: { ...strong, _ref: 'a' } })
      .commit()
    await client.transaction().delete('b').delete('a').commit()
    expect(documents.all()).toEqual([])
  })

  test('a target may be removed if it is recreated or no longer referenced', async () => {
    const { client, documents } = await library()
    await client.transaction().delete('article').create({ _id: 'article', _type: 'note' }).commit()
    expect(documents.get('article')?._type).toBe('note')
    await client
      .transaction()
      .delete('article')
      .patch('page', (patch) => patch.unset(['main']))
      .commit()
    expect(documents.get('article')).toBeUndefined()
  })

  test.each([
    { _type: 'reference', _ref: 'nowhere', _weak: true },
    { _type: 'crossDatasetReference', _ref: 'nowhere', _dataset: 'other', _projectId: 'p' },
    { _type: 'globalDocumentReference', _ref: 'media-library:ml1:asset' },
  ])('ignores weak references and those to other datasets: %j', async (reference) => {
    const { client, documents } = memoryStore()
    await client.create({ _id: 'a', _type: 'x', reference })
    expect(documents.get('a')?.reference).toEqual(reference)
  })

  test('a delete leaves a weak reference dangling', async () => {
    const { client, documents } = await library()
    await client.patch('page').set({ 'main._weak': true }).commit()
    await client.delete('article')
    expect(documents.get('page')?.main).toMatchObject({ _ref: 'article' })
  })
})

describe('a malformed item returns 400 with its index and writes nothing', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })
  const parsed = (text: string): unknown => JSON.parse(text)
  test.each<[string, unknown, string]>([
    ['no operation', {}, 'one key'],
    ['two operations', { create: { _type: 'x' }, delete: { id: 'a' } }, 'one key'],
    ['an unknown operation', { upsert: { _type: 'x' } }, 'Unknown mutation "upsert"'],
    ['not an object', 'create', 'Expected an object'],
    ['no document', { create: null }, 'needs a document'],
    ['no type', { create: { _id: 'a' } }, 'needs a type'],
    ['an empty type', { create: { _id: 'a', _type: '' } }, 'needs a type'],
    ['a type that is not a string', { createOrReplace: { _id: 'a', _type: 1 } }, 'needs a type'],
    ['a malformed id', { create: { _id: '#no!', _type: 'x' } }, 'Malformed document ID: "#no!"'],
    ['an id with two dots', { create: { _id: 'a..b', _type: 'x' } }, 'Malformed document ID'],
    ['an id that is too long', { create: { _id: 'a'.repeat(129), _type: 'x' } }, 'Malformed document ID'],
    ['no id to replace', { createOrReplace: { _type: 'x' } }, 'Malformed document ID'],
    ['neither id nor query', { delete: {} }, 'either "id" or "query"'],
    ['id and query', { patch: { id: 'a', query: '*', set: {} } }, 'either "id" or "query"'],
    ['a malformed id to delete', { delete: { id: '../x' } }, 'Malformed document ID'],
    ['an unknown field of a patch', { patch: { id: 'article', put: {} } }, 'Malformed'],
    [
      'a path that cannot be parsed',
      { patch: { id: 'article', set: { 'a[': 1 } } },
      'Unable to parse path "a["',
    ],
    ['unset without a list', { patch: { id: 'article', unset: 'a' } }, 'Malformed unset'],
    ['inc by a string', { patch: { id: 'article', inc: { n: '1' } } }, 'Malformed inc.n'],
    ['insert without a position', { patch: { id: 'article', insert: { items: [1] } } }, 'one of "before"'],
    [
      'insert in two places',
      { patch: { id: 'article', insert: { before: 'a[0]', after: 'a[0]', items: [1] } } },
      'one of "before"',
    ],
    ['insert at no position', { patch: { id: 'article', insert: { after: 'a', items: [1] } } }, 'names none'],
    ['a changed id', { patch: { id: 'article', set: { _id: 'b' } } }, 'immutable attribute "_id"'],
    ['a changed type', { patch: { id: 'article', set: { _type: 'b' } } }, 'immutable attribute "_type"'],
    ['a removed type', { patch: { id: 'article', unset: ['_type'] } }, 'immutable attribute "_type"'],
    ['a malformed time', { create: { _id: 'a', _type: 'x', _createdAt: 'today' } }, 'Expected a date'],
    [
      'a forbidden key',
      parsed('{"create":{"_id":"a","_type":"x","b":{"__proto__":{"c":1}}}}'),
      '"__proto__" is not a valid',
    ],
    [
      'the constructor',
      { create: { _id: 'a', _type: 'x', constructor: { prototype: 1 } } },
      '"constructor" is not a valid',
    ],
    [
      'a path with a forbidden key',
      { patch: { id: 'article', set: { 'a.__proto__.b': 1 } } },
      '"__proto__" is not a valid',
    ],
    ['an infinite number', parsed('{"create":{"_id":"a","_type":"x","n":1e999}}'), 'finite'],
    ['an infinite sum', { patch: { id: 'article', set: { n: 1e308 }, inc: { n: 1e308 } } }, 'finite'],
    ['too many levels', { create: { _id: 'a', _type: 'x', deep: deep(60) } }, 'levels deep'],
    ['a hundred thousand levels', { create: { _id: 'a', _type: 'x', deep: deep(5_000) } }, 'levels deep'],
    [
      'too many fields',
      {
        create: {
          _id: 'a',
          _type: 'x',
          ...Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`f${at}`, 1])),
        },
      },
      'at most 5000 fields',
    ],
    ['too much text', { create: { _id: 'a', _type: 'x', text: 'x'.repeat(4_100_000) } }, 'too large'],
  ])('%s', async (_, mutation, sentence) => {
    const { send, documents, log } = await library()
    const before = documents.all().slice()
    const refused = await catchRefusal(
      send({ mutations: [{ patch: { id: 'article', set: { n: 9 } } }, mutation] }),
    )
    expect(refused.status).toBe(400)
    expect(refused.error).toMatchObject({
      type: 'mutationError',
      description: expect.stringContaining(sentence),
      items: [
        { index: 1, error: { type: 'validationError', description: expect.stringContaining(sentence) } },
      ],
    })
    expect(documents.all()).toEqual(before)
    expect(log).toHaveLength(1)
    expect(Object.hasOwn(Object.prototype, 'c') || Object.hasOwn(Object.prototype, 'b')).toBe(false)
  })

  test.each<[string, unknown, unknown, string]>([
    ['no list of mutations', {}, {}, 'Malformed mutations'],
    ['no body', null, {}, 'Malformed body'],
    ['too many mutations', { mutations: Array(10_001).fill({}) }, {}, 'Malformed mutations'],
    [
      'a transaction id with forbidden characters',
      { mutations: [], transactionId: 'a b' },
      {},
      'Malformed transactionId',
    ],
    [
      'a long transaction id',
      { mutations: [], transactionId: 'a'.repeat(129) },
      {},
      'Malformed transactionId',
    ],
    ['an unknown visibility', { mutations: [] }, { visibility: 'never' }, 'Malformed visibility'],
  ])('%s', async (_, body, options, sentence) => {
    const { send } = await library()
    const refused = await catchRefusal(send(body, options))
    expect(refused.status).toBe(400)
    expect(refused.error).toMatchObject({ description: expect.stringContaining(sentence) })
  })

  test('reports all malformed items at once, as the client prints them', async () => {
    const { client } = memoryStore()
    const bad = ['#a', '@b'].map((_id) => ({ create: { _id, _type: 'x' } }))
    await expect(client.mutate(bad)).rejects.toThrow(
      'Mutation(s) failed with 2 error(s):\n- Malformed document ID: "#a"\n- Malformed document ID: "@b"',
    )
  })
})

test('stops patches that grow a document beyond its limit', async () => {
  const { client } = await library()
  const half = 'x'.repeat(2_500_000)
  await client.patch('article').set({ one: half }).commit()
  const refused = await catchRefusal(client.patch('article').set({ two: half }).commit())
  expect(refused.error).toMatchObject({ description: expect.stringContaining('too large') })
})

test('stops a patch of many documents that would write too much', async () => {
  const { client, documents } = memoryStore()
  const made = Array.from({ length: 30 }, (_, at) => ({ create: { _id: `a${at}`, _type: 'x' } }))
  await client.mutate(made)
  const patch = client.patch({ query: '*[_type == "x"]' }).set({ text: 'x'.repeat(3_000_000) })
  const refused = await catchRefusal(patch.commit())
  expect(refused).toMatchObject({
    status: 400,
    error: { description: 'Mutation failed: The transaction is too large' },
  })
  expect(documents.get('a0')).not.toHaveProperty('text')
})
