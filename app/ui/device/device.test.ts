import { expect, test } from 'vitest'
import { getDevice } from './device.ts'

test.each([
  [0, 'mobile'],
  [320, 'mobile'],
  [600, 'mobile'],
  [601, 'tablet'],
  [899, 'tablet'],
  [1278, 'tablet'],
  [1279, 'mobile'],
  [1280, 'desktop'],
  [1536, 'desktop'],
])('a window of %i px is %s', (width, device) => {
  expect(getDevice(width)).toBe(device)
})
