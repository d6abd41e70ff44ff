import { monthlyFactor, mostCents, roundedInterest } from './interest.ts'

export interface AmortizedLoan {
  balanceCents: number
  /** Nominal yearly rate in percent: 6.39 means 6.39 %. */
  ratePercent: number
  termMonths: number
}

export interface Repayment {
  /** Every payment but the last, in whole cents. */
  monthlyPaymentCents: number
  lastPaymentCents: number
  /** How many payments are made: the term, or fewer where a whole cent more each month ends a tiny loan early. */
  payments: number
  totalCents: number
}

/** The level payment that repays a loan exactly at its term, before rounding to a cent. In cents. */
export function unroundedMonthlyPayment({ balanceCents, ratePercent, termMonths }: AmortizedLoan): number {
  const monthlyRate = ratePercent / 1200
  if (monthlyRate === 0) return balanceCents / termMonths
  return (balanceCents * monthlyRate) / -Math.expm1(-termMonths * Math.log1p(monthlyRate))
}

/**
 * Repays a loan in level monthly payments. Interest is rounded to the cent each month. The payment is the exact one rounded
 * up to a cent, or the next that clears the balance within the term where that rounding leaves a few cents over; so the last
 * payment is never the largest. The total is the sum of the payments, to the cent.
 */
export function amortize(loan: AmortizedLoan): Repayment {
  checkLoan(loan)
  return repay(loan, firstMonth(loan), 1)
}

/**
 * Two loans over the same term, each as `amortize` has it, in half the time: a schedule is one long chain of sums that each
 * wait for the one before, and a processor works on two such chains at once.
 */
export function amortizeTwo(first: AmortizedLoan, second: AmortizedLoan): [Repayment, Repayment] {
  checkLoan(first)
  checkLoan(second)
  const one = firstMonth(first)
  const two = firstMonth(second)
  const termMonths = Math.min(first.termMonths, second.termMonths)
  let oneOwed = one.owedCents
  let twoOwed = two.owedCents
  let payments = 1
  while (oneOwed > one.paymentCents && twoOwed > two.paymentCents && payments < termMonths) {
    const oneLeft = oneOwed - one.paymentCents
    const twoLeft = twoOwed - two.paymentCents
    oneOwed = oneLeft + roundedInterest(oneLeft, one.factor)
    twoOwed = twoLeft + roundedInterest(twoLeft, two.factor)
    payments += 1
  }
  return [
    repay(first, { ...one, owedCents: oneOwed }, payments),
    repay(second, { ...two, owedCents: twoOwed }, payments),
  ]
}

/** A schedule on the day of one of its payments. */
interface Underway {
  factor: number
  paymentCents: number
  /** With the interest of the month. */
  owedCents: number
}

function firstMonth(loan: AmortizedLoan): Underway {
  const factor = monthlyFactor(loan.ratePercent)
  return {
    factor,
    paymentCents: Math.ceil(unroundedMonthlyPayment(loan) - 1e-6),
    owedCents: loan.balanceCents + roundedInterest(loan.balanceCents, factor),
  }
}

/** The rest of a schedule, from the day of the payment of that number; or the whole of the next that is enough. */
function repay(loan: AmortizedLoan, underway: Underway, number: number): Repayment {
  if (loan.balanceCents === 0)
    return { monthlyPaymentCents: 0, lastPaymentCents: 0, payments: 0, totalCents: 0 }
  const { factor, paymentCents } = underway
  let owedCents = underway.owedCents
  let payments = number
  while (owedCents > paymentCents && payments < loan.termMonths) {
    const leftCents = owedCents - paymentCents
    owedCents = leftCents + roundedInterest(leftCents, factor)
    payments += 1
  }
  if (owedCents > paymentCents) return repay(loan, { ...firstMonth(loan), paymentCents: paymentCents + 1 }, 1)
  return {
    monthlyPaymentCents: paymentCents,
    lastPaymentCents: owedCents,
    payments,
    totalCents: paymentCents * (payments - 1) + owedCents,
  }
}

function checkLoan({ balanceCents, ratePercent, termMonths }: AmortizedLoan): void {
  if (!Number.isSafeInteger(balanceCents) || balanceCents < 0 || balanceCents > mostCents)
    throw new RangeError(`A balance is a whole number of cents up to ${mostCents}, got ${balanceCents}`)
  if (!(ratePercent >= 0 && ratePercent <= 100))
    throw new RangeError(`A rate is a percent from 0 to 100, got ${ratePercent}`)
  if (!Number.isSafeInteger(termMonths) || termMonths < 1 || termMonths > 600)
    throw new RangeError(`A term is 1 to 600 whole months, got ${termMonths}`)
}
