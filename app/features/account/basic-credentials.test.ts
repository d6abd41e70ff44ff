import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBasicCredentials } from './basic-credentials.ts'

const encode = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

test('any password is read back as it was sent', () => {
  const identifier = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes(':'))
  fc.assert(
    fc.property(identifier, fc.string({ unit: 'grapheme' }), (name, password) => {
      expect(readBasicCredentials(encode(`${name}:${password}`))).toEqual({ identifier: name, password })
    }),
  )
})

test('the scheme is case-insensitive', () => {
  expect(readBasicCredentials(encode('a:b').replace('Basic', 'bAsIc'))).toEqual({
    identifier: 'a',
    password: 'b',
  })
})

test.each([
  undefined,
  '',
  'Basic',
  'Basic ',
  'Basic a b',
  'Basic =',
  'Bearer YTpi',
  encode('no colon'),
  'Basic gDo=',
])('%j is not valid Basic auth', (header) => expect(readBasicCredentials(header)).toBeUndefined())
