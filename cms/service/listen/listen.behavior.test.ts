import { expect, test } from 'vitest'
import { collect, commit, listenServer, tokens } from './listen.fixture.ts'

const everything: { events: ('welcome' | 'mutation')[] } = { events: ['welcome', 'mutation'] }

test('the official client receives creation, change, and deletion, with consecutive revisions', async () => {
  await using server = await listenServer()
  const client = server.client({ token: tokens.read })
  using listener = collect(client.listen('*[_type == "article"]', {}, everything))
  await listener.until(1)
  await commit(server.store, 'one', { a: { title: 'A' } })
  await commit(server.store, 'two', { a: { title: 'B' } })
  const { at } = await commit(server.store, 'three', { a: null })
  const events = await listener.until(4)

  expect(events[0]).toStrictEqual({ type: 'welcome', listenerName: expect.stringMatching(/^[\w-]{20,}$/) })
  expect(events[1]).toMatchObject({
    type: 'mutation',
    eventId: 'one#a',
    documentId: 'a',
    transactionId: 'one',
    transition: 'appear',
    identity: 'token-write',
    resultRev: 'one',
    result: { _id: 'a', _rev: 'one', title: 'A' },
    mutations: [{ createOrReplace: { _id: 'a', title: 'A' } }],
    visibility: 'transaction',
  })
  expect(events[1]).not.toHaveProperty('previousRev')
  expect(events[2]).toMatchObject({
    transition: 'update',
    previousRev: 'one',
    resultRev: 'two',
    result: { title: 'B' },
  })
  expect(events[3]).toStrictEqual({
    type: 'mutation',
    eventId: 'three#a',
    documentId: 'a',
    transactionId: 'three',
    transition: 'disappear',
    identity: 'token-write',
    previousRev: 'two',
    resultRev: 'three',
    mutations: [{ delete: { id: 'a' } }],
    timestamp: at,
    visibility: 'transaction',
    transactionTotalEvents: 1,
    transactionCurrentEvent: 0,
  })
})

test('a listener receives what it requests and nothing else', async () => {
  await using server = await listenServer()
  const client = server.client({ token: tokens.read })
  using full = collect(
    client.listen(
      '*',
      {},
      {
        ...everything,
        includePreviousRevision: true,
        effectFormat: 'mendoza',
        visibility: 'query',
      },
    ),
  )
  using bare = collect(
    client.listen('*', {}, { ...everything, includeResult: false, includeMutations: false }),
  )
  await Promise.all([full.until(1), bare.until(1)])
  await commit(server.store, 'one', { a: { title: 'A' } })
  await commit(server.store, 'two', { a: { title: 'B' } })
  const [, appeared, updated] = await full.until(3)
  const [, short] = await bare.until(3)

  expect(appeared).toMatchObject({ previous: null, effects: { revert: [0, null] }, visibility: 'query' })
  expect(updated).toMatchObject({
    previous: { _rev: 'one', title: 'A' },
    effects: { apply: [0, { _rev: 'two', title: 'B' }], revert: [0, { _rev: 'one', title: 'A' }] },
  })
  expect(
    Object.keys(short ?? {}).filter((name) => /^(result|previous|mutations|effects)$/.test(name)),
  ).toEqual([])
})

test('the filter alone decides which documents appear and disappear, and events are counted among those that pass', async () => {
  await using server = await listenServer()
  const client = server.client({ token: tokens.read })
  const query = '*[_type == "article"][state == $state] | order(title desc) {title}[0...2]'
  using listener = collect(client.listen(query, { state: 'öffentlich "1"' }, everything))
  await listener.until(1)
  const shown = { state: 'öffentlich "1"' }
  await commit(server.store, 'one', { a: { state: 'x' }, b: shown, c: shown, d: { ...shown, _type: 'page' } })
  await commit(server.store, 'two', { a: shown, b: { state: 'x' }, c: { ...shown, more: 1 } })
  const events = await listener.until(6)

  expect(events.slice(1)).toMatchObject([
    { documentId: 'b', transition: 'appear', transactionTotalEvents: 2, transactionCurrentEvent: 0 },
    { documentId: 'c', transition: 'appear', transactionTotalEvents: 2, transactionCurrentEvent: 1 },
    { documentId: 'a', transition: 'appear', transactionTotalEvents: 3, transactionCurrentEvent: 0 },
    { documentId: 'b', transition: 'disappear', result: { state: 'x' }, transactionCurrentEvent: 1 },
    { documentId: 'c', transition: 'update', transactionCurrentEvent: 2 },
  ])
})

test('only those who may see drafts and versions receive them, even in the mutations of other documents', async () => {
  await using server = await listenServer()
  const { read: token } = tokens
  const listeners = {
    visitor: server.client().listen('*', {}, everything),
    curiousVisitor: server.client().listen('*', {}, { ...everything, includeAllVersions: true }),
    old: server.client({ token }).listen('*', {}, everything),
    recent: server.client({ token, apiVersion: '2025-02-19' }).listen('*', {}, everything),
    all: server
      .client({ token, apiVersion: '2025-02-19' })
      .listen('*', {}, { ...everything, includeAllVersions: true }),
  }
  const ids = ['a', 'drafts.a', 'versions.r1.a', '_.releases.r1']
  const seen = await Promise.all(
    Object.values(listeners).map(async (source) => {
      const listener = collect(source)
      await listener.until(1)
      return listener
    }),
  )
  const secret = Object.fromEntries(ids.map((id) => [id, { title: id === 'a' ? 'shown' : 'secret' }]))
  await commit(server.store, 'one', secret)
  await commit(server.store, 'last', { a: null })
  const idsSeen = await Promise.all(
    seen.map(async (listener) => {
      for (let count = 2; ; count += 1) {
        const events = await listener.until(count)
        const event = events[count - 1]
        if (event?.type === 'mutation' && event.transactionId === 'last') break
      }
      return listener.events
        .flatMap((event) => (event.type === 'mutation' ? [event.documentId] : []))
        .slice(0, -1)
    }),
  )

  expect(
    Object.fromEntries(Object.keys(listeners).map((name, index) => [name, idsSeen[index]])),
  ).toStrictEqual({
    visitor: ['a'],
    curiousVisitor: ['a'],
    old: ['a', 'drafts.a', '_.releases.r1'],
    recent: ['a', '_.releases.r1'],
    all: ids,
  })
  expect(JSON.stringify(seen[0]?.events)).not.toContain('secret')
  for (const listener of seen) listener[Symbol.dispose]()
})

test('a client created for a resource listens at the other address', async () => {
  await using server = await listenServer()
  const client = server.client({
    apiVersion: '2025-02-19',
    resource: { type: 'dataset', id: 'bursar.production' },
  })
  using listener = collect(client.listen('*', {}, everything))
  using live = collect(client.live.events())
  await Promise.all([listener.until(1), live.until(1)])
  await commit(server.store, 'one', { a: {} })

  expect((await listener.until(2))[1]).toMatchObject({ eventId: 'one#a' })
  expect((await live.until(2))[1]).toMatchObject({ type: 'message', tags: ['s1:a'] })
})
