import type { Circumstances } from '#domain/loan-answer/what-would-fit.ts'
import { type Comparison, compareOffers } from '#domain/loans/compare-offers.ts'
import { toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import { toBorrowerProfile } from '#products/student-loans/situation/profile.ts'
import { readShareableAnswers } from '#products/student-loans/situation/shareable-answers.ts'
import { assumeBorrowing } from '#products/student-loans/situation/situation.server.ts'
import type { AnsweredPage } from './answered-page.ts'
import { childSettings, listChildAnswers } from './child-borrows.ts'

/** What the list for the child of a parent is compared for: see `listChildAnswers`. */
export function toChildCircumstances({ situation, view, today }: AnsweredPage): Circumstances {
  const params = new URLSearchParams(listChildAnswers(situation))
  const { answers, school } = readShareableAnswers(params, { today })
  const settings = { ...view.settings, ...childSettings }
  return {
    profile: toBorrowerProfile(answers, school),
    borrowing: toBorrowing(assumeBorrowing(answers, today), settings),
  }
}

/** Compares the loans that a child could take with the parent as cosigner. */
export function compareForChild(page: AnsweredPage, amountCents: number): Comparison {
  const { profile, borrowing } = toChildCircumstances(page)
  const { weights, sort } = page.view.settings
  const asked = { ...borrowing, amountCents }
  return compareOffers(page.offers, { profile, borrowing: asked, weights, sort, today: page.today })
}
