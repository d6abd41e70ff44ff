import { amortize } from './amortize.ts'
import { asInterest, monthlyInterest, roundToCents } from './interest.ts'

/**
 * What is paid while in school and in the grace period after it: full payments at once, each month's interest, a small flat
 * amount, or nothing.
 */
export type RepaymentChoice = 'immediate' | 'interest_only' | 'flat' | 'deferred'

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
 * What a loan costs when the whole amount is paid out today. Until full payments begin, interest is simple: it grows on the
 * amount borrowed, not on itself. What is unpaid at the end of the grace period is rounded to the cent once and joins the
 * balance (capitalisation), which then is repaid in level payments over the term.
 */
export function costOfLoan(terms: LoanTerms): LoanCost {
  const waitingMonths = terms.repayment === 'immediate' ? 0 : terms.inSchoolMonths + terms.graceMonths
  const waiting = wait(terms, waitingMonths)
  const repayment = amortize({
    balanceCents: waiting.balanceCents,
    ratePercent: terms.ratePercent,
    termMonths: terms.termMonths,
  })
  const totalCents = waiting.paidCents + repayment.totalCents
  return {
    inSchoolPaymentCents:
      terms.repayment === 'immediate' ? repayment.monthlyPaymentCents : waiting.monthlyPaymentCents,
    monthlyPaymentCents: repayment.monthlyPaymentCents,
    totalCents,
    interestCents: totalCents - terms.amountCents,
    balanceAtRepaymentCents: waiting.balanceCents,
    months: waiting.months + repayment.payments,
  }
}

interface Waiting {
  monthlyPaymentCents: number
  paidCents: number
  balanceCents: number
  months: number
}

/** The months before full payments begin. */
function wait(terms: LoanTerms, months: number): Waiting {
  if (!Number.isSafeInteger(months) || months < 0)
    throw new RangeError(`Months in school and of grace are whole and not negative, got ${months}`)
  const interestOfMonth = monthlyInterest(terms.amountCents, terms.ratePercent)
  if (months === 0 || terms.repayment === 'immediate')
    return { monthlyPaymentCents: 0, paidCents: 0, balanceCents: terms.amountCents, months: 0 }
  switch (terms.repayment) {
    case 'interest_only': {
      const monthlyPaymentCents = roundToCents(interestOfMonth)
      const paidCents = monthlyPaymentCents * months
      return { monthlyPaymentCents, paidCents, balanceCents: terms.amountCents, months }
    }
    case 'deferred': {
      const balanceCents = terms.amountCents + roundToCents(interestOfMonth * months)
      return { monthlyPaymentCents: 0, paidCents: 0, balanceCents, months }
    }
    case 'flat':
      return waitPayingFlat(terms, months)
  }
}

/** A flat payment goes to the interest of the month first, then to interest still unpaid, then to the amount borrowed. */
function waitPayingFlat({ amountCents, ratePercent, flatPaymentCents }: LoanTerms, months: number): Waiting {
  if (!Number.isSafeInteger(flatPaymentCents) || flatPaymentCents < 0)
    throw new RangeError(`A flat payment is a whole number of cents, got ${flatPaymentCents}`)
  let principalCents = amountCents
  let unpaidInterest = 0
  let paidCents = 0
  let month = 0
  while (month < months && principalCents > 0) {
    month += 1
    unpaidInterest += monthlyInterest(principalCents, ratePercent)
    const paymentCents = Math.min(flatPaymentCents, principalCents + roundToCents(unpaidInterest))
    paidCents += paymentCents
    if (asInterest(paymentCents) < unpaidInterest) {
      unpaidInterest -= asInterest(paymentCents)
    } else {
      principalCents -= paymentCents - roundToCents(unpaidInterest)
      unpaidInterest = 0
    }
  }
  const balanceCents = principalCents + roundToCents(unpaidInterest)
  return { monthlyPaymentCents: flatPaymentCents, paidCents, balanceCents, months: month }
}
