import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeLabels } from './place-labels.ts'

test('the labels of a wide range are centered under its ends', () => {
  expect(placeLabels(0.25, 0.75)).toEqual({ low: 0.25, high: 0.75 })
})

test('labels stay on the axis, in order, and never overlap', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, (one, other) => {
      const { low, high } = placeLabels(Math.min(one, other), Math.max(one, other))
      expect(low).toBeGreaterThanOrEqual(0.1 - 1e-9)
      expect(high).toBeLessThanOrEqual(0.9 + 1e-9)
      expect(high - low).toBeGreaterThanOrEqual(0.2 - 1e-9)
    }),
  )
})
