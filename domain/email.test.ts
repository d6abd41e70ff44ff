import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanEmail, emailKey, looksLikeEmail } from './email.ts'

test.each(['a@b.co', 'first.last+tag@sub.example.org', 'zoë@example.com', "o'neil@exämple.de"])(
  '%s looks like an email address',
  (email) => expect(looksLikeEmail(email)).toBe(true),
)

test.each([
  '',
  'a',
  'a@b',
  '@b.co',
  'a@.co',
  'a@b.',
  'a b@c.de',
  'a@b@c.de',
  'a:b@c.de',
  'a\u0000@b.co',
  'a\ud800@b.co',
  'a\u200b@b.co',
  'a@b\u202e.co',
])('%j does not look like an email address', (email) => expect(looksLikeEmail(email)).toBe(false))

test('a very long text of dots is rejected quickly', () => {
  // The pattern alone would take minutes for this input, so the test would time out.
  expect(looksLikeEmail(`a@${'.'.repeat(400_000)}@`)).toBe(false)
})

test('case, outer spaces, and the encoding of accents do not make a second account', () => {
  expect(emailKey(' ZOE\u0308@Example.COM ')).toBe(emailKey('zoë@example.com'))
})

test('the stored email has the same key as the typed one, and the key of a key is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(emailKey(cleanEmail(typed))).toBe(emailKey(typed))
      expect(emailKey(emailKey(typed))).toBe(emailKey(typed))
    }),
  )
})
