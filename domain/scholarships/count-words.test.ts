import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

// cspell:ignore pasado

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['One', 1],
  ['  two\n\nwords ', 2],
  ['a well-known friend’s house', 4],
  ['$1,000 in 3.5 years', 4],
  ['wait – no - yes & so on…', 5],
  ['home—where I am—is here', 6],
  ['El año pasado aprendí', 4],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('texts joined by a space have the words of both', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(countWords(`${one} ${other}`)).toBe(countWords(one) + countWords(other))
    }),
  )
})

test('a long text without a space is counted in time that grows with its length', () => {
  expect(countWords('!'.repeat(200_000))).toBe(0)
  expect(countWords('x'.repeat(200_000))).toBe(1)
})
