import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

const to = (query: string) => returnAddress(new URLSearchParams(query))

test('a page is named, not addressed, and the rest of the query goes with it', () => {
  expect(to('')).toBe('/')
  expect(to('return=home&amount=5')).toBe('/?amount=5')
  expect(to('return=offers')).toBe('/student-loans/offers')
  expect(to('return=offers&amount=10000&school=00131500')).toBe(
    '/student-loans/offers?amount=10000&school=00131500',
  )
})

test('no query leads to another site', () => {
  const site = 'https://bursar.example'
  const value = fc.oneof(
    fc.constantFrom(
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '__proto__',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(value, fc.string(), (name, rest) => {
      const address = to(`${new URLSearchParams({ return: name })}&${rest}`)
      expect(new URL(address, site).origin).toBe(site)
    }),
  )
})
