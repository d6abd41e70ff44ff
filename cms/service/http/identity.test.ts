import { expect, test } from 'vitest'
import { ContentError } from '#content/errors.ts'
import { anonymous, createIdentifier, reader, writer } from './identity.ts'

const identify = createIdentifier({ read: 'the-read-token', write: 'the-write-token' })

test('each token has its role, and no token means anonymous', () => {
  expect(identify('Bearer the-read-token')).toBe(reader)
  expect(identify('bearer  the-write-token ')).toBe(writer)
  expect(identify(undefined)).toBe(anonymous)
})

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer the-read-toke',
  'Bearer the-read-token2',
  'Basic the-read-token',
  'the-read-token',
])('%j is refused', (header) => {
  expect(() => identify(header)).toThrow(ContentError)
})

test('an empty token gives no access', () => {
  const careless = createIdentifier({ read: '', write: '' })
  expect(() => careless('Bearer ')).toThrow(ContentError)
})
