import { expect, test } from 'vitest'
import { LastGoodAnswers } from './last-good-answers.server.ts'

test('answers are stored by query and parameters, and each caller gets a copy', () => {
  const answers = new LastGoodAnswers()
  answers.save({ query: 'q', params: { a: 1 } }, { result: ['one'], syncTags: ['t'] })
  answers.save({ query: 'q' }, { result: null, syncTags: [] })
  const taken = answers.get({ query: 'q', params: { a: 1 } })
  expect(taken).toEqual({ result: ['one'], syncTags: ['t'] })
  expect(answers.get({ query: 'q', params: { a: 1 } })?.result).not.toBe(taken?.result)
  expect(answers.get({ query: 'q', params: {} })?.result).toBeNull()
  expect(answers.get({ query: 'q', params: { a: 2 } })).toBeUndefined()
})

test('the least recently used answer is dropped first, and an oversized one is never kept', () => {
  const answers = new LastGoodAnswers({ maxCharacters: 300 })
  const large = { result: 'x'.repeat(80), syncTags: [] }
  for (const query of ['a', 'b', 'c']) answers.save({ query }, large)
  expect(answers.get({ query: 'a' })).toBeUndefined()
  expect(answers.get({ query: 'c' })?.result).toBe(large.result)
  answers.save({ query: 'd' }, { result: 'x'.repeat(400), syncTags: [] })
  expect(answers.get({ query: 'd' })).toBeUndefined()
})
