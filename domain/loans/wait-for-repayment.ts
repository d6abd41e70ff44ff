import type { LoanTerms } from './cost-of-loan.ts'
import { asInterest, monthlyInterest, mostCents, roundToCents } from './interest.ts'
import type { Capitalization } from './loan-offer.ts'

/** The months from receiving the money until full payments begin. */
export interface Waiting {
  /** What each month asks for; the last may be smaller, and 0 when nothing is asked. */
  monthlyPaymentCents: number
  paidCents: number
  /** Owed at the end, unpaid interest added. */
  balanceCents: number
  /** Fewer than school and grace where the payments have cleared the loan before. */
  months: number
}

/** Months between two capitalizations; whatever is unpaid when full payments begin always joins the balance then. */
const monthsBetween = {
  monthly: 1,
  quarterly: 3,
  yearly: 12,
  at_repayment: Number.POSITIVE_INFINITY,
  interest_free: Number.POSITIVE_INFINITY,
} as const satisfies Record<Capitalization, number>

/**
 * What is paid in school and in grace, and what is owed after it. Between two capitalizations interest is simple: it grows on
 * the balance, not on itself. Unpaid interest is rounded to the cent when it joins the balance, and only then.
 * @param nominalPercent counted with instead of the rate of the terms
 */
export function waitForRepayment(terms: LoanTerms, nominalPercent = terms.ratePercent): Waiting {
  const { amountCents, repayment, inSchoolMonths, graceMonths, capitalization } = terms
  if (!Number.isSafeInteger(amountCents) || amountCents < 0 || amountCents > mostCents)
    throw new RangeError(`An amount is a whole number of cents up to ${mostCents}, got ${amountCents}`)
  const months = repayment === 'immediate' ? 0 : inSchoolMonths + graceMonths
  if (!Number.isSafeInteger(months) || months < 0)
    throw new RangeError(`Months in school and of grace are whole and not negative, got ${months}`)
  if (months === 0 || repayment === 'immediate')
    return { monthlyPaymentCents: 0, paidCents: 0, balanceCents: amountCents, months: 0 }
  const ratePercent = capitalization === 'interest_free' ? 0 : nominalPercent
  switch (repayment) {
    case 'interest_only': {
      // Paid as it comes due, so nothing is left to capitalize.
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

/** The balance after months in which nothing is paid. */
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

/** A flat payment goes to the interest of the month first, then to interest still unpaid, then to the amount borrowed. */
function waitPayingFlat(terms: LoanTerms, ratePercent: number, months: number): Waiting {
  const { amountCents, flatPaymentCents, capitalization = 'at_repayment' } = terms
  if (!Number.isSafeInteger(flatPaymentCents) || flatPaymentCents < 0)
    throw new RangeError(`A flat payment is a whole number of cents, got ${flatPaymentCents}`)
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
