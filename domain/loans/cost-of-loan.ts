import { amortize, amortizeTwo, type Repayment } from './amortize.ts'
import type { Capitalization } from './loan-offer.ts'
import { type Waiting, waitForRepayment } from './wait-for-repayment.ts'

/**
 * What is paid while in school and in the grace period after it: full payments at once, each month's interest, a small flat
 * amount, or nothing. Wherever they are listed, they stand in this order.
 */
export const repaymentChoices = ['immediate', 'interest_only', 'flat', 'deferred'] as const
export type RepaymentChoice = (typeof repaymentChoices)[number]

export interface LoanTerms {
  amountCents: number
  /** Nominal yearly rate in percent: 6.39 means 6.39 %. */
  ratePercent: number
  /** Months of full payments. */
  termMonths: number
  /** Months until school ends, 0 when it has ended. */
  inSchoolMonths: number
  graceMonths: number
  repayment: RepaymentChoice
  /** The monthly amount of the `flat` choice; not used by the others. */
  flatPaymentCents: number
  /** When unpaid interest joins the balance; once, when full payments begin, unless said. */
  capitalization?: Capitalization
}

export interface LoanCost {
  /** Paid each month before full payments begin; 0 when nothing is. */
  inSchoolPaymentCents: number
  /** The full monthly payment; the last one may be smaller. */
  monthlyPaymentCents: number
  /** Everything paid, from the first cent to the last. */
  totalCents: number
  interestCents: number
  /** Owed on the day full payments begin, unpaid interest added. */
  balanceAtRepaymentCents: number
  /** Months from receiving the money to the last payment. */
  months: number
}

/**
 * What a loan costs when the whole amount is paid out today. Until full payments begin, unpaid interest waits and joins the
 * balance as the lender says (see `waitForRepayment`); the balance is then repaid in level payments over the term.
 */
export function costOfLoan(terms: LoanTerms): LoanCost {
  const { ratePercent, termMonths } = terms
  const waiting = waitForRepayment(terms)
  return costOf(terms, waiting, amortize({ balanceCents: waiting.balanceCents, ratePercent, termMonths }))
}

/** What a loan costs at each of two rates instead of its own: as `costOfLoan` twice, and faster. */
export function costAtTwoRates(
  terms: LoanTerms,
  [firstPercent, secondPercent]: readonly [number, number],
): [LoanCost, LoanCost] {
  const first = waitForRepayment(terms, firstPercent)
  const second = waitForRepayment(terms, secondPercent)
  const { termMonths } = terms
  const [one, two] = amortizeTwo(
    { balanceCents: first.balanceCents, ratePercent: firstPercent, termMonths },
    { balanceCents: second.balanceCents, ratePercent: secondPercent, termMonths },
  )
  return [costOf(terms, first, one), costOf(terms, second, two)]
}

function costOf({ repayment, amountCents }: LoanTerms, waiting: Waiting, repaid: Repayment): LoanCost {
  const totalCents = waiting.paidCents + repaid.totalCents
  return {
    inSchoolPaymentCents:
      repayment === 'immediate' ? repaid.monthlyPaymentCents : waiting.monthlyPaymentCents,
    monthlyPaymentCents: repaid.monthlyPaymentCents,
    totalCents,
    interestCents: totalCents - amountCents,
    balanceAtRepaymentCents: waiting.balanceCents,
    months: waiting.months + repaid.payments,
  }
}
