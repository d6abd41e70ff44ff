import { Secret } from 'otpauth'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { createAppKey, findTimeStep, toAppAddress, toGroups } from './one-time-code.ts'
import { drawQrCode } from './qr-code.server.ts'

/** The key of the test vectors of RFC 6238, appendix B. */
const rfcKey = Secret.fromLatin1('12345678901234567890').base32

// The vectors have eight digits; six are the last six of them (RFC 4226, section 5.3).
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code of RFC 6238 is right', (seconds, code) => {
  expect(findTimeStep(rfcKey, code.slice(-6), new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('a code is right one step early and one step late, and names its own step', () => {
  const at = (seconds: number) => findTimeStep(rfcKey, '050471', new Date(seconds * 1000))
  const first = 1_111_111_110
  expect([first - 31, first - 30, first, first + 29, first + 59, first + 60].map(at)).toEqual([
    undefined,
    first / 30,
    first / 30,
    first / 30,
    first / 30,
    undefined,
  ])
})

test.each(['050 471', ' 050471 ', '050-471'])('the code is right as %j', (typed) => {
  expect(findTimeStep(rfcKey, typed, new Date(1_111_111_111_000))).toBe(37_037_037)
})

test.each(['', '05047', '0504711', '05o471', '٠٥٠٤٧١', '050472'])('%j is no code', (typed) => {
  expect(findTimeStep(rfcKey, typed, new Date(1_111_111_111_000))).toBeUndefined()
})

test('each key is new and has 160 bits', () => {
  const keys = new Set(Array.from({ length: 50 }, createAppKey))
  expect(keys.size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/)
  expect(toGroups('ABCDEFGH')).toBe('ABCD EFGH')
})

test('the QR code says to an app the site, the account and the key', () => {
  const address = toAppAddress({ appKey: rfcKey, siteName: 'Bursar & Co', email: 'maya+x@example.com' })
  const url = new URL(address)
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(url.pathname)).toBe('/Bursar & Co:maya+x@example.com')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Bursar & Co',
    secret: rfcKey,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(decodeQR(toPicture(drawQrCode(address)))).toBe(address)
})

/** Paints the path of a QR code as the browser would, eight pixels a module. */
function toPicture({ size, path }: ReturnType<typeof drawQrCode>) {
  const scale = 8
  const side = size * scale
  const pixels = new Uint8Array(side * side * 4).fill(255)
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return { width: side, height: side, data: pixels }
}
