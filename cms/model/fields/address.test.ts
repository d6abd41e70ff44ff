import { expect, test } from 'vitest'
import { isAddress } from './address.ts'

test.each([
  '/fafsa',
  '/search?q=a',
  '#rates',
  '?page=2',
  'https://studentaid.gov/a?b=c#d',
  'http://example.org',
  'mailto:desk@example.org',
  'tel:+18005550100',
])('%j is an address', (text) => {
  expect(isAddress(text)).toBe(true)
})

test.each([
  '',
  'fafsa',
  'studentaid.gov',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'https://',
  'https:// a',
])('%j is not an address', (text) => {
  expect(isAddress(text)).toBe(false)
})
