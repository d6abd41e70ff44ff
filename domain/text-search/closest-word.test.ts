import { expect, test } from 'vitest'
import { findClosestWord } from './closest-word.ts'

// cspell:ignore nursng robotcs enginering chemise chemisp chemistr

const vocabulary = { nursing: 9, nursery: 20, purse: 3, robotics: 2, robots: 1, engineering: 5, '2026': 4 }
const words = Object.keys(vocabulary).sort()
const find = (typed: string) =>
  findClosestWord(words, typed, (at) => vocabulary[words[at] as keyof typeof vocabulary])

test.each([
  ['nursng', 'nursing'],
  ['robotcs', 'robotics'],
  ['enginering', 'engineering'],
  ['nurse', 'purse'],
  ['law', undefined],
  ['welding', undefined],
  ['2028', undefined],
])('%s means %s', (typed, meant) => {
  expect(find(typed)).toBe(meant)
})

test('the fewest errors come first, then the most common word', () => {
  const counts = [1, 7, 50]
  const find = (typed: string) =>
    findClosestWord(['chemist', 'chemise', 'chemistry'], typed, (at) => counts[at] ?? 0)
  expect(find('chemisp')).toBe('chemise')
  expect(find('chemistr')).toBe('chemistry')
})
