import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer, tokens } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const listed = 'https://studio.example'
const stranger = 'https://stranger.example'
const query = '/v1/data/query/production?query=1'
const mutate = '/v1/data/mutate/production'

function preflight(origin: string) {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-sanity-app',
  }
  return server.ask(mutate, { method: 'OPTIONS', headers })
}

test('a listed site may send the headers of the official clients', async () => {
  const answer = await preflight(listed)
  expect(answer.status).toBe(204)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': listed,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization,content-type,x-sanity-app',
    'access-control-allow-methods': expect.stringContaining('PATCH'),
  })
})

test('an unlisted site gets no CORS headers', async () => {
  const answer = await preflight(stranger)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  const read = await server.ask(query, { headers: { origin: stranger } })
  expect(read.headers.has('access-control-allow-origin')).toBe(false)
})

test('responses vary by origin', async () => {
  const read = await server.ask(query, { headers: { origin: listed } })
  expect(read.headers.get('access-control-allow-origin')).toBe(listed)
  expect(read.headers.get('vary')).toContain('Origin')
})

test('listed sites can read error responses', async () => {
  const answer = await server.ask('/v1/data/query/nowhere?query=1', { headers: { origin: listed } })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('access-control-allow-origin')).toBe(listed)
})

test('refuses a write from another site without a token before reading its body', async () => {
  const body = '{"mutations":[]}'
  const answer = await server.ask(mutate, { method: 'POST', body, headers: { origin: stranger } })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ statusCode: 403, message: expect.stringContaining(stranger) })
  const withToken = await server.ask(mutate, {
    method: 'POST',
    body,
    headers: { origin: stranger },
    token: tokens.write,
  })
  expect(withToken.status).toBe(200)
  expect(withToken.headers.has('access-control-allow-origin')).toBe(false)
})

test('a site can ask whether it is listed', async () => {
  const ask = async (origin: string) => (await server.ask('/v1/check/cors', { headers: { origin } })).json()
  expect(await ask(listed)).toEqual({ result: { allowed: true, withCredentials: true } })
  expect(await ask(stranger)).toEqual({ result: { allowed: false, withCredentials: false } })
})
