import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { formatCents } from '#domain/money.ts'
import { type FiledLoan, getOwedCents } from '#domain/student-aid-file/filed-loan.ts'
import type { UnreadLine } from '#domain/student-aid-file/student-aid-file.ts'
import { findOpenFields } from './fill-loans.ts'
import { loanKindNames } from './loan-kind-names.ts'
import { messages } from './messages.ts'

export interface AidFileResultProps {
  /** Those of the file on which something is owed. */
  loans: readonly FiledLoan[]
  closed: number
  /** The row of the form that each loan was written into; fewer than loans when the form had no room. */
  rows: readonly number[]
  unread: readonly UnreadLine[]
}

/** What was found in the file, by kind, and what is left to answer. */
export function AidFileResult({ loans, closed, rows, unread }: AidFileResultProps) {
  const toAnswer = rows.flatMap((row, at) => {
    const loan = loans[at]
    const fields = loan ? findOpenFields(loan) : []
    return loan && fields.length > 0 ? [{ row, words: fields.map((field) => sayField(field, loan)) }] : []
  })
  const withoutBalance = loans.filter((loan) => getOwedCents(loan) === undefined).length
  const notes = [
    rows.length < loans.length && messages.noRoom(loans.length - rows.length),
    withoutBalance > 0 && messages.withoutBalance(withoutBalance),
    closed > 0 && messages.closed(closed),
    unread.length > 0 && messages.unread(unread),
  ].filter((note) => note !== false)
  const kinds = [...new Set(loans.map(nameKind))]
  return (
    <>
      <p>{messages.check}</p>
      {toAnswer.length > 0 ? (
        <>
          <p>{messages.toAnswer}</p>
          <ul>
            {toAnswer.map(({ row, words }) => (
              <li key={row}>{messages.openFields(row, words.join(', '))}</li>
            ))}
          </ul>
        </>
      ) : null}
      <FactTable
        caption={messages.table}
        columns={[
          { label: messages.columns.kind },
          { label: messages.columns.loans, isNumber: true },
          { label: messages.columns.owed, isNumber: true },
        ]}
        rows={kinds.map((kind) => {
          const ofKind = loans.filter((loan) => nameKind(loan) === kind)
          return { key: kind, cells: [kind, ofKind.length, sumOwed(ofKind)] }
        })}
        last={{ key: messages.total, cells: [messages.total, loans.length, sumOwed(loans)] }}
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

function sayField(field: ReturnType<typeof findOpenFields>[number], { typeName }: FiledLoan): string {
  return field === 'kind' ? messages.kindOf(typeName) : messages.fields[field]
}

function nameKind({ kind, typeName }: FiledLoan): string {
  return kind ? loanKindNames[kind] : (typeName ?? messages.noKind)
}

function sumOwed(loans: readonly FiledLoan[]): string {
  const known = loans.map(getOwedCents).filter((cents) => cents !== undefined)
  return known.length === 0 ? messages.notGiven : formatCents(known.reduce((sum, cents) => sum + cents, 0))
}
