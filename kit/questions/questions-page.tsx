import { type HeadersFunction, useActionData, useLoaderData } from 'react-router'
import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import type { QuestionPages } from './question-pages.ts'
import type { QuestionNote } from './questionnaire.ts'
import type { SoFar } from './so-far.server.ts'
import { StepPage } from './step-page.tsx'
import type { StepView } from './step-view.server.ts'

export { metaWithoutTitle as meta } from '#app/shell/page-meta.ts'

/** Passes on the Retry-After header if the action set one. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** The page of every question of a product line, whose loader and action are those of `questionHandlers`. */
export function QuestionsPage<Slug extends string, Answers>({
  pages,
}: {
  pages: QuestionPages<Slug, Answers>
}) {
  const { known, note, view, soFar } = useLoaderData<{
    known: KnownSchools
    note: QuestionNote | undefined
    view: StepView<Slug, Answers>
    soFar: SoFar<Slug> | undefined
  }>()
  const answered = useActionData<StepView<Slug, Answers>>()
  return <StepPage known={known} note={note} pages={pages} soFar={soFar} view={answered ?? view} />
}
