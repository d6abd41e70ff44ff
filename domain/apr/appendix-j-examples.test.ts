import { expect, test } from 'vitest'
import { isIsoDay } from '#domain/dates.ts'
import { annualPercentageRate } from './appendix-j.ts'
import { appendixJExamples, appendixJSource } from './appendix-j-examples.ts'

test('no example appears twice', () => {
  expect(appendixJExamples).toHaveLength(14)
  expect(new Set(appendixJExamples.map(({ id }) => id)).size).toBe(14)
  expect(isIsoDay(appendixJSource.checkedOn)).toBe(true)
})

test.each(appendixJExamples)('$section: $publishedAprPercent%', (example) => {
  expect(annualPercentageRate(example).toFixed(2)).toBe(example.publishedAprPercent.toFixed(2))
})

// The unit periods and fractions that Appendix J states for its examples.
test.each([
  { id: 'c-1-i', from: 1, fraction: 0 },
  { id: 'c-1-ii', from: 1, fraction: 19 / 30 },
  { id: 'c-1-iii', from: 0, fraction: 6 / 15 },
  { id: 'c-1-iv', from: 1, fraction: 39 / 90 },
  { id: 'c-1-v', from: 4, fraction: 4 / 7 },
  { id: 'c-2-ii', from: 1, fraction: 5 / 28 },
  { id: 'c-3-ii', from: 0, fraction: 8 / 14 },
  { id: 'c-4-ii', from: 0, fraction: 52 / 60 },
  { id: 'c-5-i', from: 1, fraction: 0 },
])('$id: the first payment is due after $from and $fraction unit periods', ({ id, from, fraction }) => {
  const first = appendixJExamples.find((example) => example.id === id)?.payments[0]
  expect(first?.from).toBe(from)
  expect(first?.fraction).toBeCloseTo(fraction, 12)
})

test('the payment streams of example c-4-ii follow one another without a gap', () => {
  const example = appendixJExamples.find(({ id }) => id === 'c-4-ii')
  expect(example?.payments.map(({ from }) => from)).toEqual([0, 1, 19])
})
