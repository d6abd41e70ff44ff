import { expect, test } from 'vitest'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { fromItem, type ScholarshipItem, toItem } from './scholarship-item.ts'

const scholarships = manyScholarships(2_000, '2026-11-23')

test('nothing is lost on the way to an item, its JSON, and back', () => {
  for (const scholarship of scholarships) {
    const item: ScholarshipItem = JSON.parse(JSON.stringify(toItem(scholarship)))
    expect(fromItem(item)).toEqual(scholarship)
  }
})

test('cents that a binary fraction cannot hold survive too', () => {
  const [first] = scholarships
  if (!first) throw new Error('no scholarship')
  for (let cents = 0; cents < 20_000; cents += 7) {
    const scholarship = { ...first, awardLowCents: cents, awardHighCents: cents + 100_000_000 }
    expect(fromItem(toItem(scholarship))).toEqual(scholarship)
  }
})

test('a scholarship without a last day has the deadline C', () => {
  const open = scholarships.filter(({ deadline }) => deadline.on === null)
  expect(open.length).toBeGreaterThan(0)
  for (const scholarship of open) expect(toItem(scholarship).deadline).toBe('C')
})
