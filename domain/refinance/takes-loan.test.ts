import { expect, test } from 'vitest'
import type { RefinancedLoans } from './codes.ts'
import { federalLoan, privateLoan } from './some-loans.fixture.ts'
import { takesLoan } from './takes-loan.ts'

const parentLoan = { ...federalLoan, kind: 'parent_plus' as const }
const all = [privateLoan, federalLoan, parentLoan]

test.each<{ loans: RefinancedLoans[] | null; takes: [boolean, boolean, boolean] }>([
  { loans: null, takes: [true, true, true] },
  { loans: ['MY_LOANS_PRIVATE'], takes: [true, false, false] },
  { loans: ['MY_LOANS_FEDERAL_AND_PRIVATE'], takes: [true, true, false] },
  { loans: ['MY_OWN_LOANS_FEDERAL_OR_PRIVATE'], takes: [true, true, false] },
  { loans: ['PARENT_PLUS_IM_A_STUDENT'], takes: [false, false, true] },
  { loans: ['MY_LOANS_PRIVATE', 'PARENT_PLUS_IM_A_PARENT'], takes: [true, false, true] },
])('a lender for $loans takes private, federal and Parent PLUS loans: $takes', ({ loans, takes }) => {
  expect(all.map((loan) => takesLoan({ loans }, loan))).toEqual(takes)
})
