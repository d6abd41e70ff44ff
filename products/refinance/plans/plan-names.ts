import type { PovertyRegion } from '#domain/award-years/poverty-guidelines.ts'
import type { FilingStatus } from '#domain/federal-repayment/borrower.ts'
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

export const filingNames: Record<FilingStatus, string> = {
  single: 'Not married',
  joint: 'Married, filing jointly',
  separate: 'Married, filing separately',
}

export const regionNames: Record<PovertyRegion, string> = {
  contiguous: 'Not in Alaska or Hawaii',
  alaska: 'Alaska',
  hawaii: 'Hawaii',
}
