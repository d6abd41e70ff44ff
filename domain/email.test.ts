import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanEmail, emailKey, looksLikeEmail, mailboxKey, wasEmail } from './email.ts'

// cspell:ignore exmple

test.each([
  'a@b.co',
  'a@b.c',
  'first.last+tag@sub.example.org',
  "o'neil@exämple.de",
  'a@xn--exmple-cua.de',
  'x_{y}~!#$%&*/=?^`|@example.com',
  'a@例え.jp',
])('%s looks like an email address', (email) => expect(looksLikeEmail(email)).toBe(true))

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

const spellings = [
  '<v@e.com>',
  'a1,v@e.com',
  'x<v@e.com>',
  'v@e.com(1)',
  'v@e.com,',
  ';v@e.com',
  '"v"@e.com',
  'v@ｅ.com',
  'v@mail。e.com',
  'v@e.com.',
  'v@e..com',
  'v@-e.com',
  'v@e_f.com',
  'v@%65.com',
  'v@[127.0.0.1]',
  'v@127.0.0.1',
  'v@127.1',
  '.v@e.com',
  'v.@e.com',
  'v..w@e.com',
  'v\\@e.com',
  'zoë@e.com',
  `${'v'.repeat(65)}@e.com`,
]

test.each(spellings)('%s, which mail programs may read as another address, is refused', (email) => {
  expect(looksLikeEmail(email)).toBe(false)
})

test('an account of before, whatever its address, keeps its key', () => {
  for (const email of spellings) expect([wasEmail(email), emailKey(email)]).toEqual([true, email])
})

test.each([
  ['Ada+Newsletter@Example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['ada@EXÄMPLE.de', 'ada@xn--exmple-cua.de'],
  ['ada@xn--exmple-cua.de', 'ada@xn--exmple-cua.de'],
  ['"v"@e.com', '"v"@e.com'],
])('the mailbox of %s is %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key)
})

test('what is taken has one mailbox in each of its spellings, which is an address itself', () => {
  const local = fc.stringMatching(/^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]{1,20}$/)
  const domain = fc.constantFrom('e.com', 'exämple.de', 'a.b-c.org', '例え.jp')
  fc.assert(
    fc.property(local, domain, fc.stringMatching(/^[a-z0-9+]{0,5}$/), (name, host, tag) => {
      const email = `${name}@${host}`
      fc.pre(looksLikeEmail(email))
      const key = mailboxKey(email)
      expect(looksLikeEmail(key)).toBe(true)
      expect(mailboxKey(key)).toBe(key)
      expect(mailboxKey(`${name}+${tag}@${host.toUpperCase()}`)).toBe(key)
    }),
  )
})

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
