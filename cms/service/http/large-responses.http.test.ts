import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer } from './client.fixture.ts'
import { connectStalledClient } from './stalled-client.fixture.ts'

let server: ContentServer
const text = 'Borrow only what you need. '.repeat(3_500)
const ids = Array.from({ length: 12 }, (_, number) => `note-${number}`)

beforeAll(async () => {
  server = await contentServer()
  const transaction = server.writer().transaction()
  for (const _id of ids) transaction.create({ _id, _type: 'note', text })
  await transaction.commit({ returnDocuments: false })
})
afterAll(() => server[Symbol.asyncDispose]())

const address = (query: string) => `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
/** 850 KB. */
const nine = '*[_type == "note"][0...9]{_id, text}'

test('an answer over a megabyte needs a token, and the refusal says what to do', async () => {
  const all = '*[_type == "note"]{_id, text}'
  const refused = await server.ask(address(all))
  expect(refused.status).toBe(400)
  const { error } = await refused.json()
  expect(error).toMatchObject({ type: 'queryEvaluationError' })
  expect(error.description).toMatch(/1 MB.*slice.*token/)
  expect(await server.reader().fetch(all)).toHaveLength(12)
  expect(await server.visitor().fetch(nine)).toHaveLength(9)
})

test('what a result has in bytes counts, not its characters', async () => {
  const query = `*[_type == "note"][0...4]{"text": text + "${'\u4e2d'.repeat(100_000)}"}`
  const ask = (init: { token?: string }) =>
    server.ask('/v2025-02-19/data/query/production', {
      ...init,
      method: 'POST',
      body: JSON.stringify({ query }),
    })
  expect((await ask({})).status).toBe(400)
})

test('documents by id have the same limit', async () => {
  const path = (some: string[]) => `/v2025-02-19/data/doc/production/${some.join(',')}`
  expect((await server.ask(path(ids))).status).toBe(400)
  expect((await server.ask(path(ids.slice(0, 9)))).status).toBe(200)
  expect(await server.reader().getDocuments(ids)).toHaveLength(12)
})

test('a large answer is compressed in the encoding that the caller takes, and again from memory', async () => {
  const ask = async (encoding: string) =>
    server.app.inject({ url: address(nine), headers: { 'accept-encoding': encoding } })
  const plain = await ask('identity')
  for (const _ of ['made', 'kept']) {
    const packed = await ask('gzip, br')
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString()).result).toEqual(plain.json().result)
    expect(packed.headers.vary).toContain('Accept-Encoding')
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  }
})

test('a network that does not read its answers gets no more of them, while others do', async () => {
  const request = `GET ${address(nine)} HTTP/1.1\r\nhost: localhost\r\n\r\n`
  const connect = (from: string) =>
    connectStalledClient(server.app.server, request, { takes: 5_000, address: from })
  // Addresses of one /48.
  const deaf = Array.from({ length: 9 }, (_, number) => connect(`2001:db8:1:${number}::1`))
  for (const { head } of deaf) expect(await head).toContain('HTTP/1.1 200')
  const late = connect('2001:db8:1:ffff::1')
  const refusal = await late.head
  expect(refusal).toContain('HTTP/1.1 429')
  expect(refusal).toMatch(/retry-after: \d/i)
  const other = connect('2001:db8:2::1')
  expect(await other.head).toContain('HTTP/1.1 200')
  for (const client of [...deaf, late, other]) client.leave()
})

test('large answers use up the allowance of a network, small ones do not', async () => {
  const from = { remoteAddress: '198.51.100.7' }
  const small = address('*[_id == "note-1"][0]._id')
  await server.app.inject({ ...from, url: small })
  const statuses: number[] = []
  for (let count = 0; count < 100; count++)
    statuses.push((await server.app.inject({ ...from, url: address(nine) })).statusCode)
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  expect((await server.app.inject({ ...from, url: small })).statusCode).toBe(200)
  expect((await server.app.inject({ url: address(nine), remoteAddress: '198.51.100.8' })).statusCode).toBe(
    200,
  )
})
