import type { Values } from '#kit/forms/sent-form.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import type { StepFacts } from './addresses.ts'
import { type QuestionView, viewQuestion } from './step-view.server.ts'
import { findAsked, toFacts, type Visit } from './visit.server.ts'

interface Sent<Slug extends string, Answers> {
  facts?: StepFacts<Slug, Answers>
  /** The submitted values, so that none of them are lost. */
  values?: Values
}

/** Shows the question again, with the submitted values and the reason why they were not saved. */
export function viewProblem<Slug extends string, Answers>(
  visit: Visit<Slug, Answers>,
  message: string,
  { facts = toFacts(visit), values = {} }: Sent<Slug, Answers> = {},
): QuestionView<Slug, Answers> {
  const slug = findAsked(visit) ?? visit.flow.order[0]
  return viewQuestion(slug, facts, { values, problems: [{ message }] })
}

/**
 * Shows the question with an explanation instead of the error page when the disk is full or the database is
 * unavailable.
 */
export function viewOutage<Slug extends string, Answers>(
  visit: Visit<Slug, Answers>,
  error: unknown,
  message: string,
  sent?: Sent<Slug, Answers>,
): QuestionView<Slug, Answers> {
  if (!isDatabaseError(error)) throw error
  visit.services.log.error({ err: error }, 'answers not kept')
  return viewProblem(visit, message, sent)
}
