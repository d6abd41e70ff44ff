import type { RefinancedLoans } from './codes.ts'
import { type CurrentLoan, isFederal } from './current-loan.ts'
import type { RefinanceRules } from './refinance-rules.ts'

/** Which answers cover each sort of loan. */
const covering = {
  private: ['MY_OWN_LOANS_FEDERAL_OR_PRIVATE', 'MY_LOANS_PRIVATE', 'MY_LOANS_FEDERAL_AND_PRIVATE'],
  federal: ['MY_OWN_LOANS_FEDERAL_OR_PRIVATE', 'MY_LOANS_FEDERAL_AND_PRIVATE'],
  of_parent: ['PARENT_PLUS_IM_A_PARENT', 'PARENT_PLUS_IM_A_STUDENT'],
} as const satisfies Record<string, readonly RefinancedLoans[]>

/** Whether a lender refinances such a loan. One that publishes no rule is taken to refinance all. */
export function takesLoan({ loans }: Pick<RefinanceRules, 'loans'>, loan: CurrentLoan): boolean {
  return loans === null || covering[getSort(loan)].some((code) => loans.includes(code))
}

function getSort(loan: CurrentLoan): keyof typeof covering {
  if (!isFederal(loan)) return 'private'
  const isOfParent =
    loan.kind === 'parent_plus' ||
    loan.kind === 'consolidation_of_parent_plus' ||
    loan.kind === 'ffel_parent_plus'
  return isOfParent ? 'of_parent' : 'federal'
}
