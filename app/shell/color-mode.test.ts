import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyColorMode, readColorMode } from './color-mode.ts'

const stored = new Map<string, string>()
let dataset: Record<string, string> = {}

beforeEach(() => {
  stored.clear()
  dataset = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('document', { documentElement: { dataset } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test("the system's color mode applies until the visitor chooses one", () => {
  expect(readColorMode()).toBe('system')
})

test.each(['light', 'dark'] as const)('%s is applied and stored', (mode) => {
  applyColorMode(mode)
  expect(dataset).toEqual({ theme: mode })
  expect(stored.get('color-mode')).toBe(mode)
  expect(readColorMode()).toBe(mode)
})

test('choosing the system mode removes the attribute from the page', () => {
  applyColorMode('dark')
  applyColorMode('system')
  expect(dataset).toEqual({})
  expect(readColorMode()).toBe('system')
})

test('an unknown stored value counts as system', () => {
  stored.set('color-mode', 'sepia')
  expect(readColorMode()).toBe('system')
})
