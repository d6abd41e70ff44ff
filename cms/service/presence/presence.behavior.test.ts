import { get } from 'node:http'
import {
  type BifurClient,
  fromSanityClient,
  type RequestMethod,
  type RequestParams,
} from '@sanity/bifur-client'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer, tokens } from '#content/http/client.fixture.ts'
import { collect } from '#content/listen/listen.fixture.ts'
import { openSocket, refusedSocket } from './presence.fixture.ts'

let server: ContentServer

beforeAll(async () => {
  server = await contentServer()
  await server.writer().request({ method: 'PUT', url: '/datasets/drafts-only', body: { aclMode: 'private' } })
})

afterAll(async () => server[Symbol.asyncDispose]())

const place = (dataset = 'production') => `${server.url}/v2022-06-30/socket/${dataset}?tag=sanity.studio`
const withToken = (token = tokens.read) => ({ headers: { authorization: `Bearer ${token}` } })
const bearer = { authorization: `Bearer ${tokens.write}` }
/** Creates the presence client in the way the official editor does. */
const editor = (client: SanityClient) =>
  fromSanityClient({
    getUrl: (path) => client.getUrl(path),
    config: () => ({ ...client.config(), dataset: 'production' }),
  })
const asked = (client: BifurClient, method: RequestMethod, params: RequestParams) =>
  collect(client.request(method, params)).until(1)

const locations = [
  { type: 'document', documentId: 'a', path: ['title'], lastActiveAt: '2026-01-01T00:00:00Z' },
]

test('official clients tell one another where they are, and receive nothing about themselves', async () => {
  const one = editor(server.writer())
  const other = editor(server.reader())
  using ofOne = collect<unknown>(one.listen('presence'))
  using ofOther = collect<unknown>(other.listen('presence'))
  // A socket answers in order: once this answer arrives, the earlier subscription is active too.
  for (const client of [other, one]) await asked(client, 'presence_rollcall', { session: 'none' })

  await asked(one, 'presence_announce', { data: { sessionId: 'first', locations } })
  await asked(other, 'presence_rollcall', { session: 'second' })
  await asked(one, 'presence_disconnect', { session: 'first' })

  expect(await ofOther.until(3)).toEqual([
    { type: 'rollCall', i: 'token-write', session: 'none' },
    { type: 'state', i: 'token-write', m: { sessionId: 'first', locations } },
    { type: 'disconnect', i: 'token-write', m: { session: 'first' } },
  ])
  expect(ofOne.events.at(-1)).toEqual({ type: 'rollCall', i: 'token-read', session: 'second' })
  expect([...ofOne.errors, ...ofOther.errors]).toEqual([])
})

test('subscribers receive the events of their own dataset until they unsubscribe', async () => {
  const [speaker, subscriber, stranger] = await Promise.all([
    openSocket(place(), withToken()),
    openSocket(place(), withToken()),
    openSocket(place('drafts-only'), withToken()),
  ])
  const subscription = await subscriber.call('presence_subscribe')
  await stranger.call('presence_subscribe')
  expect(await speaker.call('presence_rollcall', { session: 'me' })).toBe('ok')
  await subscriber.until(() => subscriber.events()[0])
  expect(subscriber.events()).toEqual([
    { subscription, result: { type: 'rollCall', i: 'token-read', session: 'me' } },
  ])
  expect(await subscriber.call('presence_unsubscribe', { subscriptionId: subscription ?? null })).toBe(true)
  await speaker.call('presence_rollcall', { session: 'me' })
  await subscriber.call('presence_rollcall', { session: 'other' })
  expect(subscriber.events()).toHaveLength(1)
  expect(stranger.events()).toEqual([])
})

test('the others are told when an editor loses its connection', async () => {
  const subscriber = await openSocket(place(), withToken())
  await subscriber.call('presence_subscribe')
  const lost = await openSocket(place(), withToken(tokens.write))
  await lost.call('presence_announce', { data: { sessionId: 'lost', locations } })
  lost.socket.terminate()
  expect(await subscriber.until(() => subscriber.events()[1])).toMatchObject({
    result: { type: 'disconnect', i: 'token-write', m: { session: 'lost' } },
  })
})

test('only those who may read drafts take part; the token comes as a header or as a message', async () => {
  const visitor = await openSocket(place())
  expect(await visitor.call('presence_subscribe')).toMatchObject({ code: 4001 })
  expect(await visitor.closed).toEqual({ code: 4001, reason: 'unauthorized' })

  const forger = await openSocket(place())
  expect(await forger.call('authorization', { authorization: 'Bearer wrong' })).toMatchObject({ code: 4001 })
  expect(await forger.closed).toMatchObject({ code: 4001 })
  expect(await refusedSocket(place(), withToken('wrong'))).toBe(401)

  const editor = await openSocket(place('drafts-only'))
  expect(await editor.call('authorization', bearer)).toBe(true)
  expect(await editor.call('presence_rollcall', { session: 'editor' })).toBe('ok')
})

test('pages of other sites, unknown datasets, and plain requests are rejected before a socket opens', async () => {
  expect(await refusedSocket(place(), { ...withToken(), origin: 'https://evil.example' })).toBe(403)
  const studio = await openSocket(place(), { ...withToken(), origin: 'https://studio.example' })
  expect(await studio.call('presence_rollcall', { session: 'studio' })).toBe('ok')
  expect(await refusedSocket(place('nowhere'), withToken())).toBe(404)
  expect(await refusedSocket(place().replace('2022-06-30', '22'), withToken())).toBe(400)
  const plain = await server.ask('/v2022-06-30/socket/production')
  expect(plain.status).toBe(426)
  expect(await plain.json()).toMatchObject({ statusCode: 426, error: 'Upgrade Required' })
})

test('invalid messages get the answers that JSON-RPC requires', async () => {
  const getErrorCode = async (text: string) => {
    const each = await openSocket(place(), withToken())
    each.socket.send(text)
    const answer = await each.firstAnswer()
    each.socket.close()
    return answer
  }
  expect(await getErrorCode('{')).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32700 } })
  expect(await getErrorCode('[]')).toMatchObject({ id: null, error: { code: -32600 } })
  expect(await getErrorCode('{"jsonrpc":"2.0","id":7}')).toMatchObject({ id: 7, error: { code: -32600 } })
  const socket = await openSocket(place(), withToken())
  expect(await socket.call('constructor')).toMatchObject({ code: -32601 })
  expect(await socket.call('presence_announce', { data: { locations } })).toMatchObject({ code: -32602 })
  expect(await socket.call('presence_unsubscribe', { subscriptionId: 'x' })).toMatchObject({ code: -32602 })
  expect(await socket.call('presence_rollcall', { session: 'still here' })).toBe('ok')
})

test('an Upgrade header is ignored at other addresses', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' }
    get(`${server.url}/healthz`, { headers }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject,
    )
  })
  expect(status).toBe(200)
})
