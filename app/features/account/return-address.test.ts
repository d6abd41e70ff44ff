import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnAddress, signInAddress, signUpAddress } from './return-address.ts'

const to = (query: string, pathname = '/signin') => returnAddress({ pathname, search: `?${query}` })

test('the page to return to is given by name, and the rest of the query is kept', () => {
  expect(to('')).toBe('/')
  expect(to('return=home&amount=5')).toBe('/?amount=5')
  expect(to('return=offers')).toBe('/student-loans/offers')
  expect(to('return=offers&amount=10000&school=00131500')).toBe(
    '/student-loans/offers?amount=10000&school=00131500',
  )
})

test('the student loans sign-in page returns to the offers, even after creating an account', () => {
  const pathname = '/student-loans/signin'
  expect(to('amount=10000', pathname)).toBe('/student-loans/offers?amount=10000')
  expect(to('return=home', pathname)).toBe('/')
  expect(signUpAddress({ pathname, search: '?amount=10000' })).toBe('/signup?amount=10000&return=offers')
  expect(signUpAddress({ pathname: '/signin', search: '' })).toBe('/signup')
})

test.each(['/scholarships/signin', '/scholarships/lp/spring/signin', '/scholarships/lp/spring/signup'])(
  '%s returns to the scholarships, whichever form the visitor goes on to',
  (pathname) => {
    expect(to('', pathname)).toBe('/scholarships/marketplace')
    expect(to('sort=deadline', pathname)).toBe('/scholarships/marketplace?sort=deadline')
    expect(signUpAddress({ pathname, search: '' })).toBe('/signup?return=scholarships')
    expect(signInAddress({ pathname, search: '' })).toBe('/signin?return=scholarships')
  },
)

test('no query redirects to another site', () => {
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
