import { CorsOriginError } from '@sanity/client'
import { expect, test } from 'vitest'
import { dataset } from '#content/store/store.fixture.ts'
import { allowedOrigin, collect, commit, listenServer, rawStream, tokens } from './listen.fixture.ts'

const path = `/v2021-03-25/data/live/events/${dataset}`

test('the official client receives the tags of stale answers, including drafts only with a token', async () => {
  await using server = await listenServer()
  const apiVersion = '2025-02-19'
  using visitor = collect(server.client({ apiVersion }).live.events())
  using reader = collect(
    server
      .client({ apiVersion, token: tokens.read })
      .live.events({ includeDrafts: true, waitFor: 'function' }),
  )
  await Promise.all([visitor.until(1), reader.until(1)])
  await commit(server.store, 'one', { 'drafts.a': {} })
  await commit(server.store, 'two', { a: {}, 'drafts.a': null, b: {} })

  expect(await visitor.until(2)).toStrictEqual([
    { type: 'welcome', id: '@0' },
    { type: 'message', id: '@2', tags: ['s1:a', 's1:b'] },
  ])
  expect(await reader.until(3)).toStrictEqual([
    { type: 'welcome', id: '@0' },
    { type: 'message', id: '@1', tags: ['s1:drafts.a'] },
    { type: 'message', id: '@2', tags: ['s1:a', 's1:drafts.a', 's1:b'] },
  ])
})

test('a client that reconnects receives what it missed, or is told to restart', async () => {
  await using server = await listenServer()
  for (const id of ['a', 'b', 'c']) await commit(server.store, id, { [id]: {} })
  const back = await rawStream(server.url + path, { 'last-event-id': '@1' })
  expect((await back.until(3)).map(({ event, id, data }) => [event, id, data.tags])).toStrictEqual([
    ['welcome', undefined, undefined],
    ['message', '@2', ['s1:b']],
    ['message', '@3', ['s1:c']],
  ])
  const lost = await rawStream(server.url + path, { 'last-event-id': 'somewhere' })
  expect((await lost.until(2)).map(({ event, id }) => [event, id])).toStrictEqual([
    ['restart', '@3'],
    ['welcome', '@3'],
  ])
  for (const stream of [back, lost]) stream.kill()
})

test('the client throws its cross-origin error from an origin that is not allowed, and listens from one that is', async () => {
  await using server = await listenServer()
  const from = (origin: string) =>
    server.client({
      apiVersion: '2025-02-19',
      // Sends the origin of the page, as a browser does.
      resolveFetch: () => (url, init) => fetch(url, { ...init, headers: { ...init?.headers, origin } }),
    })
  using stranger = collect(from('https://elsewhere.example').live.events())
  using friend = collect(from(allowedOrigin).live.events())

  expect(await stranger.failure()).toBeInstanceOf(CorsOriginError)
  expect(await friend.until(1)).toMatchObject([{ type: 'welcome' }])
})
