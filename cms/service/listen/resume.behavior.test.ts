import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { dataset } from '#content/store/store.fixture.ts'
import { collect, commit, listenPath, listenServer, rawStream, tokens } from './listen.fixture.ts'

const resumable = listenPath('*[_type == "article"]', '&enableResume=true')

test('a listener that reconnects receives each event it missed once and in order', async () => {
  await using server = await listenServer({ retryMs: 20 })
  const client = server.client({ token: tokens.read })
  using listener = collect(
    client.listen(
      '*[_type == "article"]',
      {},
      {
        events: ['welcome', 'welcomeback', 'reset', 'reconnect', 'mutation'],
        enableResume: true,
      },
    ),
  )
  await listener.until(1)
  const ids: string[] = []
  const change = async () => {
    ids.push(`t${ids.length}`)
    await commit(server.store, ids.at(-1) ?? '', { a: { count: ids.length }, b: { count: ids.length } })
  }
  for (let round = 0; round < 3; round += 1) {
    await change()
    server.app.server.closeAllConnections()
    for (let missed = 0; missed < 30; missed += 1) await change()
    const known = listener.events.length
    // Wait for the reconnect, the welcome back, and any remaining events.
    await listener.until(known + 2)
  }
  await change()
  const mutationsUntil = async (count: number) => {
    const mutations = () =>
      listener.events.flatMap((event) => (event.type === 'mutation' ? [event.eventId] : []))
    for (let more = listener.events.length; mutations().length < count; more += 1) await listener.until(more)
    return mutations()
  }

  expect(await mutationsUntil(ids.length * 2)).toStrictEqual(ids.flatMap((id) => [`${id}#a`, `${id}#b`]))
  expect(listener.events.map(({ type }) => type).filter((type) => type !== 'mutation')).toStrictEqual([
    'welcome',
    ...Array.from({ length: 3 }, () => ['reconnect', 'welcomeback']).flat(),
  ])
})

test('whenever a listener joins, it receives everything after its welcome, once and in order', async () => {
  await using server = await listenServer({ bufferedBytes: 2_000 })
  const count = 60
  const streams: Promise<Awaited<ReturnType<typeof rawStream>>>[] = []
  const committing = (async () => {
    for (let index = 1; index <= count; index += 1) {
      await commit(server.store, `t${index}`, { a: { index, text: 'x'.repeat(index * 10) } })
      if (index % 3 === 0) streams.push(rawStream(server.url + listenPath('*', '&includeResult=true')))
      // Some commits happen at the same moment.
      if (index % 4 === 0) await setImmediate()
    }
  })()
  await committing
  await commit(server.store, 'end', { a: { index: count + 1 } })
  for (const each of await Promise.all(streams)) {
    const [welcome] = await each.until(1)
    const from = Number(welcome?.id?.slice(1))
    const events = await each.until(count + 2 - from)
    expect(events.slice(1).map(({ data: { result } }) => result)).toMatchObject(
      Array.from({ length: count + 1 - from }, (_, index) => ({ index: from + 1 + index })),
    )
    each.kill()
  }
})

test('a listener resumes right after the last event it knows, even in the middle of a transaction', async () => {
  await using server = await listenServer()
  await commit(server.store, 'one', { a: {}, b: {}, c: {} })
  await commit(server.store, 'two', { a: null })
  const resume = async (lastEventId: string, path = resumable) => {
    const stream = await rawStream(server.url + path, { 'last-event-id': lastEventId })
    await commit(server.store, `after ${Math.random()}`, { z: {} })
    for (let count = 1; stream.events.at(-1)?.data.documentId !== 'z'; count += 1) await stream.until(count)
    stream.kill()
    return stream.events.map(({ event, id }) => (event === 'mutation' ? id?.replace(/^after.*#/, '') : event))
  }

  expect((await resume('one#b')).slice(0, 3)).toStrictEqual(['welcomeback', 'one#c', 'two#a'])
  expect((await resume('two#a')).slice(0, 2)).toStrictEqual(['welcomeback', 'z'])
  expect((await resume('@1')).slice(0, 2)).toStrictEqual(['welcomeback', 'two#a'])
  const { number } = server.store.documents(dataset) ?? { number: 0 }
  expect(await resume(`@${number}`)).toStrictEqual(['welcomeback', 'z'])
  expect(await resume('one#b', listenPath('*[_type == "article"]'))).toStrictEqual(['welcome', 'z'])
  expect(await resume('', `${resumable}&lastEventId=${encodeURIComponent('two#a')}`)).toContain('welcomeback')
})

test('an id with non-ASCII letters is understood', async () => {
  await using server = await listenServer()
  await commit(server.store, 'Zoë 🎓', { a: {}, b: {} })
  const stream = await rawStream(server.url + resumable, {
    'last-event-id': Buffer.from('Zoë 🎓#a').toString('latin1'),
  })
  expect((await stream.until(2)).map(({ event, id }) => id ?? event)).toStrictEqual([
    'welcomeback',
    'Zoë 🎓#b',
  ])
  stream.kill()
})

test('a listener that cannot resume is told to start over', async () => {
  await using server = await listenServer({ resumeTransactions: 3, catchUpMs: 20 })
  for (const id of ['one', 'two', 'three', 'four']) await commit(server.store, id, { a: { id } })
  for (const [lastEventId, first] of [
    ['@1', 'welcomeback'],
    ['@0', 'reset'],
    ['@5', 'reset'],
    ['@99999999999999999999', 'reset'],
    ['never#a', 'reset'],
    ['nonsense', 'reset'],
  ] as const) {
    const stream = await rawStream(server.url + resumable, { 'last-event-id': lastEventId })
    expect([lastEventId, (await stream.until(1))[0]?.event]).toStrictEqual([lastEventId, first])
    if (first === 'reset') expect(stream.events[0]?.id).toBe('@4')
    stream.kill()
  }
  const odd = await rawStream(`${server.url + resumable}&lastEventId=%00%23a`)
  expect((await odd.until(1))[0]?.event).toBe('reset')
  odd.kill()
})
