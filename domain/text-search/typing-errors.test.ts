import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTypingErrors } from './typing-errors.ts'

// cspell:ignore yael yalle purdew vandreb

test.each([
  ['yale', 'yale', 0],
  ['yael', 'yale', 1],
  ['yalle', 'yale', 1],
  ['yae', 'yale', 1],
  ['yule', 'yale', 1],
  ['purdew', 'purdue', 2],
  ['', 'yale', 4],
])('%s is typed for %s with %i errors', (typed, word, errors) => {
  expect(countTypingErrors(typed, word, { max: 9 })).toBe(errors)
})

test('an unfinished text is compared only with the beginning of a word', () => {
  expect(countTypingErrors('vandreb', 'vanderbilt', { max: 2, prefixOnly: true })).toBe(1)
})

test('the count is symmetric, at most the longer length, and 0 only for equal texts', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 })
  fc.assert(
    fc.property(text, text, fc.nat(9), (one, other, max) => {
      const errors = countTypingErrors(one, other, { max: 9 })
      expect(countTypingErrors(other, one, { max: 9 })).toBe(errors)
      expect(errors).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(errors === 0).toBe(one === other)
      expect(countTypingErrors(one, other, { max })).toBe(Math.min(errors, max + 1))
      expect(countTypingErrors(one, other, { max: 9, prefixOnly: true })).toBeLessThanOrEqual(errors)
    }),
  )
})
