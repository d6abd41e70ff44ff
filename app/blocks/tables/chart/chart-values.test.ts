import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartRows, countDecimals, describeChart, formatTicks, formatValue } from './chart-values.ts'
import { fitLabel } from './fit-label.ts'

// cspell:ignore massachus

const series = (name: string, points: [label: string, value: number][]) => ({
  _type: 'series' as const,
  name,
  points: points.map(([label, value]) => ({ _type: 'point' as const, label, value })),
})

test('series are grouped by label, and missing values stay undefined', () => {
  const rows = chartRows([
    series('A', [
      ['2024', 1],
      ['2025', 2],
    ]),
    series('B', [
      ['2025', 0],
      ['2026', -3],
    ]),
  ])
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['2024', 1, undefined],
    ['2025', 2, 0],
    ['2026', undefined, -3],
  ])
})

test('no value is lost, even when a label repeats, and every row has a unique key', () => {
  const point = fc.tuple(fc.constantFrom('a', 'b', '1 a', ''), fc.integer())
  fc.assert(
    fc.property(fc.array(fc.array(point)), (all) => {
      const rows = chartRows(all.map((points, at) => series(String(at), points)))
      for (const [at, points] of all.entries()) {
        const shown = rows.flatMap(({ label, values }) =>
          values[at] === undefined ? [] : [[label, values[at]]],
        )
        expect(shown.toSorted()).toEqual(points.toSorted())
      }
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    }),
  )
})

test.each([
  [5500, 'Dollars', '$5,500'],
  [45.5, 'Dollars', '$45.50'],
  [-1200, 'Dollars', '-$1,200'],
  [1_250_000, 'Dollars', '$1,250,000'],
  [6.533, 'Percent', '6.533%'],
  [-0.5, 'Percent', '-0.5%'],
  [0, 'Percent', '0%'],
  [12_000, 'Number', '12,000'],
] as const)('%d %s is %s', (value, unit, words) => {
  expect(formatValue(value, unit)).toBe(words)
})

test.each<[ticks: number[], unit: 'Dollars' | 'Percent' | 'Number', words: string[]]>([
  [[0, 5000, 10_000, 15_000], 'Dollars', ['$0', '$5K', '$10K', '$15K']],
  [[0, 2500, 5000], 'Dollars', ['$0', '$2,500', '$5,000']],
  [[-12_500, 0, 12_500], 'Dollars', ['-$12.5K', '$0', '$12.5K']],
  [[0, 500_000, 1_000_000], 'Number', ['0', '0.5M', '1M']],
  [[-0.5, 0, 0.5], 'Percent', ['-0.5%', '0%', '0.5%']],
])('ticks of %j %s are written alike', (ticks, unit, words) => {
  expect(formatTicks(ticks, unit)).toEqual(words)
})

test('a chart is said in one sentence: lines by their ends, bars by the shortest and the longest', () => {
  const rows = chartRows([
    series('Minimum', [
      ['Today', 1200],
      ['1 year', 555],
    ]),
  ])
  const figures = { title: 'Owed', names: ['Minimum'], rows, unit: 'Dollars' } as const
  expect(describeChart({ ...figures, type: 'Line' })).toBe(
    'Owed; Minimum: from $1,200 (Today) to $555 (1 year)',
  )
  expect(describeChart({ ...figures, type: 'Bar' })).toBe(
    'Owed; Minimum: from $555 (1 year) to $1,200 (Today)',
  )
})

test('values beside one another have as many decimals as the most exact of them', () => {
  const values = [5.05, 5.5, 6]
  const decimals = countDecimals(values)
  expect(values.map((value) => formatValue(value, 'Percent', decimals))).toEqual(['5.05%', '5.50%', '6.00%'])
  expect([countDecimals([]), countDecimals([41, 9]), countDecimals([1e-7])]).toEqual([0, 0, 0])
})

test.each<[label: string, lines: string[]]>([
  ['2026–27', ['2026–27']],
  ['Before the form changed', ['Before the', 'form', 'changed']],
  ['In the first year of the new form', ['In the', 'first year', 'of the n…']],
  ['Massachusetts', ['Massachus…']],
  ['', []],
])('%j fits below an axis', (label, lines) => {
  expect(fitLabel(label, 10, 3)).toEqual(lines)
})

test('no line of a label exceeds its limit, and a label that fits is not cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 3, max: 20 }), (label, characters) => {
      const lines = fitLabel(label, characters, 2)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(characters)
      if ([...label].length <= characters) expect(lines.join(' ')).toBe(label.trim().split(/\s+/).join(' '))
    }),
  )
})
