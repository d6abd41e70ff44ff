import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import type { FieldName } from './read-form.ts'
import type { QuestionView } from './step.server.ts'

export interface QuestionProps {
  view: QuestionView
  known: KnownSchools
}

/** What a field holds and what is wrong with it, to spread on it. */
export function fieldOf({ values, problems }: QuestionView, name: FieldName) {
  return {
    id: name,
    name,
    defaultValue: values[name],
    error: problems.find((problem) => problem.field === name)?.message,
  }
}
