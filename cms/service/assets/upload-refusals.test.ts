import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quarters, transparentPng } from '#content/images/test-images.fixture.ts'
import { contentServer } from './content-server.fixture.ts'
import { memoryStore } from './memory-store.fixture.ts'

// cspell:ignore endobj

let store: ReturnType<typeof memoryStore>
let server: Awaited<ReturnType<typeof contentServer>>

beforeAll(async () => {
  store = memoryStore()
  server = await contentServer(store, { limits: { imageBytes: 1_000_000, fileBytes: 100_000 } })
})
afterAll(() => server[Symbol.asyncDispose]())

const documents = () => store.documents('production')?.all() ?? []
const leftBodies = () => readdir(path.join(server.dataDir, 'uploads'))

/** Builds a PNG whose header claims the given size; its actual pixels are whatever `data` inflates to. */
function png(width: number, height: number, data: Uint8Array): Buffer {
  const chunk = (type: string, body: Uint8Array) => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type), body, Buffer.alloc(4)])
    bytes.writeUInt32BE(body.length, 0)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
    return bytes
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

describe('a refused upload leaves nothing behind', () => {
  let before = 0
  beforeEach(() => {
    before = documents().length + store.bytes.size
  })

  const cases: [name: string, status: number, bytes: () => Promise<Buffer> | Buffer][] = [
    ['an empty body', 400, () => Buffer.alloc(0)],
    ['text', 400, () => Buffer.from('not an image')],
    ['JSON', 400, () => Buffer.from('{"an":"image"}')],
    ['an HTML page', 400, () => Buffer.from('<html><body>hello</body></html>')],
    ['a PDF', 400, () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
    ['only the PNG signature', 400, () => Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])],
    ['half a JPEG', 400, async () => half(await quarters(300, 200).jpeg().toBuffer())],
    ['half a PNG', 400, async () => half(await quarters(300, 200).png({ compressionLevel: 0 }).toBuffer())],
    ['half a WebP', 400, async () => half(await quarters(300, 200).webp({ lossless: true }).toBuffer())],
    ['half a GIF', 400, async () => half(await quarters(300, 200).gif().toBuffer())],
    ['100,000 by 100,000 pixels', 413, () => png(100_000, 100_000, deflateSync(Buffer.alloc(1000)))],
    [
      '100,000 by 100,000 pixels in a GIF',
      400,
      () => Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0x3b])]),
    ],
    [
      'a header that claims more pixels than the file has',
      400,
      () => png(4000, 4000, deflateSync(Buffer.alloc(1000))),
    ],
    [
      'a small file that inflates to a gigabyte',
      413,
      () => png(30_000, 12_000, deflateSync(Buffer.alloc(4_000_000))),
    ],
    [
      'too many bytes',
      413,
      () => Buffer.concat([png(1, 1, deflateSync(Buffer.alloc(4))), Buffer.alloc(1_000_000)]),
    ],
    [
      'an SVG with entities',
      400,
      () =>
        Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
    ],
  ]
  it.each(cases)('%s', async (_name, status, bytes) => {
    const answer = await server.upload(await bytes())
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
    })
    expect(documents().length + store.bytes.size).toBe(before)
    expect(await leftBodies()).toEqual([])
  })

  it.each([
    ['no token', {}, 401],
    ['a read token', { authorization: 'Bearer reader' }, 403],
  ])('%s', async (_name, headers, status) => {
    const url = '/v2022-11-15/assets/images/production'
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: await transparentPng(4) })
    expect(answer.statusCode).toBe(status)
    expect(documents().length + store.bytes.size).toBe(before)
  })

  it('an unknown dataset and an unknown metadata kind', async () => {
    const url = '/v2022-11-15/assets/images/nowhere'
    const headers = { authorization: 'Bearer writer' }
    const payload = await transparentPng(4)
    expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(404)
    expect((await server.upload(payload, '?meta=faces')).statusCode).toBe(400)
    expect((await server.upload(payload, `?title=${'x'.repeat(3000)}`)).statusCode).toBe(400)
    expect(documents().length + store.bytes.size).toBe(before)
  })

  it('aborts an endless body at the limit and discards an interrupted one', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const endless = await sendUntilRefused(async (write) => {
      while (await write(Buffer.alloc(64 * 1024))) {}
    })
    expect(endless.sent).toBeLessThan(20_000_000)
    expect(endless.status === 413 || endless.status === 'cut').toBe(true)
    const broken = await sendUntilRefused(async (write, destroy) => {
      await write(Buffer.alloc(1000))
      destroy()
    })
    expect(broken.status).toBe('cut')
    await expect.poll(leftBodies).toEqual([])
    expect(documents().length + store.bytes.size).toBe(before)
  })
})

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

function sendUntilRefused(
  send: (write: (chunk: Buffer) => Promise<boolean>, destroy: () => void) => Promise<void>,
): Promise<{ status: number | 'cut'; sent: number }> {
  const { port } = server.app.server.address() as AddressInfo
  return new Promise((resolve) => {
    let sent = 0
    let isOver = false
    const end = (status: number | 'cut') => {
      isOver = true
      outgoing.destroy()
      resolve({ status, sent })
    }
    const outgoing = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/v2022-11-15/assets/images/production',
      headers: { authorization: 'Bearer writer', 'content-type': 'image/png' },
    })
    outgoing.on('response', ({ statusCode = 0 }) => end(statusCode))
    outgoing.on('error', () => end('cut'))
    const write = (chunk: Buffer) =>
      new Promise<boolean>((written) => {
        if (isOver) return written(false)
        sent += chunk.length
        outgoing.write(chunk, () => written(!isOver))
      })
    send(write, () => outgoing.destroy())
  })
}
