import { expect, test } from 'vitest'
import { pickFill, toInitial } from './pick-fill.ts'

const ids = Array.from({ length: 240 }, (_, at) => `sample-lender-${at}`)

test('an id keeps its fill, and each fill is picked about equally often', () => {
  expect(ids.map((id) => pickFill(id, 4))).toEqual(ids.map((id) => pickFill(id, 4)))
  const counts = [0, 1, 2, 3].map((fill) => ids.filter((id) => pickFill(id, 4) === fill).length)
  expect(Math.min(...counts)).toBeGreaterThan(40)
  expect(counts.reduce((sum, count) => sum + count)).toBe(ids.length)
})

test.each([
  ['Quillmere Bank', 'Q'],
  ['“éclair” Lending', 'É'],
  ['1st Sample Union', '1'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(toInitial(name)).toBe(initial)
})
