import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCents, formatDollars, parseMoney } from './money.ts'

test.each([
  [0, '$0.00', '$0'],
  [5, '$0.05', '$0'],
  [49, '$0.49', '$0'],
  [50, '$0.50', '$1'],
  [123_456, '$1,234.56', '$1,235'],
  [1_000_000, '$10,000.00', '$10,000'],
  [123_456_789_01, '$123,456,789.01', '$123,456,789'],
  [-123_450, '-$1,234.50', '-$1,235'],
  [-49, '-$0.49', '$0'],
])('%i cents are formatted as %s and %s', (cents, exact, whole) => {
  expect(formatCents(cents)).toBe(exact)
  expect(formatDollars(cents)).toBe(whole)
})

test('a fraction of a cent throws and is not rounded', () => {
  expect(() => formatCents(10.5)).toThrow(RangeError)
})

test.each([
  ['10000', 1_000_000],
  ['$10,000', 1_000_000],
  [' $ 10,000.00 ', 1_000_000],
  ['10 000.50', 1_000_050],
  ['10\u00a0000', 1_000_000],
  ['10k', 1_000_000],
  ['$10 K', 1_000_000],
  ['2.5k', 250_000],
  ['10000 dollars', 1_000_000],
  ['10,000 USD', 1_000_000],
  ['10000$', 1_000_000],
  ['.5', 50],
  ['10.', 1000],
  ['1,234,567.8', 123_456_780],
  ['10000', 1_000_000],
  ['0', 0],
  ['-0', 0],
])('%j is read as %i cents', (typed, cents) => {
  expect(parseMoney(typed)).toEqual({ ok: true, cents })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['$', 'not_money'],
  ['ten thousand', 'not_money'],
  ['1e5', 'not_money'],
  ['0x10', 'not_money'],
  ['10-20', 'not_money'],
  ['10kk', 'not_money'],
  ['.', 'not_money'],
  ['10,50', 'unclear'],
  ['10.000', 'unclear'],
  ['1,0000', 'unclear'],
  ['10,000 000', 'unclear'],
  ['10 00', 'unclear'],
  ['1.2.3', 'unclear'],
  ['10,000k', 'unclear'],
  ['-5', 'negative'],
  ['-$5', 'negative'],
  ['$-5', 'negative'],
  ['9'.repeat(20), 'too_large'],
  ['9'.repeat(400), 'too_large'],
])('%j is refused as %s', (typed, problem) => {
  expect(parseMoney(typed)).toEqual({ ok: false, problem })
})

test('every formatted amount parses back to the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
      expect(parseMoney(formatCents(cents))).toEqual({ ok: true, cents })
    }),
  )
})

test('no typed text throws, and every parsed amount is in whole cents', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$\d.,k -]{0,12}$/)), (typed) => {
      const parsed = parseMoney(typed)
      if (parsed.ok) expect(Number.isSafeInteger(parsed.cents) && parsed.cents >= 0).toBe(true)
    }),
  )
})
