import { expect, test } from 'vitest'
import { gpaScales, highestGpa, readGpa, toStatedScale, writeGpa } from './gpa.ts'

test('a plain number is on the 4.0 scale, as answers were before they named one', () => {
  expect(readGpa('3.57')).toEqual({ value: 3.57, scale: '4' })
  expect(writeGpa({ value: 3.57, scale: '4' })).toBe('3.57')
})

test.each(gpaScales)('a GPA on scale %s is read as it was written, up to the highest', (scale) => {
  const gpa = { value: highestGpa[scale], scale }
  expect(readGpa(writeGpa(gpa))).toEqual(gpa)
})

test.each(['', '4.01', '5.01/5', '100.5/100', '3.5/4.3', '3.5/constructor', '1000/other', '-1', '1e2/100'])(
  '%j is no GPA',
  (text) => {
    expect(readGpa(text)).toBeUndefined()
  },
)

test('a GPA on another scale is not converted', () => {
  expect(gpaScales.map((scale) => toStatedScale({ value: 3, scale }))).toEqual([
    3,
    ...Array(3).fill(undefined),
  ])
  expect(toStatedScale(undefined)).toBeUndefined()
})
