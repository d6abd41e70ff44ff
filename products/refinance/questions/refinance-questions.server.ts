import { describePage } from '#app/shell/describe-page.server.ts'
import { countOpenOffers } from '#domain/loans/compare-offers.ts'
import { questionHandlers } from '#kit/questions/question-handlers.server.ts'
import type { Questionnaire } from '#kit/questions/questionnaire.ts'
import type { RefinanceAnswers } from '#products/refinance/situation/answers.ts'
import { refinanceFlows } from '#products/refinance/situation/flows.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import { type QuestionSlug, questions, readers } from '#products/refinance/situation/questions.ts'
import { toProfile } from '#products/refinance/situation/refinance-situation.server.ts'
import { questionsText } from './questions-messages.ts'

/** The questions about refinancing, which come before its offers. */
export const refinanceQuestions: Questionnaire<QuestionSlug, RefinanceAnswers> = {
  flows: refinanceFlows,
  questions,
  readers,
  askedBefore: ['REFINANCE_GOAL'],
  start: paths.landing,
  results: {
    name: 'offers',
    // The list reads the draft; its address says nothing about the visitor.
    getAddress: () => paths.offers,
  },
  returnsTo: { application: paths.application },
  countOpen: async (answers, { services: { loanOffers }, today }) => {
    const counted = countOpenOffers(await loanOffers.refinanceOffers(today), {
      profile: toProfile(answers, today),
      today,
    })
    return counted.total === 0 ? undefined : counted
  },
  describe: (context, path) =>
    describePage(context, {
      pageUrl: path,
      title: questionsText.name,
      description: questionsText.description,
      category: 'refinance-student-loans',
    }),
}

export const { loader, action } = questionHandlers(refinanceQuestions)
