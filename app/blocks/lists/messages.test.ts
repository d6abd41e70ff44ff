import { expect, test } from 'vitest'
import { durationWords } from './messages.ts'

test.each([
  [1, '1 minute'],
  [45, '45 minutes'],
  [59.6, '1 hour'],
  [75, '1 hour 15 minutes'],
  [121, '2 hours 1 minute'],
  [0, undefined],
  [-5, undefined],
  [Number.NaN, undefined],
])('%d minutes are formatted as %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})
