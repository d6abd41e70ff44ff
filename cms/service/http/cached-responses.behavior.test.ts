import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer, tokens } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer({ REQUESTS_PER_MINUTE: '5' })
  await server.writer().create({ _id: 'drafts.hidden', _type: 'note' })
})
afterAll(() => server[Symbol.asyncDispose]())

const query = (text: string) => `/v2025-02-19/data/query/production?query=${encodeURIComponent(text)}`

test('a cached response has the same body and headers as the original', async () => {
  const pickHeaders = ({ headers }: Response) => {
    const {
      date: _date,
      connection: _connection,
      'keep-alive': _keepAlive,
      ...others
    } = Object.fromEntries(headers)
    return others
  }
  const made = await server.ask(query('"kept"'))
  const kept = await server.ask(query('"kept"'))
  expect(await kept.text()).toBe(await made.text())
  expect(pickHeaders(kept)).toEqual(pickHeaders(made))
  expect(made.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('returns 304 to a client that already has the response', async () => {
  const etag = (await server.ask(query('"kept"'))).headers.get('etag') ?? ''
  const again = await server.ask(query('"kept"'), { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('a response to a token is never served to others', async () => {
  const answer = await server.ask(query('"kept"'), { token: tokens.read })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('vary')).toContain('Authorization')
  const all = query('*[_id == "drafts.hidden"]._id')
  const raw = `${all}&perspective=raw`
  expect(await (await server.ask(raw, { token: tokens.read })).json()).toMatchObject({
    result: ['drafts.hidden'],
  })
  expect(await (await server.ask(raw)).json()).toMatchObject({ result: [] })
})

test('limits callers without a token, except for cached responses', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 8; count++) statuses.push((await server.ask(query(`${count}`))).status)
  expect(statuses).toContain(429)
  const refused = await server.ask(query('"new"'))
  expect(await refused.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await server.ask(query('"kept"'))).status).toBe(200)
  expect((await server.ask(query('"new"'), { token: tokens.read })).status).toBe(200)
})
