import { expect, test } from 'vitest'
import { getPovertyGuideline, getPovertyRegion, povertySources } from './poverty-guidelines.ts'
import { expectSource } from './source.fixture.ts'

test.each([
  [2023, 'contiguous', 8, 50_560],
  [2023, 'alaska', 8, 63_220],
  [2023, 'hawaii', 8, 58_140],
  // Two thirds of the 150% table that the Department of Education prints.
  [2024, 'contiguous', 8, 52_720],
  [2024, 'alaska', 8, 65_920],
  [2024, 'hawaii', 8, 60_640],
  [2025, 'contiguous', 8, 54_150],
  [2025, 'alaska', 8, 67_640],
  [2025, 'hawaii', 8, 61_600],
  [2026, 'contiguous', 1, 15_960],
  [2026, 'contiguous', 8, 55_720],
  [2026, 'alaska', 4, 41_250],
  [2026, 'hawaii', 2, 24_890],
  [2026, 'hawaii', 8, 64_070],
] as const)('the guideline of %i in %s for a family of %i is $%i', (year, region, size, dollars) => {
  expect(getPovertyGuideline(year, region, size)).toBe(dollars)
})

test('a family of nobody throws', () => {
  expect(() => getPovertyGuideline(2026, 'alaska', 0)).toThrow(RangeError)
})

test('Alaska and Hawaii have guidelines of their own, and territories those of the 48 states', () => {
  expect(['AK', 'HI', 'PR', 'OH', undefined].map(getPovertyRegion)).toEqual([
    'alaska',
    'hawaii',
    'contiguous',
    'contiguous',
    'contiguous',
  ])
})

test('every year states where its guidelines were read', () => {
  for (const source of Object.values(povertySources)) expectSource(source)
})
