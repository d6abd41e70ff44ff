/**
 * The fields of one loan in the form of current loans. Their names are `loans-1-kind`, `loans-2-balance` and so
 * on; the first loan is 1. All but `autopay` are empty in a row that is not used.
 *
 * - `kind`: a code of `federalLoanKinds`, or `private`
 * - `first-disbursed`: a code of `disbursementPeriods`; federal loans only
 * - `balance`: dollars with unpaid interest, as people type them: `12,345.67`
 * - `rate`: percent a year: `6.52`
 * - `months`: whole months left; a file says them only of a Standard plan
 * - `autopay`: a code of `autopayCuts`; federal loans only
 */
export const loanFields = ['kind', 'first-disbursed', 'balance', 'rate', 'months', 'autopay'] as const
export type LoanField = (typeof loanFields)[number]

/** Returns the name of a field of the loan with a number. */
export function loanFieldName(number: number, field: LoanField): `loans-${number}-${LoanField}` {
  return `loans-${number}-${field}`
}

/** The field that answers `months` for every loan whose own field is empty. */
export const monthsOfAll = 'loans-all-months'

/** The id of the line that names the loan with a number. */
export function loanNameId(number: number): string {
  return `loans-${number}-name`
}
