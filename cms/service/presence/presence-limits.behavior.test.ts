import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { ContentError } from '#content/errors.ts'
import { anonymous, type Identity, reader } from '#content/http/identity.ts'
import { dataset, freshStore } from '#content/store/store.fixture.ts'
import type { PresenceLimits } from './limits.ts'
import { openSocket } from './presence.fixture.ts'
import { presenceHttp } from './presence-http.ts'

test('a socket that sends too much or sends binary data is closed with a code that says so', async () => {
  await using server = await presenceServer({
    messageBytes: 500,
    burst: 2,
    messagesPerSecond: 1 / 3600,
    perSocket: 1,
  })
  const large = await openSocket(server.url)
  large.socket.send('x'.repeat(501))
  expect(await large.closed).toMatchObject({ code: 1009 })

  const binary = await openSocket(server.url)
  binary.socket.send(Buffer.from('{}'))
  expect(await binary.closed).toMatchObject({ code: 4000 })

  const greedy = await openSocket(server.url)
  await greedy.call('presence_subscribe')
  expect(await greedy.call('presence_subscribe')).toMatchObject({ code: 4000 })
  greedy.socket.send('{}')
  expect(await greedy.closed).toMatchObject({ code: 1008 })
})

test('no more sockets stay open than allowed, and closing one makes room for another', async () => {
  await using server = await presenceServer({ socketsPerNetwork: 1 })
  const first = await openSocket(server.url)
  const second = await openSocket(server.url)
  expect(await second.closed).toMatchObject({ code: 1013 })
  first.socket.close()
  await first.closed
  const third = await openSocket(server.url)
  expect(await third.call('presence_rollcall', { session: 'third' })).toBe('ok')
})

test('sockets without a token have few places of their own, and leave them with a token', async () => {
  const identify = (authorization?: string) => (authorization ? reader : anonymous)
  const limits = { strangers: 4, strangersPerNetwork: 1, socketsPerNetwork: 2 }
  await using server = await presenceServer(limits, anonymous, identify)
  const authorize = (socket: Awaited<ReturnType<typeof openSocket>>) =>
    socket.call('authorization', { authorization: 'Bearer token' })
  const first = await openSocket(server.url)
  expect(await (await openSocket(server.url)).closed).toMatchObject({ code: 1013 })
  expect(await authorize(first)).toBe(true)
  const second = await openSocket(server.url)
  expect(await authorize(second)).toBe(true)
  expect(await second.call('presence_rollcall', { session: 'second' })).toBe('ok')
  const third = await openSocket(server.url)
  third.socket.send(
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'authorization',
      params: { authorization: 'Bearer token' },
    }),
  )
  expect(await third.closed).toMatchObject({ code: 1013 })
  first.socket.close()
  await first.closed
  const fourth = await openSocket(server.url)
  expect(await authorize(fourth)).toBe(true)
})

test('a socket without a token in time is closed', async () => {
  await using server = await presenceServer({ authorizeMs: 20 }, anonymous)
  expect(await (await openSocket(server.url)).closed).toEqual({ code: 4001, reason: 'unauthorized' })
})

test('heartbeats are sent, and a socket that answers none is disconnected', async () => {
  await using server = await presenceServer({ heartbeatMs: 30 })
  const silent = await openSocket(server.url, { autoPong: false })
  expect(await silent.closed).toMatchObject({ code: 1006 })
  expect(silent.hearts.count).toBeGreaterThan(0)
  // Long enough for a busy machine to answer in time.
  await using patient = await presenceServer({ heartbeatMs: 500 })
  const alive = await openSocket(patient.url)
  await alive.until(() => (alive.hearts.count >= 3 ? true : undefined))
})

test('a stopping server closes its sockets and does not wait for one that never answers', async () => {
  const server = await presenceServer({ leaveMs: 50 })
  const polite = await openSocket(server.url)
  const deaf = connect(Number(new URL(server.url).port), '127.0.0.1')
  deaf.write(
    `GET ${new URL(server.url).pathname} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const told = text(deaf)
  await new Promise((resolve) => deaf.once('readable', resolve))
  await server[Symbol.asyncDispose]()
  expect(await polite.closed).toEqual({ code: 1001, reason: 'the server is stopping' })
  expect(await told).toContain('101 Switching Protocols')
})

test('a rejected socket does not keep its connection', async () => {
  await using server = await presenceServer({})
  const refused = connect(Number(new URL(server.url).port), '127.0.0.1')
  refused.write(
    'GET /socket/nowhere HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n',
  )
  expect(await text(refused)).toContain('404 Not Found')
})

/** Starts a server that serves only the socket and gives everyone the same identity. */
async function presenceServer(
  limits: Partial<PresenceLimits>,
  identity = reader,
  identify: (authorization?: string) => Identity = () => identity,
) {
  const made = await freshStore()
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) =>
    error instanceof ContentError
      ? reply.status(error.status).send(error.body)
      : reply.status(500).send(error),
  )
  app.decorateRequest('contentIdentity')
  app.addHook('onRequest', async (request) => {
    request.contentIdentity = identity
  })
  const { store } = made
  await app.register(presenceHttp, {
    store,
    database: made.fresh.database,
    projectId: 'bursar',
    identify,
    isAllowedOrigin: () => false,
    toNetwork: () => 'here',
    limits,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `${url}/socket/${dataset}`,
    async [Symbol.asyncDispose]() {
      await app.close()
      await made[Symbol.asyncDispose]()
    },
  }
}
