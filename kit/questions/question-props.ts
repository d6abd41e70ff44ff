import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import type { DeclaredQuestion, QuestionWords } from './question.ts'
import type { QuestionNote } from './questionnaire.ts'
import type { QuestionView } from './step-view.server.ts'

/** What the fields of a question page need. */
export interface QuestionProps<Slug extends string, Answers> {
  question: DeclaredQuestion<Answers>
  view: QuestionView<Slug, Answers>
  words: QuestionWords
  known: KnownSchools
  note?: QuestionNote | undefined
}
