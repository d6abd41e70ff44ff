import type { StepFacts } from '#kit/questions/addresses.ts'
import { uclaAlone } from '#kit/questions/school.fixture.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import { type FlowName, flows } from '#products/student-loans/situation/flows.ts'
import type { QuestionSlug } from '#products/student-loans/situation/questions.ts'
import { loanQuestions } from './loan-questions.server.ts'

/** Returns the facts of a visitor who gave these answers to the loan questions. */
export function factsFor(
  answers: Answers,
  from: string | null = null,
  flow: FlowName = 'signup',
): StepFacts<QuestionSlug, Answers> {
  return {
    questionnaire: loanQuestions,
    flow: flows[flow],
    answers,
    from,
    today: '2026-11-21',
    directory: uclaAlone,
  }
}
