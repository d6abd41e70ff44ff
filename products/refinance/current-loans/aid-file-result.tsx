import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { formatCents } from '#domain/money.ts'
import { type FiledLoan, getOwedCents } from '#domain/student-aid-file/filed-loan.ts'
import type { UnreadLine } from '#domain/student-aid-file/student-aid-file.ts'
import { findOpenFields } from './fill-loans.ts'
import { loanFieldName, monthsOfAll } from './loan-fields.ts'
import { loanKindNames } from './loan-kind-names.ts'
import { currentLoansText } from './messages.ts'

export interface AidFileResultProps {
  /** Those of the file on which something is owed. */
  loans: readonly FiledLoan[]
  closed: number
  /** The row of the form that each loan was written into; fewer than loans when the form had no room. */
  rows: readonly number[]
  /** Of the loans in the form, those whose months the file does not say; `null`: the form does not ask. */
  withoutMonths: number | null
  unread: readonly UnreadLine[]
}

/** What was found in the file, by kind, and what is left to answer. */
export function AidFileResult({ loans, closed, rows, withoutMonths, unread }: AidFileResultProps) {
  const asksMonths = withoutMonths !== null && withoutMonths > 0
  const toAnswer = rows.flatMap((row, at) => {
    const loan = loans[at]
    const fields = loan ? findOpenFields(loan) : []
    return loan && fields.length > 0 ? [{ row, loan, fields }] : []
  })
  const withoutBalance = loans.filter((loan) => getOwedCents(loan) === undefined).length
  const notes = [
    rows.length < loans.length && currentLoansText.noRoom(loans.length - rows.length),
    withoutBalance > 0 && currentLoansText.withoutBalance(withoutBalance),
    closed > 0 && currentLoansText.closed(closed),
    withoutMonths !== null && withoutMonths < rows.length && currentLoansText.monthsCounted,
    unread.length > 0 && currentLoansText.unread(unread),
  ].filter((note) => note !== false)
  const kinds = [...new Set(loans.map(nameKind))]
  return (
    <>
      <p>{currentLoansText.check}</p>
      {toAnswer.length > 0 || asksMonths ? (
        <>
          <p>{currentLoansText.toAnswer}</p>
          <ul>
            {toAnswer.map(({ row, loan, fields }) => (
              <li key={row}>
                <a href={`#${loanFieldName(row, fields[0] ?? 'kind')}`}>
                  {currentLoansText.openFields(
                    row,
                    fields.map((field) => formatField(field, loan)).join(', '),
                  )}
                </a>
              </li>
            ))}
            {asksMonths ? (
              <li>
                <a href={`#${monthsOfAll}`}>{currentLoansText.months(withoutMonths, rows.length)}</a>
              </li>
            ) : null}
          </ul>
        </>
      ) : null}
      <FactTable
        caption={currentLoansText.table}
        columns={[
          { label: currentLoansText.columns.kind },
          { label: currentLoansText.columns.loans, isNumber: true },
          { label: currentLoansText.columns.owed, isNumber: true },
        ]}
        rows={kinds.map((kind) => {
          const ofKind = loans.filter((loan) => nameKind(loan) === kind)
          return { key: kind, cells: [kind, ofKind.length, sumOwed(ofKind)] }
        })}
        last={{ key: currentLoansText.total, cells: [currentLoansText.total, loans.length, sumOwed(loans)] }}
      />
      {notes.length > 0 ? (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function formatField(field: ReturnType<typeof findOpenFields>[number], { typeName }: FiledLoan): string {
  return field === 'kind' ? currentLoansText.kindOf(typeName) : currentLoansText.fields[field]
}

function nameKind({ kind, typeName }: FiledLoan): string {
  return kind ? loanKindNames[kind] : (typeName ?? currentLoansText.noKind)
}

function sumOwed(loans: readonly FiledLoan[]): string {
  const known = loans.map(getOwedCents).filter((cents) => cents !== undefined)
  return known.length === 0
    ? currentLoansText.notGiven
    : formatCents(known.reduce((sum, cents) => sum + cents, 0))
}
