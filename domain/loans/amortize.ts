import { monthlyInterest, roundToCents } from './interest.ts'

export interface AmortizedLoan {
  balanceCents: number
  /** Nominal yearly rate in percent: 6.39 means 6.39 %. */
  ratePercent: number
  termMonths: number
}

export interface Payment {
  /** 1 for the first payment. */
  number: number
  paymentCents: number
  interestCents: number
  principalCents: number
  /** Still owed after this payment. */
  balanceCents: number
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
 * Repays a loan in level monthly payments. Interest is rounded to the cent each month, and the payment is the smallest whole
 * number of cents that clears the balance within the term, so the last payment is never the largest.
 * `onPayment` sees each payment in order; their sum is the total to the cent.
 */
export function amortize(loan: AmortizedLoan, onPayment?: (payment: Payment) => void): Repayment {
  checkLoan(loan)
  if (loan.balanceCents === 0)
    return { monthlyPaymentCents: 0, lastPaymentCents: 0, payments: 0, totalCents: 0 }
  let monthlyPaymentCents = Math.ceil(unroundedMonthlyPayment(loan) - 1e-6)
  // Rounding each month's interest can leave a few cents over; then a cent more a month is enough.
  while (balanceAfterTerm(loan, monthlyPaymentCents) > 0) monthlyPaymentCents += 1

  let balanceCents = loan.balanceCents
  let payments = 0
  let totalCents = 0
  let lastPaymentCents = 0
  while (balanceCents > 0) {
    const interestCents = roundToCents(monthlyInterest(balanceCents, loan.ratePercent))
    lastPaymentCents = Math.min(monthlyPaymentCents, balanceCents + interestCents)
    balanceCents += interestCents - lastPaymentCents
    payments += 1
    totalCents += lastPaymentCents
    onPayment?.({
      number: payments,
      paymentCents: lastPaymentCents,
      interestCents,
      principalCents: lastPaymentCents - interestCents,
      balanceCents,
    })
  }
  return { monthlyPaymentCents, lastPaymentCents, payments, totalCents }
}

function balanceAfterTerm(
  { balanceCents, ratePercent, termMonths }: AmortizedLoan,
  paymentCents: number,
): number {
  let balance = balanceCents
  for (let month = 0; month < termMonths && balance > 0; month += 1)
    balance += roundToCents(monthlyInterest(balance, ratePercent)) - paymentCents
  return balance
}

function checkLoan({ balanceCents, ratePercent, termMonths }: AmortizedLoan): void {
  if (!Number.isSafeInteger(balanceCents) || balanceCents < 0)
    throw new RangeError(`A balance is a whole number of cents, got ${balanceCents}`)
  if (!(ratePercent >= 0 && ratePercent <= 100))
    throw new RangeError(`A rate is a percent from 0 to 100, got ${ratePercent}`)
  if (!Number.isSafeInteger(termMonths) || termMonths < 1 || termMonths > 600)
    throw new RangeError(`A term is 1 to 600 whole months, got ${termMonths}`)
}
