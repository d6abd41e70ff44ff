import { draftRecords } from '#app/features/questions/draft-records.server.ts'
import { applicationRecords } from '#app/features/refinance/application/application-records.server.ts'
import { keepRefinanceDraft } from '#app/features/refinance/situation/refinance-draft.server.ts'
import { keepStudentDraft } from '#app/features/scholarships/questions/student-draft.server.ts'
import { keepLoanDraft } from '#app/features/student-loans/situation/loan-draft.server.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'

/** Every kind of record that visitors own, in the order in which a sign-in moves them. */
export const visitorRecords: readonly VisitorRecords[] = [
  applicationRecords,
  draftRecords(
    new Map([
      ['student-loans', keepLoanDraft],
      ['scholarships', keepStudentDraft],
      ['refinance-student-loans', keepRefinanceDraft],
    ]),
  ),
]
