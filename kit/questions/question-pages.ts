import type { ReactNode } from 'react'
import type { ListedLine } from '#domain/product-line.ts'
import type { Questions } from './question.ts'
import type { QuestionProps } from './question-props.ts'

/** The content of the question pages of one product line. `Questionnaire` is what the server needs. */
export interface QuestionPages<Slug extends string, Answers> {
  questions: Questions<Slug, Answers>
  /** Draws the questions that `QuestionFields` does not draw from what their fields declare. */
  forms?: { readonly [Name in Slug]?: (props: QuestionProps<Slug, Answers>) => ReactNode }
  /** What the questions lead to, for the count of those that are still open; the line says whether they are samples. */
  results: { line: ListedLine; stillOpen: (results: { open: number; areSamples: boolean }) => string }
  /** The page for checking all answers: its text, and that of the button that leads to the results. */
  check: { text: string; see: string }
}
