import { expect, test } from 'vitest'
import { keptPages } from './list-kept-pages.ts'

test('lists what is both kept and read, the last read first, by its title', () => {
  const addresses = [
    'https://site.test/assets/root.js',
    'https://site.test/',
    'https://site.test/student-loans/offers?amount=10000',
  ]
  const read: [string, string][] = [
    ['/', 'Home'],
    ['/signin', 'Sign in'],
    ['/student-loans/offers', 'Offers'],
  ]
  expect(keptPages(addresses, read)).toEqual([
    { address: 'https://site.test/student-loans/offers?amount=10000', title: 'Offers' },
    { address: 'https://site.test/', title: 'Home' },
  ])
})
