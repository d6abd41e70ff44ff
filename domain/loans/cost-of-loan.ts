import { amortize, amortizeTwo, type Repayment } from './amortize.ts'
import type { LoanTerms } from './loan-terms.ts'
import { type Waiting, waitForRepayment } from './wait-for-repayment.ts'

export interface LoanCost {
  /** The monthly payment before full payments begin; 0 when there is none. */
  inSchoolPaymentCents: number
  /** The full monthly payment; the last one may be smaller. */
  monthlyPaymentCents: number
  /** The total of all payments, before and after full payments begin. */
  totalCents: number
  interestCents: number
  /** The balance on the day full payments begin, including unpaid interest. */
  balanceAtRepaymentCents: number
  /** Months from disbursement to the last payment. */
  months: number
}

/**
 * Calculates the cost of a loan whose whole amount is disbursed today. Until full payments begin, unpaid
 * interest accrues and is capitalized under the lender's terms (see `waitForRepayment`); then level payments
 * repay the balance over the term.
 */
export function calculateLoanCost(terms: LoanTerms): LoanCost {
  const { ratePercent, termMonths } = terms
  const waiting = waitForRepayment(terms)
  return toLoanCost(terms, waiting, amortize({ balanceCents: waiting.balanceCents, ratePercent, termMonths }))
}

/**
 * Calculates the cost of a loan at each of two rates, ignoring its own. The result equals two calls of
 * `calculateLoanCost` but takes less time.
 */
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
  return [toLoanCost(terms, first, one), toLoanCost(terms, second, two)]
}

function toLoanCost({ repayment, amountCents }: LoanTerms, waiting: Waiting, repaid: Repayment): LoanCost {
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
