import { describePage } from '#app/shell/describe-page.server.ts'
import type { Questionnaire } from '#kit/questions/questionnaire.ts'
import { sayAnswer } from '#products/refinance/situation/answer-messages.ts'
import { type RefinanceAnswers, readers } from '#products/refinance/situation/answers.ts'
import { type QuestionSlug, refinanceFlows } from '#products/refinance/situation/flows.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import { fields } from './fields.ts'
import { messages } from './questions-messages.ts'

/** The questions about refinancing, which come before its offers. */
export const refinanceQuestions: Questionnaire<QuestionSlug, RefinanceAnswers> = {
  flows: refinanceFlows,
  readers,
  fields,
  askedBefore: ['REFINANCE_GOAL'],
  start: paths.landing,
  results: {
    name: 'offers',
    // The list reads the draft; its address says nothing about the visitor.
    getAddress: () => paths.offers,
  },
  returnsTo: { application: paths.application },
  sayAnswer,
  describe: (context, path) =>
    describePage(context, {
      pageUrl: path,
      title: messages.name,
      description: messages.description,
      category: 'refinance-student-loans',
    }),
}
