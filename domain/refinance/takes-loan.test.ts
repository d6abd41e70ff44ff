import { expect, test } from 'vitest'
import { judge } from '#domain/eligibility/check-eligibility.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { RefinancedLoans } from './codes.ts'
import type { RefinanceRules } from './refinance-rules.ts'
import { federalLoan, privateLoan } from './some-loans.fixture.ts'
import { listSorts, takesLoan } from './takes-loan.ts'

const parentLoan = { ...federalLoan, kind: 'parent_plus' as const }
const takesOnly = (loans: RefinancedLoans[]): RefinanceRules => ({
  loans,
  visaStatuses: null,
  minimumEducation: null,
  graduateDegrees: null,
  schoolYears: null,
  employments: null,
  jobStartsWithinDays: null,
})
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

test('a lender that does not take one of the loans is refused for all of them, whatever the visitor called them', () => {
  const rules = { ...offer.rules, refinance: takesOnly(['MY_LOANS_PRIVATE']) }
  const verdictOn = (loans: typeof all, refinancedLoans?: RefinancedLoans) =>
    judge(rules, { refinancedLoans, loanSorts: listSorts(loans) }).refusals
  expect(verdictOn([privateLoan], 'MY_LOANS_PRIVATE')).toBe(0)
  expect(verdictOn([privateLoan, federalLoan], 'MY_LOANS_PRIVATE')).toBe(1)
  expect(verdictOn([privateLoan, federalLoan])).toBe(1)
  expect(verdictOn([privateLoan], 'MY_OWN_LOANS_FEDERAL_OR_PRIVATE')).toBe(1)
})
