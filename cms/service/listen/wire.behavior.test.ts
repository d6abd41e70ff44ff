import { expect, test } from 'vitest'
import { dataset } from '#content/store/store.fixture.ts'
import { allowedOrigin, commit, listenPath, listenServer, rawStream, tokens } from './listen.fixture.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('a stream sends its own headers and those set by hooks, and comments while nothing happens', async () => {
  await using server = await listenServer({ keepAliveMs: 20 })
  const stream = await rawStream(server.url + listenPath('*'), { origin: allowedOrigin })
  await stream.until(1)
  expect(stream.response.statusCode).toBe(200)
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'access-control-allow-origin': allowedOrigin,
  })
  while (!stream.raw.text.includes('\n:\n\n'))
    await new Promise((resolve) => stream.response.once('data', resolve))
  await commit(server.store, 'one', { a: {} })
  const [welcome, mutation] = await stream.until(2)

  expect(stream.raw.text).toMatch(/^retry: \d+\nid: @0\nevent: welcome\ndata: \{"listenerName":"[^"]+"\}\n\n/)
  expect(welcome?.id).toBe('@0')
  expect(mutation).toMatchObject({ id: 'one#a', event: 'mutation', data: { eventId: 'one#a' } })
  stream.kill()
})

test('an invalid listener request is rejected in the format of the service before a stream begins', async () => {
  await using server = await listenServer()
  await server.store.createDataset('hidden', 'private')
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, { headers })
    return { status: answer.status, body: await answer.json() }
  }
  const plain = (statusCode: number, message: unknown = expect.any(String)) => ({
    status: statusCode,
    body: { statusCode, error: expect.any(String), message },
  })

  expect(await ask(listenPath('*[_type == '))).toStrictEqual({
    status: 400,
    body: {
      error: {
        type: 'queryParseError',
        description: expect.any(String),
        query: '*[_type == ',
        start: expect.any(Number),
        end: expect.any(Number),
      },
    },
  })
  expect(await ask(listenPath('1 + 1'))).toMatchObject({
    status: 400,
    body: { error: { type: 'queryParseError' } },
  })
  expect(await ask(`/v1/data/listen/${dataset}`)).toStrictEqual(plain(400, expect.stringContaining('query')))
  expect(await ask(listenPath('*', '&includeResult=perhaps'))).toStrictEqual(
    plain(400, expect.stringContaining('includeResult')),
  )
  expect(await ask(listenPath('*', '&effectFormat=diff'))).toStrictEqual(plain(400))
  expect(await ask(listenPath('*', '&$a={'))).toStrictEqual(plain(400, expect.stringContaining('$a')))
  expect(await ask(listenPath(`*[_id == "${'x'.repeat(14_800)}"]`))).toStrictEqual(plain(414))
  expect(await ask('/v1/data/listen/nothing?query=*')).toStrictEqual(
    plain(404, expect.stringContaining('"nothing"')),
  )
  expect(await ask('/v1/data/listen/hidden?query=*')).toStrictEqual(plain(401))
  expect(await ask(listenPath('*'), bearer('wrong'))).toMatchObject({ status: 401 })
  expect(await ask(listenPath('*'), { origin: 'https://elsewhere.example' })).toStrictEqual(plain(403))
  expect(await ask('/v1/data/live/events/hidden')).toMatchObject({ status: 401 })
  expect(await ask(`/v1/data/live/events/${dataset}`)).toStrictEqual(
    plain(400, expect.stringContaining('2021-03-25')),
  )
  expect(await ask(`/v2021-03-25/data/live/events/${dataset}?includeDrafts=true`)).toStrictEqual(plain(401))
  expect(await ask(`/vX/data/live/events/${dataset}`, { accept: 'application/json' })).toStrictEqual(
    plain(406),
  )
  expect(await ask(`/vX/data/live/events/${dataset}?waitFor=godot`)).toStrictEqual(plain(400))
})

test('a private dataset requires a token, and streams without one end when it becomes private', async () => {
  await using server = await listenServer({ keepAliveMs: 20 })
  const visitor = await rawStream(server.url + listenPath('*'))
  const reader = await rawStream(server.url + listenPath('*'), bearer(tokens.read))
  await Promise.all([visitor.until(1), reader.until(1)])
  await server.store.changeDataset(dataset, 'private')
  await visitor.closed
  await commit(server.store, 'one', { a: {} })

  expect((await reader.until(2))[1]?.id).toBe('one#a')
  expect(visitor.events).toHaveLength(1)
  reader.kill()
})

test('streams of a deleted dataset are notified and ended, and streams of a new one with its name receive only its events', async () => {
  await using server = await listenServer()
  const stream = await rawStream(server.url + listenPath('*'))
  await stream.until(1)
  await server.store.deleteDataset(dataset)
  await stream.closed
  expect(stream.events[1]).toMatchObject({ event: 'disconnect', data: { reason: expect.any(String) } })

  await server.store.createDataset(dataset, 'public')
  const next = await rawStream(server.url + listenPath('*'))
  await next.until(1)
  await commit(server.store, 'one', { a: {} })
  expect((await next.until(2))[1]?.id).toBe('one#a')
  next.kill()
})

test('when all documents are replaced, streams are told to start over and ended', async () => {
  await using server = await listenServer()
  await commit(server.store, 'one', { a: {} })
  const listener = await rawStream(server.url + listenPath('*'))
  const live = await rawStream(`${server.url}/vX/data/live/events/${dataset}`)
  await Promise.all([listener.until(1), live.until(1)])
  // Announce what a restore of the whole database announces.
  const { database } = server.fresh
  await database.write((tx) => database.changed(tx, 'content_document'))
  await Promise.all([listener.closed, live.closed])

  expect(listener.events[1]).toStrictEqual({ id: '@1', event: 'reset', data: {} })
  expect(live.events[1]).toStrictEqual({ id: '@1', event: 'restart', data: {} })
})

test('closing the server ends every stream at once', async () => {
  const server = await listenServer()
  const listener = await rawStream(server.url + listenPath('*'))
  const live = await rawStream(`${server.url}/vX/data/live/events/${dataset}`)
  await Promise.all([listener.until(1), live.until(1)])
  await server[Symbol.asyncDispose]()
  await Promise.all([listener.closed, live.closed])

  expect(listener.events.map(({ event }) => event)).toStrictEqual(['welcome'])
  expect(live.events.map(({ event }) => event)).toStrictEqual(['welcome', 'goaway'])
  expect(live.events[1]?.data).toStrictEqual({ reason: expect.any(String) })
})

test('the numbers of streams and filters are limited, and an ended stream releases its place', async () => {
  await using server = await listenServer({ streams: 10, streamsPerNetwork: 2, filters: 2 })
  const open = async (address: string, query = '*', token?: string) => {
    const stream = await rawStream(server.url + listenPath(query), {
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    })
    const { statusCode, headers } = stream.response
    return { ...stream, answer: [statusCode, headers['retry-after']] }
  }
  const first = await open('2001:db8:1::1')
  // Another address of the same network.
  await open('2001:db8:1:2::1')
  expect(first.answer).toStrictEqual([200, undefined])
  expect((await open('2001:db8:1:3::1')).answer).toStrictEqual([429, '1'])
  expect((await open('2001:db8:2::1', '*[a]')).answer).toStrictEqual([503, '1'])
  const isOpen = async (network: number) => (await open(`2001:db8:${network}::1`)).answer[0] === 200
  let others = 0
  for (let network = 2; network < 20; network++) if (await isOpen(network)) others += 1
  // A tenth of the ten places is left for callers with a token, wherever they are.
  expect(others).toBe(7)
  expect((await open('2001:db8:1::1', '*', tokens.read)).answer).toStrictEqual([200, undefined])
  expect((await open('2001:db8:99::1', '*', tokens.read)).answer).toStrictEqual([503, '1'])
  first.kill()
  for (let status: number | string | undefined = 0; status !== 200; )
    [status] = (await open('2001:db8:99::1')).answer
  expect((await open('2001:db8:98::1')).answer).toStrictEqual([503, '1'])
})

test('a live stream above the limit is told to go away', async () => {
  await using server = await listenServer({ streams: 2 })
  const path = `${server.url}/vX/data/live/events/${dataset}`
  const first = await rawStream(path)
  const second = await rawStream(path)
  await second.closed

  expect(second.events).toMatchObject([{ event: 'goaway', data: { reason: expect.any(String) } }])
  first.kill()
})
