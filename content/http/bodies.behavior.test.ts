import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer, failureOf, tokens } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

test.each([
  ['no JSON', '{"mutations":'],
  ['another shape', '{"mutations":{}}'],
  ['nothing', ''],
  ['a deep value', `{"mutations":[{"create":{"_type":"a","a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}]}`],
])('a body that is %s is refused', async (_what, body) => {
  const answer = await server.ask('/v1/data/mutate/production', { method: 'POST', body, token: tokens.write })
  expect(answer.status).toBe(400)
  const answered = await answer.json()
  expect(answered.message ?? answered.error.description).toMatch(/^[A-Z].+/)
})

test('JSON that comes as text is taken all the same', async () => {
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

// Wanted by fetch for a body of unknown length; its types do not know it.
const streamed = { duplex: 'half' }

test('a body of 100 MB is answered 413 and is not kept in memory', async () => {
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

test('the client is told that its document is too large', async () => {
  const error = await failureOf(server.writer().create({ _type: 'note', text: 'x'.repeat(20_000_000) }))
  expect(error).toMatchObject({ statusCode: 413, message: expect.stringMatching(/^Payload Too Large - /) })
})
