import type { RefinanceDraft } from '#domain/refinance/draft.ts'
import type { RefinanceAnswers } from './answers.ts'

/** Returns the draft of an application that answers make: a step is absent until its question was answered. */
export function toRefinanceDraft(answers: RefinanceAnswers): RefinanceDraft {
  const { goal, loans, education, graduateDegree, citizenship, credit } = answers
  return {
    personalInfoStep: citizenship && credit && { citizenship, credit },
    refinanceGoalStep: goal && { goal },
    refinanceAmountStep: loans && { loans },
    educationStep: education && { highestDegreeCompleted: education },
    graduateDegreeStep: graduateDegree && { graduateDegree },
  }
}
