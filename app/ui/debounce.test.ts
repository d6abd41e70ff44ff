import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a burst of calls runs once, 166 ms after the last, with the last arguments', () => {
  const work = vi.fn()
  const debounced = debounce(work)
  debounced('u')
  vi.advanceTimersByTime(165)
  debounced('uc')
  vi.advanceTimersByTime(165)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work.mock.calls).toEqual([['uc']])
})

test('a canceled call never runs', () => {
  const work = vi.fn()
  const debounced = debounce(work, 20)
  debounced()
  debounced.cancel()
  vi.advanceTimersByTime(1000)
  expect(work).not.toHaveBeenCalled()
})
