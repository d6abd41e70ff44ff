import type { Services } from '#app/services.ts'
import type { StepFacts } from './addresses.ts'
import { pathThrough } from './flow.ts'
import type { OpenResults } from './questionnaire.ts'
import { type SaidAnswer, type StepView, sayAnswers } from './step-view.server.ts'

/** What a visitor has said so far, and what that leaves open. */
export interface SoFar<Slug extends string> {
  results: OpenResults | undefined
  /** The answers to the other questions on the path; undefined on the page that lists all of them anyway. */
  said: readonly SaidAnswer<Slug>[] | undefined
}

/** Sums up the answers beside a question. */
export async function sumUp<Slug extends string, Answers>(
  view: StepView<Slug, Answers>,
  facts: StepFacts<Slug, Answers>,
  services: Services,
): Promise<SoFar<Slug>> {
  const { questionnaire, flow, answers, from, today } = facts
  const results = await questionnaire.countOpen?.(answers, { services, today })
  if (view.page === 'check') return { results, said: undefined }
  const others = pathThrough(flow, answers).filter((slug) => slug !== view.slug)
  return { results, said: sayAnswers(others, facts, from).filter(({ said }) => said !== undefined) }
}
