import { expect, test } from 'vitest'
import { isMinor } from './age-band.ts'

test('13 to 17 counts as under 18 until the youngest of them is 18, five years later', () => {
  const stated = { band: 'from_13', on: '2026-11-27' } as const
  expect(isMinor(stated, '2026-11-27')).toBe(true)
  expect(isMinor(stated, '2031-11-26')).toBe(true)
  expect(isMinor(stated, '2031-11-27')).toBe(false)
  expect(isMinor({ ...stated, on: '2028-02-29' }, '2033-02-28')).toBe(true)
  expect(isMinor({ ...stated, on: '2028-02-29' }, '2033-03-01')).toBe(false)
})

test('neither an adult nor somebody who was never asked counts as under 18', () => {
  expect(isMinor({ band: 'from_18', on: '2026-11-27' }, '2026-11-27')).toBe(false)
  expect(isMinor({ band: null, on: null }, '2026-11-27')).toBe(false)
})
