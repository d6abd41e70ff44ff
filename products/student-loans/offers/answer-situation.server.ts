import { type AnswerFacts, answerLoans } from '#domain/loan-answer/answer-loans.ts'
import type { AnswerSentence } from '#domain/loan-answer/answer-sentence.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { OffersView } from '#kit/loan-offers/list/offers-view.server.ts'
import { toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import { toFederalSituation } from '#products/student-loans/situation/federal-situation.ts'
import { toBorrowerProfile } from '#products/student-loans/situation/profile.ts'
import { readShareableAnswers } from '#products/student-loans/situation/shareable-answers.ts'
import { assumeBorrowing, type Situation } from '#products/student-loans/situation/situation.server.ts'
import { childSettings, listChildAnswers } from './child-borrows.ts'

interface AnsweredPage {
  situation: Situation
  view: OffersView
  /** Every loan of the catalog. */
  offers: readonly LoanOffer[]
  /** `YYYY-MM-DD` */
  today: string
}

/** Answers for the visitor of a page of offers; someone else’s address gets an answer from its shareable answers alone. */
export function answerSituation(page: AnsweredPage): AnswerSentence[] {
  const { situation, view, today } = page
  const { profile, answers, need, isOwn, assumed } = situation
  const { settings, listed, filteredOut, refused, leftOut } = view
  return answerLoans({
    federal: toFederalSituation(answers),
    profile,
    isForChild: answers.borrower === 'child',
    need,
    borrowing: toBorrowing(situation, settings),
    isAmountUnknown: isOwn && assumed.includes('amount'),
    listed,
    hidden: filteredOut,
    refused,
    leftOut,
    weights: settings.sort === 'best_match' ? settings.weights : null,
    childMayBorrow: answers.borrower === 'parent' ? countForChild(page) : null,
    today,
  })
}

/** Counts the loans of the list that the answer leads to: see `listChildAnswers`. */
function countForChild({ situation, view, offers, today }: AnsweredPage): AnswerFacts['childMayBorrow'] {
  const { answers, school } = readShareableAnswers(new URLSearchParams(listChildAnswers(situation)), {
    today,
  })
  const settings = { ...view.settings, ...childSettings }
  const borrowing = toBorrowing(assumeBorrowing(answers, today), settings)
  const { available } = compareOffers(offers, {
    profile: toBorrowerProfile(answers, school),
    borrowing,
    weights: settings.weights,
    sort: settings.sort,
    today,
  })
  return borrowing.amountCents === 0 ? null : { opens: available.length, amountCents: borrowing.amountCents }
}
