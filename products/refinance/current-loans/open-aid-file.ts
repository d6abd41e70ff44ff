import type { FiledLoan } from '#domain/student-aid-file/filed-loan.ts'
import {
  maxCharacters,
  readStudentAidFile,
  type UnreadLine,
} from '#domain/student-aid-file/student-aid-file.ts'

type AidFileProblem = 'too_long' | 'no_loans' | 'not_read' | 'none_open'

export type OpenedAidFile =
  | {
      ok: true
      requestedOn: string | undefined
      /** Those on which something is owed. Never empty. */
      loans: FiledLoan[]
      closed: number
      unread: UnreadLine[]
    }
  | { ok: false; problem: AidFileProblem }

/** Reads a file that the visitor chose. One too large to be a student aid file is not opened at all. */
export async function openAidFile(chosen: Pick<File, 'size' | 'text'>): Promise<OpenedAidFile> {
  // The file is plain text: a byte a character, save for a few.
  if (chosen.size > maxCharacters) return { ok: false, problem: 'too_long' }
  const text = await chosen.text().catch(() => undefined)
  if (text === undefined) return { ok: false, problem: 'not_read' }
  const file = readStudentAidFile(text)
  if (!file.ok) return file
  const loans = file.loans.filter(({ isOpen }) => isOpen)
  if (loans.length === 0) return { ok: false, problem: 'none_open' }
  const { requestedOn, unread } = file
  return { ok: true, requestedOn, loans, closed: file.loans.length - loans.length, unread }
}
