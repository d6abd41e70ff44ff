import { type AnswerFacts, answerLoans } from '#domain/loan-answer/answer-loans.ts'
import type { AnswerSentence } from '#domain/loan-answer/answer-sentence.ts'
import { toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import { toFederalSituation } from '#products/student-loans/situation/federal-situation.ts'
import type { AnsweredPage } from './answered-page.ts'
import { compareForChild, toChildCircumstances } from './compare-for-child.server.ts'

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
function countForChild(page: AnsweredPage): AnswerFacts['childMayBorrow'] {
  const { amountCents } = toChildCircumstances(page).borrowing
  if (amountCents === 0) return null
  return { opens: compareForChild(page, amountCents).available.length, amountCents }
}
