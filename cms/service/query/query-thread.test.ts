import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { ContentDocument } from '#content/documents.ts'
import type { Documents } from '#content/store/content-store.ts'
import { parseDocument } from '#content/store/parse-document.ts'
import { createProjection } from '#content/store/projection.ts'
import { makeDocument, makeDocuments, makeStore } from './documents.fixture.ts'
import { someDocuments } from './generated-documents.fixture.ts'
import { openQueries, type Queries, type QueryOptions } from './open-queries.ts'
import { someParams, somePerspective, someQuery } from './queries.fixture.ts'
import { budgetLimits, getWorkLimits, threadLimits } from './work-limits.ts'

const anonymous = { id: 'anonymous', role: 'anonymous' } as const
const reader = { id: 'token-read', role: 'reader' } as const
const unlimited = { ...budgetLimits, fullMs: Number.POSITIVE_INFINITY }

const opened: Queries[] = []
afterAll(() => Promise.all(opened.map((queries) => queries.close())))

function open(store: QueryOptions['store'], options: Partial<QueryOptions> = {}): Queries {
  const queries = openQueries({ store, projectId: 'p1', budget: unlimited, ...options })
  opened.push(queries)
  return queries
}

const posts = (count: number) =>
  Array.from({ length: count }, (_, rank) => makeDocument({ _id: `d${rank}`, _type: 'post', rank }))

const ask = async (queries: Queries, query: string, network?: string) =>
  (
    await queries.answer({
      dataset: 'test',
      query,
      identity: anonymous,
      perspective: 'raw',
      ...(network !== undefined && { network }),
    })
  ).result

/** No index answers this. */
const ranks = '*[rank > 0] | order(_id) {rank}.rank'

test('generated queries have the same answers and tags in the thread as in this one', async () => {
  let documents: Documents = makeDocuments([])
  const queries = open({ documents: () => documents })
  const inThread = open(
    { documents: () => documents },
    { limits: (role) => ({ ...getWorkLimits(role), steps: 0 }) },
  )
  await fc.assert(
    fc.asyncProperty(
      someDocuments,
      someQuery,
      someParams,
      somePerspective,
      fc.constantFrom(anonymous, reader),
      async (list, query, params, perspective, identity) => {
        documents = makeDocuments(list)
        const request = {
          dataset: 'test',
          query: `{"n": count(*), "q": ${query}}`,
          params,
          perspective,
          identity,
        }
        const here = await queries.answer(request)
        const there = await inThread.answer(request)
        expect(there.result).toEqual(here.result)
        expect(there.syncTags).toEqual(here.syncTags)
        if (identity.role !== 'anonymous') return
        const outside = await queries.answer({ ...request, network: '192.0.2.1' })
        expect(outside.result).toEqual(here.result)
      },
    ),
    { numRuns: 100 },
  )
})

test('a query from outside that no index answers reads no document in this thread', async () => {
  let reads = 0
  const watched = posts(3).map(
    (document) =>
      new Proxy(document, {
        get(target, name, receiver) {
          reads += 1
          return Reflect.get(target, name, receiver)
        },
      }),
  )
  const queries = open(makeStore(makeDocuments(watched)))
  expect(await ask(queries, ranks, '192.0.2.1')).toEqual([1, 2])
  reads = 0
  expect(await ask(queries, '*[rank > 1].rank', '192.0.2.1')).toEqual([2])
  expect(await ask(queries, 'count(*[count(*[rank > ^.rank]) > 1])', '192.0.2.1')).toBe(1)
  expect(reads).toBe(0)
  expect(await ask(queries, '*[_id == "d1"][0].rank', '192.0.2.1')).toBe(1)
  expect(reads).toBeGreaterThan(0)
})

test('an index look-up that returns or parses many documents goes to the thread too', async () => {
  const texts = Array.from({ length: 20_000 }, (_, place) => ({ text: `word ${place}` }))
  const large = parseDocument(JSON.stringify(makeDocument({ _id: 'large', _type: 'post', texts })))
  const queries = open(makeStore(makeDocuments([large])), { budget: { ...budgetLimits, fullMs: 0 } })
  const lookup = '*[_id == "large"][0]'
  expect(await ask(queries, `${lookup}{_id}`, '192.0.2.1')).toEqual({ _id: 'large' })
  await expect(ask(queries, `count(${lookup}.texts)`, '192.0.2.1')).rejects.toMatchObject({ status: 429 })
  await expect(ask(queries, lookup, '192.0.2.1')).rejects.toMatchObject({ status: 429 })
})

test('a query that would be slow to parse is parsed in the thread', async () => {
  const queries = open(makeStore(makeDocuments(posts(3))), { budget: { ...budgetLimits, fullMs: 0 } })
  const long = `*[_id in [${Array.from({ length: 500 }, (_, place) => `"d${place}"`).join(',')}]]`
  await expect(ask(queries, long, '192.0.2.1')).rejects.toMatchObject({ status: 429 })
  expect(await ask(queries, `count(${long})`)).toBe(3)
  const patient = open(makeStore(makeDocuments(posts(3))))
  expect(await ask(patient, `count(${long})`, '192.0.2.1')).toBe(3)
  const misspelled = ask(patient, `${long}[`, '192.0.2.1')
  await expect(misspelled).rejects.toMatchObject({
    status: 400,
    body: { error: { type: 'queryParseError' } },
  })
})

test('the thread answers from the documents that are current when it is asked', async () => {
  const projection = createProjection()
  const change = (number: number, id: string, after: ContentDocument | null) =>
    projection.apply(number, [{ id, after }])
  projection.apply(
    1,
    posts(3).map((after) => ({ id: after._id, after })),
  )
  const queries = open(makeStore(projection.documents))
  expect(await ask(queries, ranks, '192.0.2.1')).toEqual([1, 2])
  change(2, 'd1', makeDocument({ _id: 'd1', _type: 'post', rank: 7 }))
  expect(await ask(queries, ranks, '192.0.2.1')).toEqual([7, 2])
  change(3, 'd2', null)
  change(4, 'd9', makeDocument({ _id: 'd9', _type: 'post', rank: 9 }))
  expect(await ask(queries, ranks, '192.0.2.1')).toEqual([7, 9])
})

test('drafts are in the thread, but callers without a token do not see them there', async () => {
  const drafts = [1, 2].map((rank) =>
    makeDocument({ _id: `drafts.d${rank}`, _type: 'post', rank: rank + 10 }),
  )
  const queries = open(makeStore(makeDocuments([...posts(3), ...drafts])), {
    limits: (role) => ({ ...getWorkLimits(role), steps: 0 }),
  })
  const request = { dataset: 'test', query: ranks, perspective: 'drafts' }
  const withToken = await queries.answer({ ...request, identity: reader })
  expect(withToken.result).toEqual([11, 12])
  const without = await queries.answer({ ...request, identity: anonymous, network: '192.0.2.1' })
  expect(without.result).toEqual([1, 2])
})

test('a network that has used up its time gets 429 until enough time has passed', async () => {
  const clock = { ms: 0 }
  const queries = open(makeStore(makeDocuments(posts(3))), {
    budget: { ...budgetLimits, fullMs: 0.001 },
    now: () => clock.ms,
  })
  expect(await ask(queries, '*[rank > 1].rank', '192.0.2.1')).toEqual([2])
  await expect(ask(queries, '*[rank > 0].rank', '192.0.2.1')).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: expect.any(Number),
  })
  // What is cached costs nothing, whatever its spaces and comments.
  expect(await ask(queries, '*[ rank>1 ].rank // again', '192.0.2.1')).toEqual([2])
  expect(await ask(queries, '*[_type == "post"][0].rank', '192.0.2.1')).toBe(0)
  expect(await ask(queries, '*[rank > 0].rank', '192.0.2.2')).toEqual([1, 2])
  expect(await ask(queries, '*[rank > 0].rank')).toEqual([1, 2])
  clock.ms += 3_600_000
  expect(await ask(queries, '*[rank >= 0].rank', '192.0.2.1')).toEqual([0, 1, 2])
})

test('equal queries that arrive together are evaluated once', async () => {
  const queries = open(makeStore(makeDocuments(posts(3))))
  const asked = Array.from({ length: 100 }, (_, place) =>
    ask(queries, `${ranks}${' '.repeat(place)}`, '192.0.2.1'),
  )
  // The queue has space for far fewer queries of one network.
  expect(await Promise.all(asked)).toEqual(Array(100).fill([1, 2]))
})

test('after a query that had to be ended with its thread the next one is answered', async () => {
  const queries = open(makeStore(makeDocuments(posts(3))), {
    limits: (role) => ({ ...getWorkLimits(role), threadMs: 100 }),
  })
  const copies = '{"a": coalesce(@, 1), "b": coalesce(@, 2)}'.repeat(40)
  const endless = `*[count([@]${copies}[references("z")]) > 0]`
  await expect(ask(queries, endless, '192.0.2.1')).rejects.toMatchObject({ status: 400 })
  expect(await ask(queries, ranks, '192.0.2.1')).toEqual([1, 2])
})

test.each([
  ['documents', { ...threadLimits, documents: 2 }],
  ['characters', { ...threadLimits, characters: 100 }],
])('a dataset with too many %s for the thread is answered in parts', async (_, thread) => {
  const queries = open(makeStore(makeDocuments(posts(3))), { thread })
  expect(await ask(queries, ranks, '192.0.2.1')).toEqual([1, 2])
  expect(await ask(queries, 'count(*[rank > 1])', '192.0.2.1')).toBe(1)
  const nested = ask(queries, '{"n": count(*), "m": count(*[rank > 0])}', '192.0.2.1')
  await expect(nested).rejects.toMatchObject({ status: 400 })
})

test('the thread has no space for two datasets at once, so it forgets the one it needs less', async () => {
  const [first, second] = [makeDocuments(posts(2)), makeDocuments(posts(3))]
  const store = { documents: (name: string) => (name === 'first' ? first : second) }
  const queries = open(store, { thread: { ...threadLimits, documents: 4 } })
  const count = (dataset: string, query: string) =>
    queries.answer({ dataset, query, identity: anonymous, network: '192.0.2.1' })
  expect((await count('first', 'count(*)')).result).toBe(2)
  expect((await count('second', 'count(*)')).result).toBe(3)
  expect((await count('first', 'count(*[rank > 0])')).result).toBe(1)
})
