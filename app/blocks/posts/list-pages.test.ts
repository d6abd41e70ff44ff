import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesShown, parsePageAddress, toPageAddress } from './list-pages.ts'

test('a page address has its number, except for page 1, and keeps the other parameters', () => {
  expect(toPageAddress('/resources/fafsa', 3)).toBe('/resources/fafsa?page=3')
  expect(toPageAddress('/resources/fafsa?page=3', 1)).toBe('/resources/fafsa')
  expect(toPageAddress('/resources/fafsa?q=a+b&page=2#list', 4)).toBe('/resources/fafsa?q=a+b&page=4')
})

test('an invalid page number counts as page 1', () => {
  const wrong = ['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=two', '?page=1e3', '?page=99999999']
  expect(wrong.map((query) => parsePageAddress(`/a${query}`))).toEqual(wrong.map(() => 1))
  expect(parsePageAddress('/a?q=x&page=12')).toBe(12)
})

test('the first, last and neighboring pages are linked, and a gap replaces two or more pages', () => {
  expect(pagesShown(1, 3)).toEqual([1, 2, 3])
  expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pagesShown(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(199), (pages, before) => {
      const page = Math.min(pages, before + 1)
      const shown = pagesShown(page, pages)
      const numbers = shown.filter((each) => each !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect([numbers[0], numbers.at(-1), numbers.includes(page)]).toEqual([1, pages, true])
      expect(shown.length).toBeLessThanOrEqual(7)
    }),
  )
})
