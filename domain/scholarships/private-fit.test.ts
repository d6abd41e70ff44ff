import { expect, test } from 'vitest'
import { getShownRange } from './private-fit.ts'

test('from the first one on, what is visible is counted', () => {
  expect(getShownRange({ start: 1, visible: 17, total: 42, isLast: false })).toEqual({ from: 1, to: 17 })
})

test('the last page ends with the last one, whatever the pages before hide', () => {
  expect(getShownRange({ start: 41, visible: 11, total: 42, isLast: true })).toEqual({ from: 32, to: 42 })
})

test('no page shows more than there are', () => {
  expect(getShownRange({ start: 41, visible: 11, total: 42, isLast: false })).toEqual({ from: 32, to: 42 })
})
