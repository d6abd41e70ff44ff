import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressOnce } from '#cms/service/http/compress.ts'
import { EncodedBody, matchesEtag } from './encoded-body.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" , "c"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s contains the ETag "a": %s', (header, held) => {
  expect(matchesEtag(header, '"a"')).toBe(held)
})

test('each encoding holds the same text and has its own ETag', async () => {
  const body = new EncodedBody(Buffer.from('<p>Federal first.</p>'))
  expect(brotliDecompressSync(await body.in('br')).toString()).toBe('<p>Federal first.</p>')
  expect(gunzipSync(await body.in('gzip')).toString()).toBe('<p>Federal first.</p>')
  const etags = (['br', 'gzip', 'identity'] as const).map((encoding) => body.etag(encoding))
  expect(new Set(etags).size).toBe(3)
})

test('a body is compressed once for all visitors', async () => {
  const body = new EncodedBody(Buffer.from('text'.repeat(100)))
  const [first, second] = await Promise.all([body.in('br'), body.in('br')])
  expect(first).toBe(second)
})

test('a kept body takes as much memory as it has bytes, and no block that its compressor shared', async () => {
  const body = new EncodedBody(Buffer.from('text'.repeat(1_000)))
  for (const encoding of ['br', 'gzip'] as const) {
    const kept = await body.in(encoding)
    expect([encoding, kept.buffer.byteLength]).toEqual([encoding, kept.length])
    expect(body.ready(encoding)).toBe(kept)
  }
})

test('a body for a single response is compressed with less effort than one that is kept', async () => {
  const rows = Array.from(
    { length: 2000 },
    (_, i) => `<tr><td>${(i * 7919) % 1009}</td><td>Loan ${i}</td></tr>`,
  )
  const body = Buffer.from(rows.join(''))
  const [once, kept] = [await compressOnce.br(body), await new EncodedBody(body).in('br')]
  expect(brotliDecompressSync(once).equals(body)).toBe(true)
  expect(once.length).toBeGreaterThan(kept.length)
  expect(once.length).toBeLessThan(body.length / 5)
})
