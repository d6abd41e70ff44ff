import type { FederalLoanKind } from '#domain/federal-repayment/federal-loan.ts'

/** What the site calls the kinds of federal loans. */
export const loanKindNames: Record<FederalLoanKind, string> = {
  subsidized: 'Direct Subsidized',
  unsubsidized: 'Direct Unsubsidized',
  grad_plus: 'Grad PLUS',
  parent_plus: 'Parent PLUS',
  consolidation: 'Direct Consolidation',
  consolidation_of_parent_plus: 'Direct Consolidation that repaid a Parent PLUS loan',
  ffel: 'FFEL',
  ffel_parent_plus: 'FFEL Parent PLUS',
  perkins: 'Perkins',
}
