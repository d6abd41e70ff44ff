import { compareOffers } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { RankedOffer } from '#domain/loans/sorts.ts'
import type { RefinanceGoal } from '#domain/refinance/codes.ts'
import { addUpLoans, type LoansToday } from '#domain/refinance/loans-today.ts'
import { offer } from './worked-example.ts'

/** The loan of the example for the goals of refinancing: a private one. */
export const loanToday = { balanceCents: 3_000_000, ratePercent: 7.5, remainingMonths: 96 } as const

const today = '2026-11-23'

/** Two invented offers that change places with the goal. */
const offers: readonly LoanOffer[] = [
  toRefinancing('Elm Bank', { lowestRatePercent: 5.2, highestRatePercent: 6.6, termsMonths: [60, 96, 120] }),
  toRefinancing('Oak Bank', { lowestRatePercent: 4.9, highestRatePercent: 6.9, termsMonths: [48, 84, 180] }),
]

/** Adds up what is left to pay on the example's loan. */
export function workLoanToday(): LoansToday {
  return addUpLoans([{ id: '1', kind: 'private', ...loanToday }], today)
}

/** Puts the example's offers in the order of a goal, with the function that orders every list. */
export function workGoalExample(goal: RefinanceGoal): RankedOffer[] {
  const { months, monthlyPaymentCents, totalCents } = workLoanToday()
  return compareOffers(offers, {
    profile: { isAdult: true },
    borrowing: {
      amountCents: loanToday.balanceCents,
      inSchoolMonths: 0,
      repayment: 'immediate',
      termMonths: null,
      withAutopay: false,
      withSameAssumptions: false,
      replaced: { goal, months, monthlyPaymentCents, totalCents },
    },
    weights: defaultWeights,
    sort: goal,
    today,
  }).available
}

type Own = Pick<LoanOffer, 'lowestRatePercent' | 'highestRatePercent' | 'termsMonths'>

function toRefinancing(lenderName: string, own: Own): LoanOffer {
  return {
    ...offer,
    ...own,
    id: lenderName,
    lenderId: lenderName,
    lenderName,
    rateType: 'fixed',
    rateCapPercent: null,
    rateIndex: '',
    floorMinimumScore: null,
    originationFeePercent: 0,
    rules: { ...offer.rules, minimumScore: null },
  }
}
