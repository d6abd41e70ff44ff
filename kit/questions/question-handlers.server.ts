import type { PageRequest } from '#app/page-request.ts'
import { loadQuestion } from './load-question.server.ts'
import type { Questionnaire } from './questionnaire.ts'
import { submitQuestion } from './submit-question.server.ts'

/** Returns the loader and the action of the page of these questions. */
export function questionHandlers<Slug extends string, Answers>(questionnaire: Questionnaire<Slug, Answers>) {
  return {
    loader: (args: PageRequest) => loadQuestion(args, questionnaire),
    action: (args: PageRequest) => submitQuestion(args, questionnaire),
  }
}
