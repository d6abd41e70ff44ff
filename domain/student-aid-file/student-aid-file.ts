import { parseUsDay } from '#domain/dates.ts'
import { type FiledLoan, toLoan } from './filed-loan.ts'
import { type LoanLine, readLine } from './read-line.ts'

/** A line with a label that we know and a value that we can't read. The value itself is not stored. */
export interface UnreadLine {
  /** The first line is 1. */
  line: number
  label: string
}

export type StudentAidFile =
  | {
      ok: true
      /** The day on which the file was asked for: `YYYY-MM-DD`. */
      requestedOn: string | undefined
      /** In the file's order, closed ones too. Never empty. */
      loans: FiledLoan[]
      unread: UnreadLine[]
    }
  | { ok: false; problem: 'too_long' | 'no_loans' }

/** Forty loans with all their history take a tenth of this. */
export const maxCharacters = 2_000_000
const maxLoans = 300
const maxUnread = 100

/**
 * Reads the loans from `MyStudentData.txt`, the file that studentaid.gov lets borrowers download: one
 * `Label:value` a line, a loan from its `Loan Type Code` (older files: `Loan Type`) to the next. Accepts any
 * text. Keeps nothing else of the file: no name, address, birthday, school or servicer, and no award ID, which
 * identifies the borrower. Where the format was read: docs/decisions/0056-student-aid-file.md.
 */
export function readStudentAidFile(text: string): StudentAidFile {
  if (text.length > maxCharacters) return { ok: false, problem: 'too_long' }
  const loans: LoanLine[][] = []
  const unread: UnreadLine[] = []
  let requestedOn: string | undefined
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const colon = line.indexOf(':')
    const label = line.slice(0, Math.max(colon, 0)).trim()
    const value = line.slice(colon + 1).trim()
    if (label === 'File Request Date') requestedOn ??= parseUsDay(value.slice(0, 10))
    if (beginsLoan(label, loans.at(-1))) loans.push([])
    if (loans.length > maxLoans) return { ok: false, problem: 'too_long' }
    const loan = loans.at(-1)
    const read = readLine(label, value)
    if (!loan || !read) continue
    loan.push(read)
    if (read.value === undefined && value !== '' && unread.length < maxUnread)
      unread.push({ line: index + 1, label })
  }
  if (loans.length === 0) return { ok: false, problem: 'no_loans' }
  return { ok: true, requestedOn, loans: loans.map(toLoan), unread }
}

function beginsLoan(label: string, last: readonly LoanLine[] | undefined): boolean {
  if (label === 'Loan Type Code') return true
  return label === 'Loan Type' && (!last || last.some((line) => line.label === 'Loan Type'))
}
