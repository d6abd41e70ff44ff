import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Definition, groupByLetter } from './by-letter.ts'

const definition = (title: string): Definition => ({
  _id: title,
  _type: 'glossary',
  id: title,
  title,
  content: [],
})

test('entries are sorted alphabetically, regardless of case and accents, with numbers first', () => {
  const letters = groupByLetter(
    ['grace period', 'École', 'APR', '529 plan', 'accrual', '“Award” year'].map(definition),
  )
  expect(letters.map(({ letter, definitions }) => [letter, definitions.map(({ title }) => title)])).toEqual([
    ['#', ['529 plan']],
    ['A', ['accrual', 'APR', '“Award” year']],
    ['E', ['École']],
    ['G', ['grace period']],
  ])
})

test('every entry is listed under exactly one letter', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (titles) => {
      const all = groupByLetter(titles.map(definition)).flatMap(({ definitions }) => definitions)
      expect(all.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
    }),
  )
})
