import type { DraftLines } from '#app/features/questions/draft.ts'
import { keepRefinanceDraft } from '#app/features/refinance/situation/refinance-draft.server.ts'
import { keepStudentDraft } from '#app/features/scholarships/questions/student-draft.server.ts'
import { keepLoanDraft } from '#app/features/student-loans/situation/loan-draft.server.ts'

/** What each product line keeps of a draft. A line with questions adds its own here. */
export const draftLines: DraftLines = new Map([
  ['student-loans', keepLoanDraft],
  ['scholarships', keepStudentDraft],
  ['refinance-student-loans', keepRefinanceDraft],
])
