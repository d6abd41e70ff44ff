import { expect, test } from 'vitest'
import { createAnswerCache, toAnswer } from './answer-cache.ts'

const answer = toAnswer({ result: 1 })

test('an answer is kept until its dataset has another number', () => {
  const cache = createAnswerCache()
  cache.set('key', answer, { dataset: 'a', number: 7 }, cache.generation())
  expect(cache.get('key', () => 7)?.body).toBe(answer.body)
  expect(cache.get('key', () => 8)).toBeUndefined()
  expect(cache.get('key', () => 7)).toBeUndefined()
})

test('nothing is kept that is larger than the cache lets in', () => {
  const cache = createAnswerCache()
  cache.set(
    'key',
    toAnswer({ result: 'x'.repeat(2_000_000) }),
    { dataset: 'a', number: 1 },
    cache.generation(),
  )
  expect(cache.get('key', () => 1)).toBeUndefined()
})

test('an answer that was begun before its dataset became another is not kept', () => {
  const cache = createAnswerCache()
  const since = cache.generation()
  cache.clear()
  cache.set('key', answer, { dataset: 'a', number: 1 }, since)
  expect(cache.get('key', () => 1)).toBeUndefined()
})

test('equal answers have equal tags, and others have others', () => {
  expect(toAnswer({ result: 1 }).etag).toBe(answer.etag)
  expect(toAnswer({ result: 2 }).etag).not.toBe(answer.etag)
})
