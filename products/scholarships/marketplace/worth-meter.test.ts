import { expect, test } from 'vitest'
import { worthScale } from './worth-meter.tsx'

test('each step of the scale is ten times the one before, and nothing lies outside it', () => {
  expect([1_00, 10_00, 100_00, 1_000_00, 10_000_00].map(worthScale.at)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect([0, 50, 99_999_00].map(worthScale.at)).toEqual([0, 0, 1])
})
