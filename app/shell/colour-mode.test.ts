import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyColourMode, readColourMode } from './colour-mode.ts'

const kept = new Map<string, string>()
let dataset: Record<string, string> = {}

beforeEach(() => {
  kept.clear()
  dataset = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('document', { documentElement: { dataset } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the system decides until the visitor does', () => {
  expect(readColourMode()).toBe('system')
})

test.each(['light', 'dark'] as const)('%s is shown and remembered', (mode) => {
  applyColourMode(mode)
  expect(dataset).toEqual({ theme: mode })
  expect(kept.get('colour-mode')).toBe(mode)
  expect(readColourMode()).toBe(mode)
})

test('going back to the system takes the mark off the page', () => {
  applyColourMode('dark')
  applyColourMode('system')
  expect(dataset).toEqual({})
  expect(readColourMode()).toBe('system')
})

test('an unknown kept value counts as system', () => {
  kept.set('colour-mode', 'sepia')
  expect(readColourMode()).toBe('system')
})
