import { maxCents, monthlyFactor, roundedInterest } from './interest.ts'

export interface AmortizedLoan {
  balanceCents: number
  /** Nominal yearly rate in percent: 6.39 means 6.39%. */
  ratePercent: number
  termMonths: number
}

export interface Repayment {
  /** Every payment except the last, in whole cents. */
  monthlyPaymentCents: number
  lastPaymentCents: number
  /**
   * The number of payments: the term, or fewer when rounding the payment up to a whole cent repays a tiny
   * loan early.
   */
  payments: number
  totalCents: number
}

/** Returns the level payment, in cents, that repays a loan exactly at its term, before rounding to a cent. */
export function unroundedMonthlyPayment({ balanceCents, ratePercent, termMonths }: AmortizedLoan): number {
  const monthlyRate = ratePercent / 1200
  if (monthlyRate === 0) return balanceCents / termMonths
  return (balanceCents * monthlyRate) / -Math.expm1(-termMonths * Math.log1p(monthlyRate))
}

/**
 * Repays a loan in level monthly payments. Interest is rounded to the cent each month. The payment is the
 * exact one rounded up to a cent, or the next higher one that clears the balance within the term if that
 * rounding leaves a few cents over, so the last payment is never the largest. The total is the exact sum of
 * the payments.
 */
export function amortize(loan: AmortizedLoan): Repayment {
  checkLoan(loan)
  return repay(loan, levelPayment(loan), firstOwed(loan), 1)
}

/**
 * Amortizes two loans in half the time of two calls of `amortize`. Each step of a schedule depends on the one
 * before it, so a processor can work on two independent schedules at once.
 */
export function amortizeTwo(first: AmortizedLoan, second: AmortizedLoan): [Repayment, Repayment] {
  checkLoan(first)
  checkLoan(second)
  const oneFactor = monthlyFactor(first.ratePercent)
  const twoFactor = monthlyFactor(second.ratePercent)
  const onePayment = levelPayment(first)
  const twoPayment = levelPayment(second)
  const termMonths = Math.min(first.termMonths, second.termMonths)
  let oneOwed = firstOwed(first)
  let twoOwed = firstOwed(second)
  let payments = 1
  while (oneOwed > onePayment && twoOwed > twoPayment && payments < termMonths) {
    const oneLeft = oneOwed - onePayment
    const twoLeft = twoOwed - twoPayment
    oneOwed = oneLeft + roundedInterest(oneLeft, oneFactor)
    twoOwed = twoLeft + roundedInterest(twoLeft, twoFactor)
    payments += 1
  }
  return [repay(first, onePayment, oneOwed, payments), repay(second, twoPayment, twoOwed, payments)]
}

/** Returns the exact payment rounded up to a cent. */
function levelPayment(loan: AmortizedLoan): number {
  return Math.ceil(unroundedMonthlyPayment(loan) - 1e-6)
}

/** Returns the balance on the day of the first payment, including that month's interest. */
function firstOwed({ balanceCents, ratePercent }: AmortizedLoan): number {
  return balanceCents + roundedInterest(balanceCents, monthlyFactor(ratePercent))
}

/**
 * Computes the rest of a schedule, starting with the given payment number. If the payment turns out too small
 * to clear the balance within the term, recomputes the whole schedule with a payment one cent higher. It
 * takes separate numbers instead of an object because a list of loans needs thousands of schedules.
 */
function repay(loan: AmortizedLoan, paymentCents: number, owedCents: number, number: number): Repayment {
  if (loan.balanceCents === 0)
    return { monthlyPaymentCents: 0, lastPaymentCents: 0, payments: 0, totalCents: 0 }
  const factor = monthlyFactor(loan.ratePercent)
  let lastCents = owedCents
  let payments = number
  while (lastCents > paymentCents && payments < loan.termMonths) {
    const leftCents = lastCents - paymentCents
    lastCents = leftCents + roundedInterest(leftCents, factor)
    payments += 1
  }
  if (lastCents > paymentCents) return repay(loan, paymentCents + 1, firstOwed(loan), 1)
  return {
    monthlyPaymentCents: paymentCents,
    lastPaymentCents: lastCents,
    payments,
    totalCents: paymentCents * (payments - 1) + lastCents,
  }
}

function checkLoan({ balanceCents, ratePercent, termMonths }: AmortizedLoan): void {
  if (!Number.isSafeInteger(balanceCents) || balanceCents < 0 || balanceCents > maxCents)
    throw new RangeError(`A balance must be a whole number of cents up to ${maxCents}, got ${balanceCents}`)
  if (!(ratePercent >= 0 && ratePercent <= 100))
    throw new RangeError(`A rate must be a percent from 0 to 100, got ${ratePercent}`)
  if (!Number.isSafeInteger(termMonths) || termMonths < 1 || termMonths > 600)
    throw new RangeError(`A term must be 1 to 600 whole months, got ${termMonths}`)
}
