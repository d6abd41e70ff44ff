import type { FilingStatus, PovertyRegion } from '#domain/federal-repayment/borrower.ts'
import type { DisbursementPeriod, FederalLoanKind } from '#domain/federal-repayment/federal-loan.ts'
import type { PlanCode } from '#domain/federal-repayment/plan.ts'

/** The names of plans, short enough for the head of a column. */
export const planNames: Record<PlanCode, string> = {
  rap: 'RAP',
  ibr_new: 'IBR (10%)',
  ibr_old: 'IBR (15%)',
  paye: 'PAYE',
  icr: 'ICR',
  tiered_standard: 'Tiered Standard',
  standard: 'Standard',
  graduated: 'Graduated',
  extended: 'Extended',
  extended_graduated: 'Extended, graduated',
}

/** The kinds of loans as studentaid.gov names them. */
export const loanKindNames: Record<FederalLoanKind, string> = {
  subsidized: 'Direct Subsidized',
  unsubsidized: 'Direct Unsubsidized',
  grad_plus: 'Direct PLUS, for your own graduate study',
  parent_plus: 'Parent PLUS, for your child',
  consolidation: 'Direct Consolidation, without a Parent PLUS loan in it',
  consolidation_of_parent_plus: 'Direct Consolidation with a Parent PLUS loan in it',
  ffel: 'FFEL (Stafford or consolidation, from a bank)',
  ffel_parent_plus: 'FFEL PLUS, for your child',
  perkins: 'Perkins',
}

export const periodNames: Record<DisbursementPeriod, string> = {
  before_2007_10: 'Before October 2007',
  from_2007_10: 'October 2007 to September 2011',
  from_2011_10: 'October 2011 to June 2014',
  from_2014_07: 'July 2014 to June 2026',
  from_2026_07: 'July 1, 2026 or later',
}

export const filingNames: Record<FilingStatus, string> = {
  single: 'Not married',
  joint: 'Married, one tax return together',
  separate: 'Married, a tax return each',
}

export const regionNames: Record<PovertyRegion, string> = {
  contiguous: 'Anywhere but Alaska and Hawaii',
  alaska: 'Alaska',
  hawaii: 'Hawaii',
}
