import { expect, test } from 'vitest'
import { breakEvenly } from './break-evenly.ts'

test.each([
  ['Pay for college with your eyes open', 3, ['Pay for college', 'with your', 'eyes open']],
  ['What does a cosigner sign?', 2, ['What does a', 'cosigner sign?']],
  ['One', 3, ['One']],
  ['One two', 3, ['One', 'two']],
  ['', 1, ['']],
])('%j in %i lines', (text, count, lines) => {
  expect(breakEvenly(text.split(' '), count)).toEqual(lines)
})

test('a title of sixty short words is broken evenly too', () => {
  expect(breakEvenly('i '.repeat(60).trim().split(' '), 10).map((line) => line.length)).toEqual(
    Array.from({ length: 10 }, () => 11),
  )
})

test('a title of twenty words keeps all of them in order, in lines of about the same length', () => {
  const words = Array.from({ length: 20 }, (_, at) => 'word'.repeat(1 + (at % 2)))
  const lines = breakEvenly(words, 5)
  expect(lines.join(' ')).toBe(words.join(' '))
  const lengths = lines.map((line) => line.length)
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(4)
})
