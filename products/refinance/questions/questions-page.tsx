import type { PageHandle } from '#app/context.ts'
import type { QuestionPages } from '#kit/questions/question-pages.ts'
import { QuestionsPage } from '#kit/questions/questions-page.tsx'
import { CurrentLoansQuestion } from '#products/refinance/current-loans/current-loans-question.tsx'
import type { RefinanceAnswers } from '#products/refinance/situation/answers.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import { type QuestionSlug, questions } from '#products/refinance/situation/questions.ts'
import { questionsText } from './questions-messages.ts'

export const handle = { flow: { exit: paths.landing } } satisfies PageHandle

export { headers, meta } from '#kit/questions/questions-page.tsx'
export { action, loader } from './refinance-questions.server.ts'

const pages: QuestionPages<QuestionSlug, RefinanceAnswers> = {
  questions,
  forms: { REFINANCE_AMOUNT: CurrentLoansQuestion },
  results: { line: 'SLR', stillOpen: questionsText.stillOpen },
  check: questionsText.check,
}

export default function RefinanceQuestionsPage() {
  return <QuestionsPage pages={pages} />
}
