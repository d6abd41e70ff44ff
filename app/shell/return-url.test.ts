import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listReturnPages } from '#products/product.ts'
import { products } from '#products/products.ts'
import { accountAddress, otherFormAddress, returnUrl } from './return-url.ts'

const pages = listReturnPages(products)
const to = (query: string, pathname = '/signin') => returnUrl(pages, { pathname, search: `?${query}` })

test('the page to return to is given by name, and the rest of the query is kept', () => {
  expect(to('return=reminders')).toBe('/reminders')
  expect(to('return=plan')).toBe('/scholarships/plan')
  expect(to('return=dashboard-applications')).toBe('/dashboard/applications')
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
  expect(otherFormAddress(pages, '/signup', { pathname, search: '?amount=10000' })).toBe(
    '/signup?amount=10000&return=offers',
  )
  expect(otherFormAddress(pages, '/signup', { pathname: '/signin', search: '' })).toBe('/signup')
})

test.each(['/scholarships/signin', '/scholarships/lp/spring/signin', '/scholarships/lp/spring/signup'])(
  '%s returns to the scholarships, whichever form the visitor goes on to',
  (pathname) => {
    expect(to('', pathname)).toBe('/scholarships/marketplace')
    expect(to('sort=deadline', pathname)).toBe('/scholarships/marketplace?sort=deadline')
    expect(otherFormAddress(pages, '/signup', { pathname, search: '' })).toBe('/signup?return=scholarships')
    expect(otherFormAddress(pages, '/signin', { pathname, search: '' })).toBe('/signin?return=scholarships')
  },
)

test('a form reached from a page returns to it with its query, by name', () => {
  expect(accountAddress(pages, '/signup', '/student-loans/offers?amount=10000&credit=640_699')).toBe(
    '/signup?amount=10000&credit=640_699&return=offers',
  )
  expect(accountAddress(pages, '/signin', '/student-loans/offers')).toBe('/signin?return=offers')
  expect(accountAddress(pages, '/signin', '/scholarships/plan')).toBe('/signin?return=plan')
  // A page that is not in the table is not returned to, and nothing of its address is passed on.
  expect(accountAddress(pages, '/signup', '/search?name=maya')).toBe('/signup')
})

test('a sign-in from a page that is not returned to leads to the dashboard', () => {
  expect(to('')).toBe('/dashboard')
  expect(to('return=evil')).toBe('/dashboard')
})

test('no two pages to return to have the same name', () => {
  const names = pages.map(({ name }) => name)
  expect(new Set([...names, 'home', 'reminders']).size).toBe(names.length + 2)
})

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
