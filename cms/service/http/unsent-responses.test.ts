import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { getBodyLength, streamBody } from './response-body.ts'
import { connectStalledClient } from './stalled-client.fixture.ts'
import { createUnsentResponses, type UnsentLimits } from './unsent-responses.ts'

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
const body = [Buffer.from('{"result":'), Buffer.alloc(100_000, 'x'), Buffer.from('}')]

/** Answers every request with the body, which its client takes only in part. */
function unreadAnswers(limits: Partial<UnsentLimits> = {}) {
  const unsent = createUnsentResponses({ overall: 500_000, perNetwork: 250_000, stallMs: 60_000, ...limits })
  const server = createServer()
  return {
    unsent,
    async answer(network: string | undefined, takes?: number) {
      const asked = once(server, 'request')
      const client = connectStalledClient(server, request, takes === undefined ? {} : { takes })
      const [, response]: [unknown, ServerResponse] = (await asked) as never
      unsent.hold(response, network, getBodyLength(body))
      streamBody(body).pipe(response)
      return client
    },
  }
}

test('bytes that a network leaves unread are counted until its connections end', async () => {
  const { unsent, answer } = unreadAnswers()
  const clients = [await answer('a'), await answer('a')]
  expect(unsent.bytes()).toBe(2 * getBodyLength(body))
  await expect(answer('a')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 })
  await answer('b')
  for (const client of clients) client.leave()
  await Promise.all(clients.map(({ closed }) => closed))
  expect(unsent.bytes()).toBe(getBodyLength(body))
  await answer('a')
})

test('all networks together leave no more unread than the process can hold', async () => {
  const { unsent, answer } = unreadAnswers()
  const statuses = []
  for (let network = 0; network < 20; network++)
    statuses.push(
      await answer(String(network)).then(
        () => 200,
        (error) => error.status,
      ),
    )
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(unsent.bytes()).toBeLessThanOrEqual(500_000)
  await answer(undefined)
})

test('an answer that its client takes is no longer counted', async () => {
  const { unsent, answer } = unreadAnswers()
  const client = await answer('a', 1_000_000)
  await client.head
  await expect.poll(() => unsent.bytes()).toBe(0)
})

test('a client that takes nothing is disconnected, one with a token as well', async () => {
  const { unsent, answer } = unreadAnswers({ stallMs: 20 })
  await (await answer('a')).closed
  await (await answer(undefined)).closed
  expect(unsent.bytes()).toBe(0)
})

test('a small answer is not counted, because the system takes it at once', () => {
  const { unsent } = unreadAnswers()
  unsent.hold(new Proxy({} as ServerResponse, {}), 'a', 16_000)
  expect(unsent.bytes()).toBe(0)
})

test('a body is sent in pieces that are parts of it and no copies', async () => {
  const pieces: Buffer[] = await streamBody(body).toArray()
  expect(Buffer.concat(pieces).equals(Buffer.concat(body))).toBe(true)
  const large = pieces.filter((piece) => piece.buffer === body[1]?.buffer)
  expect(large.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThanOrEqual(100_000)
  expect(streamBody([])).toBeInstanceOf(Readable)
})
