import type { RefinancedLoans } from './codes.ts'
import { type CurrentLoan, isFederal } from './current-loan.ts'
import type { LoanSort, RefinanceRules } from './refinance-rules.ts'

/** Which answers cover each sort of loan. */
const covering = {
  private: ['MY_OWN_LOANS_FEDERAL_OR_PRIVATE', 'MY_LOANS_PRIVATE', 'MY_LOANS_FEDERAL_AND_PRIVATE'],
  federal: ['MY_OWN_LOANS_FEDERAL_OR_PRIVATE', 'MY_LOANS_FEDERAL_AND_PRIVATE'],
  of_parent: ['PARENT_PLUS_IM_A_PARENT', 'PARENT_PLUS_IM_A_STUDENT'],
} as const satisfies Record<LoanSort, readonly RefinancedLoans[]>

/** Whether a lender refinances such a loan. One that publishes no rule is taken to refinance all. */
export function takesLoan({ loans }: Pick<RefinanceRules, 'loans'>, loan: CurrentLoan): boolean {
  return loans === null || takesSort(loans, getSort(loan))
}

/** Whether somebody who refinances these refinances a loan of this sort. */
export function takesSort(codes: readonly RefinancedLoans[], sort: LoanSort): boolean {
  return covering[sort].some((code) => codes.includes(code))
}

/** Lists the sorts among some loans, each once. */
export function listSorts(loans: readonly CurrentLoan[]): LoanSort[] {
  return [...new Set(loans.map(getSort))]
}

function getSort(loan: CurrentLoan): LoanSort {
  if (!isFederal(loan)) return 'private'
  const isOfParent =
    loan.kind === 'parent_plus' ||
    loan.kind === 'consolidation_of_parent_plus' ||
    loan.kind === 'ffel_parent_plus'
  return isOfParent ? 'of_parent' : 'federal'
}
