import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const token = 'a-token-that-writes-content'
let site: Awaited<ReturnType<typeof testServer>>
let port: number
beforeAll(async () => {
  site = await testServer({ settings: { REQUEST_TIMEOUT_MS: '400', CONTENT_WRITE_TOKEN: token } })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
})
afterAll(() => site[Symbol.asyncDispose]())

/** Sends a body in five pieces over a second. */
async function sendSlowly(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const sent = request({ port, path, method: 'POST', headers: { 'content-length': '50', ...headers } })
  // The server closes the connection of a late request, possibly while this side is still sending.
  sent.on('error', () => undefined)
  const answered = once(sent, 'response')
  for (let piece = 0; piece < 5; piece += 1) {
    sent.write('ten bytes.')
    await wait(200)
  }
  sent.end()
  const [response] = await answered
  response.resume()
  return response.statusCode
}

test('an upload over a slow connection is accepted', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' }
  expect(await sendSlowly('/v1/assets/files/production?filename=slow.txt', headers)).toBe(200)
})

test.each(['/v1/data/query/production', '/signup', '/api/account/create'])(
  'any other body that arrives as slowly times out: %s',
  async (path) => {
    const headers = { 'content-type': 'application/json' }
    expect(await sendSlowly(path, headers)).toBe(408)
  },
)
