import type { PageRequest } from '#app/context.ts'
import { loadStep } from './load-step.server.ts'
import type { Questionnaire } from './questionnaire.ts'
import { takeStep } from './take-step.server.ts'

/** Returns the loader and the action of the page of these questions. */
export function questionHandlers<Slug extends string, Answers>(questionnaire: Questionnaire<Slug, Answers>) {
  return {
    loader: (args: PageRequest) => loadStep(args, questionnaire),
    action: (args: PageRequest) => takeStep(args, questionnaire),
  }
}
