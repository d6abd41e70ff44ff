import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, catchFailure, contentServer, tokens } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

test.each([
  ['not JSON', '{"mutations":'],
  ['of the wrong shape', '{"mutations":{}}'],
  ['empty', ''],
  [
    'nested too deeply',
    `{"mutations":[{"create":{"_type":"a","a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}]}`,
  ],
])('refuses a body that is %s', async (_what, body) => {
  const answer = await server.ask('/v1/data/mutate/production', { method: 'POST', body, token: tokens.write })
  expect(answer.status).toBe(400)
  const answered = await answer.json()
  expect(answered.message ?? answered.error.description).toMatch(/^[A-Z].+/)
})

test('accepts JSON sent as text', async () => {
  const body = JSON.stringify({ mutations: [{ createOrReplace: { _id: 'as-text', _type: 'note' } }] })
  const headers = { 'content-type': 'text/plain' }
  const answer = await server.ask('/v1/data/mutate/production?returnIds=true', {
    method: 'POST',
    body,
    headers,
    token: tokens.write,
  })
  expect(await answer.json()).toMatchObject({ results: [{ id: 'as-text', operation: 'create' }] })
})

// `fetch` requires this option for a body of unknown length, but its types do not include it.
const streamed = { duplex: 'half' }

test('answers a body of 100 MB with 413 without keeping it in memory', async () => {
  const before = process.memoryUsage().rss
  let largest = before
  const piece = new Uint8Array(1_000_000).fill(0x61)
  let sent = 0
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(
        new TextEncoder().encode('{"mutations":[{"create":{"_id":"huge","_type":"note","text":"'),
      )
    },
    pull(controller) {
      largest = Math.max(largest, process.memoryUsage().rss)
      if (++sent <= 100) controller.enqueue(piece)
      else controller.close()
    },
  })
  const answer = await server.ask('/v1/data/mutate/production', {
    method: 'POST',
    body,
    token: tokens.write,
    ...streamed,
  })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ statusCode: 413, error: 'Payload Too Large' })
  expect(largest - before).toBeLessThan(60_000_000)
  expect(await server.writer().getDocument('huge')).toBeUndefined()
})

test('tells the client that its document is too large', async () => {
  const error = await catchFailure(server.writer().create({ _type: 'note', text: 'x'.repeat(20_000_000) }))
  expect(error).toMatchObject({ statusCode: 413, message: expect.stringMatching(/^Payload Too Large - /) })
})
