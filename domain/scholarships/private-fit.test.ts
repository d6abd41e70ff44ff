import { expect, test } from 'vitest'
import { getShownRange } from './private-fit.ts'

test('from the first one on, what is visible is counted', () => {
  const range = getShownRange({ start: 1, visible: 17, total: 42, isLast: false, certain: 0 })
  expect(range).toEqual({ from: 1, to: 17 })
})

test('a page that begins before anything can be hidden begins where the server says', () => {
  const range = getShownRange({ start: 21, visible: 12, total: 42, isLast: false, certain: 30 })
  expect(range).toEqual({ from: 21, to: 32 })
})

test('the last page ends with the last one, whatever the pages before hide', () => {
  const range = getShownRange({ start: 41, visible: 11, total: 42, isLast: true, certain: 3 })
  expect(range).toEqual({ from: 32, to: 42 })
})

test('a page between, before which an unknown number is hidden, claims no range', () => {
  expect(getShownRange({ start: 21, visible: 11, total: 42, isLast: false, certain: 3 })).toBeUndefined()
})
