import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disbursementPeriods, federalLoanKinds } from '#domain/federal-repayment/federal-loan.ts'
import { autopayCuts } from '#domain/refinance/current-loan.ts'
import { mostBalanceCents, mostLoans, mostMonths, readLoans, writeLoans } from './loans-text.ts'

const figures = {
  balanceCents: fc.integer({ min: 1, max: mostBalanceCents }),
  ratePercent: fc.integer({ min: 0, max: 36_000 }).map((thousandths) => thousandths / 1000),
  remainingMonths: fc.integer({ min: 1, max: mostMonths }),
}
const anyLoan = fc.oneof(
  fc.record({ kind: fc.constant('private' as const), ...figures }),
  fc.record({
    kind: fc.constantFrom(...federalLoanKinds),
    disbursed: fc.constantFrom(...disbursementPeriods.map(({ code }) => code)),
    autopay: fc.constantFrom(...autopayCuts),
    ...figures,
  }),
)

test('loans are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(anyLoan, { minLength: 1, maxLength: mostLoans }), (some) => {
      const loans = some.map((loan, index) => ({ id: String(index + 1), ...loan }))
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
  Array.from({ length: mostLoans + 1 }, () => 'private 100 5 12').join('\n'),
])('a text that nobody wrote is no loans: %j', (text) => {
  expect(readLoans(text)).toBeUndefined()
})
