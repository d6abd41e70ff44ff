import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeLater, isDraggedAway } from './toast-closing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a toast closes after 5000 ms', () => {
  const close = vi.fn()
  closeLater(close)
  vi.advanceTimersByTime(4999)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledOnce()
})

test('a held toast stays, and its full time starts again when it is released', () => {
  const close = vi.fn()
  const closing = closeLater(close)
  vi.advanceTimersByTime(4000)
  closing.hold()
  vi.advanceTimersByTime(60_000)
  expect(close).not.toHaveBeenCalled()
  closing.release()
  vi.advanceTimersByTime(4999)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  [239, 300, false],
  [240, 300, true],
  [-240, 300, true],
  [0, 300, false],
])('dragging %i px of %i px closes the toast: %s', (distance, width, gone) => {
  expect(isDraggedAway(distance, width)).toBe(gone)
})
