import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { glossaryTouchLeaveMs, tooltipTiming } from './tooltip-timing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function tooltip(touchLeaveMs?: number) {
  const seen: string[] = []
  const timing = tooltipTiming({
    open: () => seen.push('open'),
    close: () => seen.push('close'),
    ...(touchLeaveMs === undefined ? {} : { touchLeaveMs }),
  })
  return { seen, timing }
}

test('opens 100 ms after the pointer enters and closes as it leaves', () => {
  const { seen, timing } = tooltip()
  timing.enter()
  vi.advanceTimersByTime(99)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['open'])
  timing.leave()
  expect(seen).toEqual(['open', 'close'])
})

test('a pointer that only passes over opens nothing', () => {
  const { seen, timing } = tooltip()
  timing.enter()
  timing.leave()
  vi.advanceTimersByTime(10_000)
  expect(seen).toEqual(['close'])
})

test('opens after 700 ms of touch and closes 1500 ms after the finger leaves', () => {
  const { seen, timing } = tooltip()
  timing.touchStart()
  vi.advanceTimersByTime(699)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  timing.touchEnd()
  vi.advanceTimersByTime(1499)
  expect(seen).toEqual(['open'])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['open', 'close'])
})

test('a glossary tooltip stays five minutes after the finger leaves', () => {
  const { seen, timing } = tooltip(glossaryTouchLeaveMs)
  timing.touchStart()
  vi.advanceTimersByTime(700)
  timing.touchEnd()
  vi.advanceTimersByTime(299_999)
  expect(seen).toEqual(['open'])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['open', 'close'])
})
