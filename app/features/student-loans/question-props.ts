import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import type { AnswerName } from './answers.ts'
import type { QuestionView } from './flow.server.ts'

export interface QuestionProps {
  view: QuestionView
  known: KnownSchools
}

/** The control that an answer's problem leads to. */
export const fieldIds = {
  school: 'school',
  amount: 'amount',
  degree: 'degree',
  graduation: 'graduation-month',
  repayment: 'repayment',
} as const satisfies Record<AnswerName, string>
