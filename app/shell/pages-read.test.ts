import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPages, rememberPage } from './pages-read.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('pages are listed by their last visit', () => {
  rememberPage('/', 'Home')
  rememberPage('/student-loans', 'Student loans')
  rememberPage('/', 'Home again')
  expect(readPages()).toEqual([
    ['/student-loans', 'Student loans'],
    ['/', 'Home again'],
  ])
})

test('the oldest goes when there are more than 20', () => {
  for (let page = 1; page <= 21; page += 1) rememberPage(`/page-${page}`, `Page ${page}`)
  expect(readPages()).toHaveLength(20)
  expect(readPages()[0]).toEqual(['/page-2', 'Page 2'])
})
