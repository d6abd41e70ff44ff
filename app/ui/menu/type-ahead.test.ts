import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typeAhead } from './type-ahead.ts'

const labels = ['Light', 'Dark', 'System', 'Saved']

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('letters typed within 500 ms form one word', () => {
  const find = typeAhead()
  expect(find('s', labels, 0)).toBe(2)
  vi.advanceTimersByTime(499)
  expect(find('a', labels, 2)).toBe(3)
})

test('after 500 ms a new word starts', () => {
  const find = typeAhead()
  find('s', labels, 0)
  vi.advanceTimersByTime(500)
  expect(find('d', labels, 2)).toBe(1)
})

test('repeating a letter goes to the next entry', () => {
  const find = typeAhead()
  expect(find('s', labels, -1)).toBe(2)
  expect(find('s', labels, 2)).toBe(3)
  expect(find('s', labels, 3)).toBe(2)
})

test('an unknown letter finds nothing', () => {
  expect(typeAhead()('x', labels, 0)).toBeUndefined()
})
