// cspell:ignore exmple

import { expect, test } from 'vitest'
import { entryKey } from './entry-key.ts'

test.each([
  ['Ada@Example.org', 'ada@example.org'],
  ['ada+one@example.org', 'ada@example.org'],
  ['ada+one+two@example.org', 'ada@example.org'],
  ['+ada@example.org', '+ada@example.org'],
  ['ada@a+b.org', 'ada@a+b.org'],
  ['ada@exämple.de', 'ada@xn--exmple-cua.de'],
])('%s is the entry of %s', (email, key) => {
  expect(entryKey(email)).toBe(key)
})
