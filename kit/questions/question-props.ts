import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import { connectField } from '#kit/forms/sent-form.ts'
import type { AnswerName } from './flow.ts'
import type { DeclaredQuestion, QuestionWords } from './question.ts'
import type { QuestionView } from './step-view.server.ts'

/** What the fields of a question page need. */
export interface QuestionProps<Slug extends string, Answers> {
  question: DeclaredQuestion<Answers>
  view: QuestionView<Slug, Answers>
  words: QuestionWords
  known: KnownSchools
}

/** The name of an input: the answer's name, with a suffix if several inputs make up one answer. */
type InputName<Answers> = AnswerName<Answers> | `${AnswerName<Answers>}-${string}`

/** Returns the value and the error of a field, to spread onto it. */
export function getField<Slug extends string, Answers>(
  view: QuestionView<Slug, Answers>,
  name: InputName<Answers> | Slug,
) {
  return connectField(view, name)
}
