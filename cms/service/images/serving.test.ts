import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentServer } from '#content/assets/content-server.fixture.ts'
import { memoryStore } from '#content/assets/memory-store.fixture.ts'
import { refusal } from '#content/errors.ts'
import { connectStalledClient } from '#content/http/stalled-client.fixture.ts'
import { quarters } from './test-images.fixture.ts'

// cspell:ignore fetc fpasswd

let server: Awaited<ReturnType<typeof contentServer>>
const store = memoryStore()
let image = ''
let file = ''
const letters = Buffer.from(Array.from({ length: 700_000 }, (_, nth) => 97 + (nth % 26)))

beforeAll(async () => {
  server = await contentServer(store)
  image = (await server.upload(await quarters(200, 100).png().toBuffer())).json().document.path
  file = (await server.upload(letters, '?filename=letters.txt', 'files')).json().document.path
})
afterAll(() => server[Symbol.asyncDispose]())

describe('addresses', () => {
  const hash = '928ac96d53b0c9049836c86ff25fd3c009039a16'
  it.each([
    ['images/project1/production/nonsense', 400],
    ['images/project1/production/a-b-c', 400],
    [`images/project1/production/${hash}.jpg`, 400],
    [`images/project1/production/${hash}-0x.jpg`, 400],
    [`images/project1/production/${hash}-10x10`, 400],
    ['images/project1/production/..%2F..%2Fetc%2Fpasswd', 400],
    [`images/project1/production/${hash}-10x10.jpg`, 404],
    [`images/project1/nowhere/${hash}-10x10.jpg`, 404],
    [`images/other/production/${hash}-10x10.jpg`, 404],
    ['files/project1/production/nonsense', 400],
    ['files/project1/production/..%2fx.txt', 400],
    [`files/project1/production/${hash}.pdf`, 404],
  ])('%s is answered %i', async (url, status) => {
    const answer = await server.ask(url)
    expect([answer.statusCode, answer.json().statusCode]).toEqual([status, status])
  })

  it('a name with another size, format, or kind is another asset', async () => {
    for (const other of [
      image.replace('200x100', '100x200'),
      image.replace('.png', '.jpg'),
      file.replace('.txt', '.md'),
    ])
      expect((await server.ask(other)).statusCode).toBe(404)
  })
})

describe('every answer', () => {
  it('can be cached forever, is allowed for any page, and states its type', async () => {
    for (const url of [image, `${image}?w=50`, file]) {
      const { headers } = await server.ask(url)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      })
    }
  })

  it('is not sent again to a client that has it', async () => {
    const { etag = '' } = (await server.ask(`${image}?w=40`)).headers
    for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await server.ask(`${image}?w=40`, { 'if-none-match': String(header) })
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await server.ask(`${image}?w=41`, { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  it('has the same headers for HEAD, without a body', async () => {
    for (const url of [image, `${image}?w=60`, file]) {
      const whole = await server.ask(url)
      const head = await server.app.inject({ method: 'HEAD', url: `/${url}` })
      expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
      for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
        expect(head.headers[name]).toBe(whole.headers[name])
      expect(Number(head.headers['content-length'])).toBe(whole.rawPayload.length)
    }
  })
})

describe('ranges of a file', () => {
  const ask = async (range: string, more = {}) => {
    const { statusCode, headers, payload } = await server.ask(file, { range, ...more })
    return { statusCode, part: headers['content-range'], payload }
  }
  const all = letters.length

  it.each([
    ['bytes=0-4', 0, 5],
    ['bytes=26-27', 26, 28],
    [`bytes=${all - 3}-`, all - 3, all],
    ['bytes=-2', all - 2, all],
    [`bytes=-${all + 5}`, 0, all],
    [`bytes=10-${all + 100}`, 10, all],
  ])('%s', async (range, from, to) => {
    const { statusCode, part, payload } = await ask(range)
    expect([statusCode, part]).toEqual([206, `bytes ${from}-${to - 1}/${all}`])
    expect(payload === letters.subarray(from, to).toString()).toBe(true)
  })

  it.each([`bytes=${all}-`, 'bytes=-0', 'bytes=99999999-99999999'])(
    '%s is outside the file',
    async (range) => {
      expect(await ask(range)).toEqual({ statusCode: 416, part: `bytes */${all}`, payload: '' })
    },
  )

  it.each(['bytes=5-2', 'bytes=0-1,5-6', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
    '%s returns the whole file',
    async (range) => {
      const { statusCode, payload } = await ask(range)
      expect([statusCode, payload.length]).toEqual([200, all])
    },
  )

  it('a range of another version returns the whole file', async () => {
    expect((await ask('bytes=0-4', { 'if-range': '"other"' })).statusCode).toBe(200)
    const { etag } = (await server.ask(file)).headers
    expect((await ask('bytes=0-4', { 'if-range': etag })).statusCode).toBe(206)
  })
})

it('serves the original to callers with a token, under the requested name', async () => {
  const url = `${image}?dlRaw=original.png&w=10`
  expect((await server.ask(url)).statusCode).toBe(401)
  const answer = await server.ask(url, { authorization: 'Bearer reader' })
  expect(answer.headers['content-disposition']).toContain('filename="original.png"')
  expect(answer.headers['content-length']).toBe(String((await server.ask(image)).rawPayload.length))
})

it('does not serve an asset whose document was deleted, even from the cache', async () => {
  const { document } = (await server.upload(await quarters(30, 31).png().toBuffer())).json()
  const ask = async () => (await server.ask(`${document.path}?w=10`)).statusCode
  expect(await ask()).toBe(200)
  await store.commit('production', {
    transactionId: 'gone',
    author: 'token-write',
    mutations: [],
    plan: () => ({ changes: [{ id: document._id, before: document, after: null }], answer: undefined }),
  })
  expect(await ask()).toBe(404)
})

it('refuses bytes that were damaged after the upload', async () => {
  const { document } = (await server.upload(await quarters(32, 31).png().toBuffer())).json()
  store.bytes.set(document.sha1hash, Buffer.from('damaged'))
  const answer = await server.ask(`${document.path}?w=10`)
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'Bad Request'])
})

it('renders a form once for many concurrent requests', async () => {
  const asked: string[] = []
  const get = store.blobs.get
  store.blobs.get = async (sha1) => {
    asked.push(sha1)
    return get(sha1)
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.ask(`${image}?w=77&fm=webp`)))
  store.blobs.get = get
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(asked).toHaveLength(1)
})

it('answers 503 if too many requests of a network are waiting, and draws for others', async () => {
  const crowd = Array.from({ length: 90 }, (_, nth) => server.ask(`${image}?w=${300 + nth}`))
  const other = server.app.inject({ url: `/${image}?w=299`, remoteAddress: '198.51.100.1' })
  const answers = await Promise.all(crowd)
  expect((await other).statusCode).toBe(200)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(60)
  for (const answer of refused) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.json()).toMatchObject({ statusCode: 503, error: 'Service Unavailable' })
  }
})

it('draws no larger image without a token than a page shows, and says what to ask for', async () => {
  const photo = async (width: number, height: number) => {
    const plain = sharp({ create: { width, height, channels: 3, background: '#789' } })
    return (await server.upload(await plain.jpeg().toBuffer())).json().document
  }
  const document = await photo(6_300, 4_200)
  const ask = (query: string, token?: string) =>
    server.ask(`${document.path}?${query}`, token ? { authorization: `Bearer ${token}` } : {})
  for (const query of ['w=6000&fm=png&q=100', 'fm=png', 'w=6000&fm=webp', 'w=3850&fm=png']) {
    const refused = await ask(query)
    expect([query, refused.statusCode]).toEqual([query, 400])
    expect(refused.json().message).toMatch(/without a token, .*smaller "w" or "h"/)
  }
  const upright = await photo(4_200, 6_300)
  expect((await server.ask(`${upright.path}?w=3840&auto=format`)).statusCode).toBe(200)
  for (const query of ['w=3840&auto=format', 'w=3840&fm=png'])
    expect([query, (await ask(query)).statusCode]).toEqual([query, 200])
  expect((await ask('w=6000&fm=jpg', 'reader')).statusCode).toBe(200)
  // It is there now, and costs nothing more.
  expect((await ask('w=6000&fm=jpg')).statusCode).toBe(200)
})

it('a rate-limited caller gets cached images but no new ones', async () => {
  const limit = async () => {
    throw refusal(429, 'Too many requests have come from your network. Wait a minute, then try again.')
  }
  await using poor = await contentServer(store, { dataDir: server.dataDir, limit })
  expect((await server.ask(`${image}?w=33`)).statusCode).toBe(200)
  expect((await poor.ask(`${image}?w=33`)).statusCode).toBe(200)
  expect((await poor.ask(`${image}?w=34`)).statusCode).toBe(429)
  expect((await poor.ask(image)).statusCode).toBe(200)
})

it.each([
  ['a whole file', '', letters.length],
  ['a part of one', 'range: bytes=0-99999\r\n', 100_000],
])('%s goes out in small pieces, so that a slow client is seen to take some', async (_, range, length) => {
  const asked = `GET /${file} HTTP/1.1\r\nhost: x\r\n${range}\r\n`
  const client = connectStalledClient(server.app.server, asked, { takes: 1_000_000 })
  await expect.poll(() => client.bytes()).toBeGreaterThan(length)
  expect(client.largestPiece()).toBeLessThan(20_000)
  client.leave()
})

it('a client that disconnects mid-response affects nobody else', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const [response] = await once(get({ port, host: '127.0.0.1', path: `/${file}` }), 'response')
  response.destroy()
  await once(response, 'close')
  expect((await server.ask(file)).rawPayload.length).toBe(letters.length)
})
