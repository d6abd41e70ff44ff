import type { OfferSettings } from '#kit/loan-offers/settings/offer-settings.ts'
import { known } from '#products/student-loans/situation/answers.ts'
import {
  type ShareableEntry,
  writeShareableAnswers,
} from '#products/student-loans/situation/shareable-answers.ts'
import type { Situation } from '#products/student-loans/situation/situation.server.ts'

/** The whole list: no filter that the parent set for a loan of their own. */
export const childSettings = {
  rate: undefined,
  term: undefined,
  onlyFitting: false,
  withoutOriginationFee: false,
  page: 1,
} as const satisfies Partial<OfferSettings>

/**
 * The shareable answers of a list for the child of a parent who borrows: the child signs, the parent cosigns with the credit and
 * income that they answered, and it is for what the child's own federal loans leave.
 */
export function listChildAnswers({ answers, need, profile }: Situation): ShareableEntry[] {
  const leftCents = need && (need.privateIfEligibleCents ?? need.privateCents)
  return writeShareableAnswers(
    {
      ...answers,
      borrower: 'student',
      amount: leftCents === undefined ? known(answers.amount) : leftCents / 100,
      repayment: 'deferred',
      cosigner: 'yes',
      cosignerCredit: answers.credit,
      cosignerIncome: answers.income,
      credit: undefined,
      income: undefined,
    },
    { control: profile.schoolControl ?? null, level: profile.schoolLevel ?? null },
  )
}
