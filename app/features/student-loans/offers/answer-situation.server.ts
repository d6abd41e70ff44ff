import type { OffersView } from '#app/features/loan-offers/list/offers-view.server.ts'
import { toBorrowing } from '#app/features/loan-offers/settings/offer-settings.ts'
import { toFederalSituation } from '#app/features/student-loans/situation/federal-situation.ts'
import type { Situation } from '#app/features/student-loans/situation/situation.server.ts'
import { answerLoans } from '#domain/loan-answer/answer-loans.ts'
import type { AnswerSentence } from '#domain/loan-answer/answer-sentence.ts'

interface AnsweredPage {
  situation: Situation
  view: OffersView
  /** `YYYY-MM-DD` */
  today: string
}

/** Answers for the visitor of a page of offers; someone else’s address gets an answer from its bands alone. */
export function answerSituation({ situation, view, today }: AnsweredPage): AnswerSentence[] {
  const { profile, answers, need, isOwn, assumed } = situation
  const { settings, listed, filteredOut, refused, leftOut } = view
  return answerLoans({
    federal: toFederalSituation(answers),
    profile,
    need,
    borrowing: toBorrowing(situation, settings),
    isAmountUnknown: isOwn && assumed.includes('amount'),
    listed,
    hidden: filteredOut,
    refused,
    leftOut,
    weights: settings.sort === 'best_match' ? settings.weights : null,
    today,
  })
}
