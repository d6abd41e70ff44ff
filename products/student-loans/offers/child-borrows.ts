import type { OfferSettings } from '#kit/loan-offers/settings/offer-settings.ts'
import { known } from '#products/student-loans/situation/answers.ts'
import { type BandEntry, writeBands } from '#products/student-loans/situation/bands.ts'
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
 * The bands of a list for the child of a parent who borrows: the child signs, the parent cosigns with the credit and
 * income that they answered, and it is for what the child's own federal loans leave.
 */
export function listChildBands({ answers, need, profile }: Situation): BandEntry[] {
  const leftCents = need && (need.privateIfEligibleCents ?? need.privateCents)
  return writeBands(
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
