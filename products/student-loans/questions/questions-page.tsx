import { useActionData } from 'react-router'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { loadStep } from '#kit/questions/load-step.server.ts'
import { StepPage } from '#kit/questions/step-page.tsx'
import { takeStep } from '#kit/questions/take-step.server.ts'
import type { Route } from './+types/questions-page.ts'
import { loanQuestions } from './loan-questions.server.ts'
import { pages } from './question-pages.tsx'

export function loader(args: Route.LoaderArgs) {
  return loadStep(args, loanQuestions)
}

export function action(args: Route.ActionArgs) {
  return takeStep(args, loanQuestions)
}

/** Passes on the Retry-After header if the action set one. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

export default function LoanQuestionsPage({ loaderData }: Route.ComponentProps) {
  const view = useActionData<typeof action>() ?? loaderData.view
  return <StepPage known={loaderData.known} pages={pages} view={view} />
}
