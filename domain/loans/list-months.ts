import { type AmortizedLoan, amortize } from './amortize.ts'
import { monthlyFactor, roundedInterest } from './interest.ts'

/** A schedule month by month, in whole cents, from the first payment to the last. */
export interface LoanMonths {
  paymentsCents: readonly number[]
  /** The interest of each month; what a payment leaves of it is principal. */
  interestCents: readonly number[]
}

/** Percentage points off the rate: some for the first months, and some from then on. */
export interface RateCut {
  firstPoints: number
  firstMonths: number
  laterPoints: number
}

export const noCut: RateCut = { firstPoints: 0, firstMonths: 0, laterPoints: 0 }

/**
 * Lists the months of the schedule that `amortize` sums up. A cut leaves the payment as it is, so the loan is repaid
 * earlier or with a smaller last payment. Throws for an impossible loan, as `amortize` does.
 */
export function listMonths(loan: AmortizedLoan, cut: RateCut = noCut): LoanMonths {
  const { monthlyPaymentCents } = amortize(loan)
  const firstFactor = monthlyFactor(Math.max(0, loan.ratePercent - cut.firstPoints))
  const laterFactor = monthlyFactor(Math.max(0, loan.ratePercent - cut.laterPoints))
  const paymentsCents: number[] = []
  const interestCents: number[] = []
  let balanceCents = loan.balanceCents
  while (balanceCents > 0) {
    const factor = paymentsCents.length < cut.firstMonths ? firstFactor : laterFactor
    const interest = roundedInterest(balanceCents, factor)
    const payment = Math.min(monthlyPaymentCents, balanceCents + interest)
    paymentsCents.push(payment)
    interestCents.push(interest)
    balanceCents += interest - payment
  }
  return { paymentsCents, interestCents }
}
