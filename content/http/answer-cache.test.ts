import { expect, test } from 'vitest'
import { toJsonBytes } from '#content/query/thread-messages.ts'
import { createAnswerCache, toAnswer } from './answer-cache.ts'

const answer = toAnswer('{', toJsonBytes(1), '}')

test('caches a response until the transaction number of its dataset changes', () => {
  const cache = createAnswerCache()
  cache.set('key', answer, { dataset: 'a', number: 7 }, cache.generation())
  expect(cache.get('key', () => 7)?.body).toBe(answer.body)
  expect(cache.get('key', () => 8)).toBeUndefined()
  expect(cache.get('key', () => 7)).toBeUndefined()
})

test('does not cache a response above the size limit', () => {
  const cache = createAnswerCache()
  cache.set(
    'key',
    toAnswer('', toJsonBytes('x'.repeat(2_000_000)), ''),
    { dataset: 'a', number: 1 },
    cache.generation(),
  )
  expect(cache.get('key', () => 1)).toBeUndefined()
})

test('does not cache a response that was started before its dataset was replaced', () => {
  const cache = createAnswerCache()
  const since = cache.generation()
  cache.clear()
  cache.set('key', answer, { dataset: 'a', number: 1 }, since)
  expect(cache.get('key', () => 1)).toBeUndefined()
})

test('only equal responses have equal ETags', () => {
  expect(toAnswer('{ ', toJsonBytes(1), '}').etag).not.toBe(answer.etag)
  expect(toAnswer('{', toJsonBytes(1), ' }').etag).not.toBe(answer.etag)
  expect(toAnswer('{', toJsonBytes(1), '}').etag).toBe(answer.etag)
  expect(toAnswer('{', toJsonBytes(2), '}').etag).not.toBe(answer.etag)
})
