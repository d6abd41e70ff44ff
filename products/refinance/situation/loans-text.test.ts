import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLoans } from '#domain/refinance/some-loans.fixture.ts'
import { maxLoans, readLoans, writeLoans } from './loans-text.ts'

test('loans are read as they were written', () => {
  fc.assert(
    fc.property(anyLoans(maxLoans), (some) => {
      const loans = some.map((loan, index) => ({ ...loan, id: String(index + 1) }))
      expect(readLoans(writeLoans(loans))).toEqual(loans)
    }),
  )
})

test.each([
  '',
  'private',
  'private 100 5 0',
  'private 0 5 12',
  'private 100 40 12',
  'private 100 5 12 before_2007_10 none',
  'subsidized 100 5 12',
  'subsidized 100 5 12 lately none',
  'subsidized 100 5 12 before_2007_10 none and more',
  'gift 100 5 12',
  Array.from({ length: 6 }, () => 'private 100000000 5 12').join('\n'),
  Array.from({ length: maxLoans + 1 }, () => 'private 100 5 12').join('\n'),
])('a text that nobody wrote is no loans: %j', (text) => {
  expect(readLoans(text)).toBeUndefined()
})
