import { expect, test } from 'vitest'
import { createSignedLinks } from './signed-links.ts'

let now = new Date('2026-11-23T12:00:00Z')
const links = createSignedLinks({ key: 'ours', now: () => now })

test('a link says its id until it ends, and one without an end always does', () => {
  const short = links.sign('confirm-account', 'abc', 7)
  const long = links.sign('unsubscribe', 'abc')
  expect(links.read('confirm-account', short)).toBe('abc')
  now = new Date('2026-12-01T12:00:00Z')
  expect(links.read('confirm-account', short)).toBeUndefined()
  expect(links.read('unsubscribe', long)).toBe('abc')
})

test('a link serves no other purpose, id, end or key', () => {
  const token = links.sign('unsubscribe', 'abc')
  const [, until, signature] = token.split('.')
  expect(links.read('confirm-account', token)).toBeUndefined()
  expect(links.read('unsubscribe', `abd.${until}.${signature}`)).toBeUndefined()
  expect(links.read('unsubscribe', `abc.9999999999.${signature}`)).toBeUndefined()
  expect(createSignedLinks({ key: 'theirs', now: () => now }).read('unsubscribe', token)).toBeUndefined()
  for (const broken of ['', '.', '..', 'abc', `${token}x`])
    expect(links.read('unsubscribe', broken)).toBeUndefined()
})
