import { periodOfDay } from '#domain/federal-repayment/federal-loan.ts'
import { formatCents } from '#domain/money.ts'
import { type FiledLoan, getOwedCents } from '#domain/student-aid-file/filed-loan.ts'
import { countMonthsLeft } from '#domain/student-aid-file/months-left.ts'
import { type LoanField, loanFieldName } from './loan-fields.ts'

/** The fields of a form, by name. */
export interface FormFields {
  /** Returns the value of a field; undefined when the form has no such field. */
  read(name: string): string | undefined
  write(name: string, value: string): void
}

type FilledField = Exclude<LoanField, 'autopay'>
/** What has to be asked of each loan apart; one field answers the months of all. */
type OpenField = Exclude<FilledField, 'months'>

/**
 * Writes loans into the rows of the form that have neither balance nor rate, in their order, and returns the
 * row of each; shorter than `loans` when the form has too few. A value that is unknown is left empty.
 * @param asOf `YYYY-MM-DD`: from when months are left
 */
export function fillLoans(fields: FormFields, loans: readonly FiledLoan[], asOf: string): number[] {
  const rows: number[] = []
  for (let row = 1; rows.length < loans.length; row++) {
    const isFree = (['balance', 'rate'] as const).map((field) => fields.read(loanFieldName(row, field)))
    if (isFree.includes(undefined)) break
    if (isFree.some((value) => value?.trim() !== '')) continue
    const loan = loans[rows.length]
    if (loan) writeRow(fields, row, { ...toValues(loan), months: String(countMonthsLeft(loan, asOf) ?? '') })
    rows.push(row)
  }
  return rows
}

/** Empties rows that were filled. */
export function clearLoans(fields: FormFields, rows: readonly number[]): void {
  for (const row of rows)
    writeRow(fields, row, { kind: '', 'first-disbursed': '', balance: '', rate: '', months: '' })
}

/** Returns the fields of a loan that the file left open, besides its months. */
export function findOpenFields(loan: FiledLoan): OpenField[] {
  const values = toValues(loan)
  return (Object.keys(values) as OpenField[]).filter((field) => values[field] === '')
}

function writeRow(fields: FormFields, row: number, values: Record<FilledField, string>) {
  for (const [field, value] of Object.entries(values))
    fields.write(loanFieldName(row, field as FilledField), value)
}

function toValues(loan: FiledLoan): Record<OpenField, string> {
  const owedCents = getOwedCents(loan)
  return {
    kind: loan.kind ?? '',
    'first-disbursed': loan.firstDisbursedOn === undefined ? '' : periodOfDay(loan.firstDisbursedOn),
    // The form shows the dollar sign in front of the field.
    balance: owedCents === undefined ? '' : formatCents(owedCents).slice(1),
    rate: loan.ratePercent === undefined ? '' : String(loan.ratePercent),
  }
}
