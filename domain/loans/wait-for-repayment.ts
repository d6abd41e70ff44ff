import { asInterest, maxCents, monthlyInterest, roundToCents } from './interest.ts'
import type { Capitalization, LoanTerms } from './loan-terms.ts'

/** The months from disbursement until full payments begin. */
export interface Waiting {
  /** The payment due each month; the last one may be smaller. 0 when no payment is due. */
  monthlyPaymentCents: number
  paidCents: number
  /** The balance at the end, including unpaid interest. */
  balanceCents: number
  /** Fewer than the months of school and grace if the payments clear the loan earlier. */
  months: number
}

/**
 * Months between two capitalizations. Any interest still unpaid when full payments begin is always
 * capitalized then.
 */
const monthsBetween = {
  monthly: 1,
  quarterly: 3,
  yearly: 12,
  at_repayment: Number.POSITIVE_INFINITY,
  interest_free: Number.POSITIVE_INFINITY,
} as const satisfies Record<Capitalization, number>

/**
 * Computes the payments made in school and grace, and the balance at the end. Between two capitalizations
 * interest is simple: it accrues on the balance, not on itself. Unpaid interest is rounded to the cent only
 * when it is capitalized.
 * @param nominalPercent replaces the rate of the terms
 */
export function waitForRepayment(terms: LoanTerms, nominalPercent = terms.ratePercent): Waiting {
  const { amountCents, repayment, inSchoolMonths, graceMonths, capitalization } = terms
  if (!Number.isSafeInteger(amountCents) || amountCents < 0 || amountCents > maxCents)
    throw new RangeError(`An amount must be a whole number of cents up to ${maxCents}, got ${amountCents}`)
  const months = repayment === 'immediate' ? 0 : inSchoolMonths + graceMonths
  if (!Number.isSafeInteger(months) || months < 0)
    throw new RangeError(
      `Months in school and in the grace period must be whole and not negative, got ${months}`,
    )
  if (months === 0 || repayment === 'immediate')
    return { monthlyPaymentCents: 0, paidCents: 0, balanceCents: amountCents, months: 0 }
  const ratePercent = capitalization === 'interest_free' ? 0 : nominalPercent
  switch (repayment) {
    case 'interest_only': {
      // Interest is paid as it comes due, so nothing is left to capitalize.
      const monthlyPaymentCents = roundToCents(monthlyInterest(amountCents, ratePercent))
      return {
        monthlyPaymentCents,
        paidCents: monthlyPaymentCents * months,
        balanceCents: amountCents,
        months,
      }
    }
    case 'deferred':
      return {
        monthlyPaymentCents: 0,
        paidCents: 0,
        balanceCents: waitDeferred(terms, ratePercent, months),
        months,
      }
    case 'flat':
      return waitPayingFlat(terms, ratePercent, months)
  }
}

/** Returns the balance after a number of months without payments. */
function waitDeferred(
  { amountCents, capitalization = 'at_repayment' }: LoanTerms,
  ratePercent: number,
  months: number,
): number {
  const between = monthsBetween[capitalization]
  let balanceCents = amountCents
  for (let left = months; left > 0; left -= between)
    balanceCents += roundToCents(monthlyInterest(balanceCents, ratePercent) * Math.min(between, left))
  return balanceCents
}

/** A flat payment covers that month's interest first, then earlier unpaid interest, then the principal. */
function waitPayingFlat(terms: LoanTerms, ratePercent: number, months: number): Waiting {
  const { amountCents, flatPaymentCents, capitalization = 'at_repayment' } = terms
  if (!Number.isSafeInteger(flatPaymentCents) || flatPaymentCents < 0)
    throw new RangeError(`A flat payment must be a whole number of cents, got ${flatPaymentCents}`)
  const between = monthsBetween[capitalization]
  const flatPayment = asInterest(flatPaymentCents)
  let principalCents = amountCents
  let unpaidInterest = 0
  let paidCents = 0
  let month = 0
  while (month < months && principalCents > 0) {
    month += 1
    unpaidInterest += monthlyInterest(principalCents, ratePercent)
    if (flatPayment < unpaidInterest) {
      paidCents += flatPaymentCents
      unpaidInterest -= flatPayment
    } else {
      const owedCents = principalCents + roundToCents(unpaidInterest)
      const paymentCents = Math.min(flatPaymentCents, owedCents)
      paidCents += paymentCents
      principalCents = owedCents - paymentCents
      unpaidInterest = 0
    }
    if (month % between === 0) {
      principalCents += roundToCents(unpaidInterest)
      unpaidInterest = 0
    }
  }
  const balanceCents = principalCents + roundToCents(unpaidInterest)
  return { monthlyPaymentCents: flatPaymentCents, paidCents, balanceCents, months: month }
}
