import { findPublishedPrice } from '#app/features/schools/costs/published-price.server.ts'
import { unknownKind } from '#app/features/schools/school-kind.ts'
import { countOpenOffers } from '#domain/loans/compare-offers.ts'
import { questionHandlers } from '#kit/questions/question-handlers.server.ts'
import type { Questionnaire } from '#kit/questions/questionnaire.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import { describeLoanPage } from '#products/student-loans/situation/describe-page.server.ts'
import { loanFlows } from '#products/student-loans/situation/flows.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import { toBorrowerProfile } from '#products/student-loans/situation/profile.ts'
import { type QuestionSlug, questions, readers } from '#products/student-loans/situation/questions.ts'
import { toShareableAnswers } from '#products/student-loans/situation/situation.server.ts'
import { findConflicts } from './find-conflicts.ts'
import { questionsText } from './questions-messages.ts'

/** The questions about a private loan, which come before its offers. */
export const loanQuestions: Questionnaire<QuestionSlug, Answers> = {
  flows: loanFlows,
  questions,
  readers,
  findConflicts,
  askedBefore: ['amount', 'school'],
  start: paths.landing,
  results: {
    name: 'offers',
    getAddress: (answers, directory) =>
      `${paths.offers}?${new URLSearchParams(toShareableAnswers(answers, directory))}`,
  },
  countOpen: async (answers, { services: { loanOffers, schools }, today }) => {
    const kind = answers.school === undefined ? unknownKind : schools.getSchoolKind(answers.school)
    const counted = countOpenOffers(await loanOffers.offers(today), {
      profile: toBorrowerProfile(answers, kind),
      today,
    })
    return counted.total === 0 ? undefined : counted
  },
  findNote: async (slug, { school }, services) => {
    const option = slug === 'amount' && school !== undefined ? services.schools.byOpeid(school) : undefined
    return option && findPublishedPrice(services, option)
  },
  describe: (context, path) => {
    const { name, description } = questionsText
    return describeLoanPage(context, { path, name, description })
  },
}

export const { loader, action } = questionHandlers(loanQuestions)
