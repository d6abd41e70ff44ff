import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseScale, formatMoneyTicks } from './scale.ts'

const values = fc.array(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()), {
  minLength: 1,
})
const kinds = fc.constantFrom('Bar' as const, 'Line' as const, 'Range' as const)

test.each<[values: number[], kind: 'Bar' | 'Line' | 'Range', ticks: number[]]>([
  [[11_600, 30_780, 1290], 'Bar', [0, 10_000, 20_000, 30_000, 40_000]],
  [[3.7, 8.1], 'Line', [0, 5, 10]],
  [[6.4, 6.5, 6.7], 'Line', [6.4, 6.5, 6.6, 6.7]],
  [[-4.2, 3], 'Bar', [-6, -4, -2, 0, 2, 4]],
  [[-5, -6], 'Bar', [-6, -4, -2, 0]],
  [[45.5, 45.5], 'Line', [0, 20, 40, 60]],
  [[0, 0], 'Bar', [0, 0.5, 1]],
  [[7], 'Line', [0, 2, 4, 6, 8]],
  [[5_845, 17_529], 'Range', [5_000, 10_000, 15_000, 20_000]],
])('the axis of %j in a chart of type %s', (given, kind, ticks) => {
  expect(chooseScale(given, kind).ticks).toEqual(ticks)
})

test('ticks are few and ascend in even steps of 1, 2 or 5 times a power of ten', () => {
  fc.assert(
    fc.property(values, kinds, (given, kind) => {
      const { ticks } = chooseScale(given, kind)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(7)
      const steps = ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? Number.NaN))
      const [step = 0] = steps
      expect(step).toBeGreaterThan(0)
      for (const each of steps) expect(each / step).toBeCloseTo(1, 3)
      expect(step.toExponential(2)).toMatch(/^(?:1|2|5)\.00e/)
      for (const tick of ticks) expect(tick / step).toBeCloseTo(Math.round(tick / step), 3)
    }),
  )
})

test('all values are on the axis in order, between its first and last tick', () => {
  fc.assert(
    fc.property(values, kinds, (given, kind) => {
      const { ticks, at } = chooseScale(given, kind)
      const [first = 0, last = 0] = [ticks[0], ticks.at(-1)]
      const slack = (last - first) * 1e-9
      for (const value of given) {
        expect(at(value)).toBeGreaterThanOrEqual(0)
        expect(at(value)).toBeLessThanOrEqual(1)
        if (Math.abs(value) > 1e15) continue
        expect(value).toBeGreaterThanOrEqual(first - slack)
        expect(value).toBeLessThanOrEqual(last + slack)
      }
      const places = given.toSorted((one, other) => one - other).map(at)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect([at(first), at(last)]).toEqual([0, 1])
    }),
  )
})

test('a bar axis always includes 0, where bars start', () => {
  fc.assert(
    fc.property(values, (given) => {
      expect(chooseScale(given, 'Bar').ticks).toContain(0)
    }),
  )
})

test.each<[ticksCents: number[], words: string[]]>([
  [
    [0, 5_000_00, 10_000_00, 15_000_00],
    ['$0', '$5K', '$10K', '$15K'],
  ],
  [
    [0, 2_500_00, 5_000_00],
    ['$0', '$2,500', '$5,000'],
  ],
  [
    [-12_500_00, 0, 12_500_00],
    ['−$12.5K', '$0', '$12.5K'],
  ],
])('ticks of %j cents are written alike', (ticksCents, words) => {
  expect(formatMoneyTicks(ticksCents)).toEqual(words)
})
