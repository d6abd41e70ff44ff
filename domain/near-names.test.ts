import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearNames } from './near-names.ts'

// cspell:ignore yaer

test('the nearest name comes first, and what is nothing like it is not named', () => {
  const known = ['awardYear.pell.max', 'awardYear.pell.min', 'year', 'date']
  expect(nearNames('awardYear.pell.maximum', known)).toEqual(['awardYear.pell.max', 'awardYear.pell.min'])
  expect(nearNames('yaer', known)).toEqual(['year'])
  expect(nearNames('something else', known)).toEqual([])
})

test('a known name is its own nearest, and every name given is known', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), {
    minLength: 1,
    selector: (s) => s.toLowerCase(),
  })
  fc.assert(
    fc.property(names, fc.nat(), (known, at) => {
      const name = known[at % known.length] ?? ''
      const near = nearNames(name, known)
      expect(near[0]).toBe(name)
      expect(known).toEqual(expect.arrayContaining(near))
      expect(near.length).toBeLessThanOrEqual(3)
    }),
  )
})
