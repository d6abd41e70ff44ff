import type { ReactNode } from 'react'
import type { Questions } from './question.ts'
import type { QuestionProps } from './question-props.ts'

/** The content of the question pages of one product line. `Questionnaire` is what the server needs. */
export interface QuestionPages<Slug extends string, Answers> {
  questions: Questions<Slug, Answers>
  /** Draws the questions that `QuestionFields` does not draw from what their fields declare. */
  forms?: { readonly [Name in Slug]?: (props: QuestionProps<Slug, Answers>) => ReactNode }
  /** The page for checking all answers: its text, and that of the button that leads to the results. */
  check: { text: string; see: string }
}
