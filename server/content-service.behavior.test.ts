import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { startServer } from '#testing/server-process.ts'

const tokens = {
  CONTENT_READ_TOKEN: 'read-token-of-the-tests',
  CONTENT_WRITE_TOKEN: 'write-token-of-the-tests',
}
const bearer = { authorization: `Bearer ${tokens.CONTENT_WRITE_TOKEN}` }

test('two servers on one database give the same answers, and each sees changes made through the other', async () => {
  await using here = await testServer({ settings: tokens })
  const one = { url: await here.app.listen({ port: 0, host: '127.0.0.1' }) }
  await using two = await startServer(here, tokens)
  const query = '/v2025-02-19/data/query/production?query=*%5B_id%3D%3D%22shared%22%5D%5B0%5D.count'
  const countAt = async (url: string) => (await (await fetch(url + query)).json()).result
  for (let count = 1; count <= 3; count++) {
    const mutations = [{ createOrReplace: { _id: 'shared', _type: 'note', count } }]
    const body = JSON.stringify({ mutations })
    const answer = await fetch(`${one.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers: bearer,
      body,
    })
    expect(answer.status).toBe(200)
    expect(await countAt(one.url)).toBe(count)
    await expect.poll(() => countAt(two.url), { interval: 10 }).toBe(count)
  }
  expect(two.output()).toContain('/v2025-02-19/data/query/production')
  expect(two.output()).not.toMatch(/-token-of-the-tests|_id%3D|shared/)
  here.app.server.closeAllConnections()
})

test('with a hosted content service, this server has no content API', async () => {
  await using server = await testServer({ settings: { CONTENT_API_HOST: 'https://api.sanity.io' } })
  const answer = await server.request({ url: '/v1/ping', headers: { accept: 'application/json' } })
  expect(answer.headers['content-type']).not.toContain('application/json')
})

test('a malformed content request gets an error in the content service’s format', async () => {
  await using server = await testServer()
  const answer = await server.request({ url: '/v1/data/doc/production/%E0%A4%A' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ statusCode: 400, error: 'Bad Request', message: expect.any(String) })
})

test('another site cannot write content without a token', async () => {
  await using server = await testServer({ settings: tokens })
  const write = { method: 'POST' as const, url: '/v1/data/mutate/production', payload: '{"mutations":[]}' }
  const headers = { origin: 'https://stranger.example', 'sec-fetch-site': 'cross-site' }
  expect((await server.request({ ...write, headers })).statusCode).toBe(403)
  expect((await server.request({ ...write, headers: { ...headers, ...bearer } })).statusCode).toBe(200)
  const other = await server.request({ method: 'POST', url: '/api/account/create', payload: {}, headers })
  expect(other.json()).toMatchObject({ error: 'CROSS_SITE_REFUSED' })
})
