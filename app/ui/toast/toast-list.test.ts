import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastList, isDraggedAway } from './toast-list.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a toast closes after 5000 ms', () => {
  const toasts = createToastList()
  toasts.success('Link copied')
  vi.advanceTimersByTime(4999)
  expect(toasts.messages()).toMatchObject([{ tone: 'success', text: 'Link copied' }])
  vi.advanceTimersByTime(1)
  expect(toasts.messages()).toEqual([])
})

test('a held toast stays, and its full time starts again when it is released', () => {
  const toasts = createToastList()
  toasts.error('Still offline')
  const id = toasts.messages()[0]?.id ?? 0
  vi.advanceTimersByTime(4000)
  toasts.hold(id)
  vi.advanceTimersByTime(60_000)
  expect(toasts.messages()).toHaveLength(1)
  toasts.release(id)
  vi.advanceTimersByTime(4999)
  expect(toasts.messages()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.messages()).toEqual([])
})

test('closing one toast keeps the others and notifies listeners', () => {
  const toasts = createToastList()
  const received = vi.fn()
  const stop = toasts.subscribe(received)
  toasts.success('one')
  toasts.success('two')
  toasts.close(toasts.messages()[0]?.id ?? 0)
  expect(toasts.messages().map((message) => message.text)).toEqual(['two'])
  expect(received).toHaveBeenCalledTimes(3)
  stop()
  toasts.success('three')
  expect(received).toHaveBeenCalledTimes(3)
})

test.each([
  [239, 300, false],
  [240, 300, true],
  [-240, 300, true],
  [0, 300, false],
])('dragging %i px of %i px closes the toast: %s', (distance, width, gone) => {
  expect(isDraggedAway(distance, width)).toBe(gone)
})
