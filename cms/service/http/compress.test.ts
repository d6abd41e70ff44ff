import { expect, test } from 'vitest'
import { measureBytesLeftBehind } from '../../../testing/retained-bytes.ts'
import { compressOnce, negotiateEncoding } from './compress.ts'

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;Q=0, gzip', 'gzip'],
  [undefined, 'identity'],
])('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})

test('compressing does not keep the whole body until a full garbage collection', async () => {
  const compress = () => compressOnce.br(Buffer.alloc(1_000_000, 'a page'))
  expect(await measureBytesLeftBehind(compress)).toBeLessThan(500_000)
})
