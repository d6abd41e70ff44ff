import { afterEach, expect, test, vi } from 'vitest'
import { readStored, readStoredText, writeStored, writeStoredText } from './stored.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function storage(texts: Record<string, string> = {}) {
  const map = new Map(Object.entries(texts))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
  })
}

test('a missing key returns an empty object', () => {
  storage()
  expect(readStored('pages-read')).toEqual({})
})

test.each(['', '{', 'dark', '7', 'null', '[1]', '"text"'])(
  '%j is not a record and returns an empty object',
  (text) => {
    storage({ key: text })
    expect(readStored('key')).toEqual({})
  },
)

test('a stored record is read back', () => {
  storage()
  writeStored('key', { '/a': 'A' })
  writeStoredText('mode', 'dark')
  expect(readStored('key')).toEqual({ '/a': 'A' })
  expect(readStoredText('mode')).toBe('dark')
})

test('blocked storage reads as empty, and writing to it does not throw', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(readStored('key')).toEqual({})
  expect(readStoredText('key')).toBeNull()
  expect(() => writeStored('key', {})).not.toThrow()
})
