import { expect, test } from 'vitest'
import { isIsoDay } from '#domain/dates.ts'
import { annualPercentageRate } from './appendix-j.ts'
import { appendixJExamples, appendixJSource } from './appendix-j-examples.ts'

const read = appendixJExamples.filter(({ evidence }) => evidence === 'read')
const recalled = appendixJExamples.filter(({ evidence }) => evidence === 'recalled')

test('twelve published rates were read, and no example stands twice', () => {
  expect(read).toHaveLength(12)
  expect(appendixJExamples).toHaveLength(19)
  expect(new Set(appendixJExamples.map(({ id }) => id)).size).toBe(19)
  expect(isIsoDay(appendixJSource.checkedOn)).toBe(true)
})

test.each(read)('$section: $publishedAprPercent %', (example) => {
  expect(annualPercentageRate(example).toFixed(2)).toBe(example.publishedAprPercent.toFixed(2))
})

test('the examples recalled from memory are computed too; two of them differ and are shown with their difference', () => {
  const differing = recalled.filter(
    (example) => annualPercentageRate(example).toFixed(2) !== example.publishedAprPercent.toFixed(2),
  )
  expect(differing.map(({ id }) => id)).toEqual(['c-6-ii', 'c-7-ii'])
})

// The parts of a unit period as the appendix is known to count them.
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
  { id: 'c-5-iii', from: 1, fraction: 6 / 12 },
  { id: 'c-6-i', from: 0, fraction: 26 / 28 },
])('$id: the first payment is $from unit periods and $fraction away', ({ id, from, fraction }) => {
  const first = appendixJExamples.find((example) => example.id === id)?.payments[0]
  expect(first?.from).toBe(from)
  expect(first?.fraction).toBeCloseTo(fraction, 12)
})

test('streams of one example follow one another without a gap where the example has none', () => {
  const example = appendixJExamples.find(({ id }) => id === 'c-4-ii')
  expect(example?.payments.map(({ from }) => from)).toEqual([0, 1, 19])
})
