import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSimilarNames } from './near-names.ts'

// cspell:ignore yaer

test('the most similar name comes first, and dissimilar names are left out', () => {
  const known = ['awardYear.pell.max', 'awardYear.pell.min', 'year', 'date']
  expect(findSimilarNames('awardYear.pell.maximum', known)).toEqual([
    'awardYear.pell.max',
    'awardYear.pell.min',
  ])
  expect(findSimilarNames('yaer', known)).toEqual(['year'])
  expect(findSimilarNames('something else', known)).toEqual([])
})

test('a known name is most similar to itself, and every result is a known name', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), {
    minLength: 1,
    selector: (s) => s.toLowerCase(),
  })
  fc.assert(
    fc.property(names, fc.nat(), (known, at) => {
      const name = known[at % known.length] ?? ''
      const near = findSimilarNames(name, known)
      expect(near[0]).toBe(name)
      expect(known).toEqual(expect.arrayContaining(near))
      expect(near.length).toBeLessThanOrEqual(3)
    }),
  )
})
