import { amortize } from '#domain/loans/amortize.ts'
import { termsAt } from '#domain/loans/price-offer.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { waitForRepayment } from '#domain/loans/wait-for-repayment.ts'
import { annualPercentageRate, type Stream } from './appendix-j.ts'

/**
 * Returns the annual percentage rate, in percent, of an offer at the low or the high end of its rate range.
 * The advance is the amount paid out: the principal less the origination fee (12 CFR 1026.18(b)), all on one
 * day. The payments are the monthly schedule as billed, to the cent. An application fee that every applicant
 * pays is not part of the finance charge (12 CFR 1026.4(c)(1)).
 *
 * The APR can be below the nominal rate: while payments are deferred, interest accrues on the amount borrowed
 * and not on itself.
 */
export function calculateOfferApr(priced: PricedOffer, end: 'lowest' | 'highest'): number {
  return calculateAprAtRate(priced, priced[end].ratePercent)
}

/** Returns the annual percentage rate of the same loan at another interest rate. */
export function calculateAprAtRate(priced: PricedOffer, ratePercent: number): number {
  return annualPercentageRate({
    advances: [{ cents: priced.principalCents - priced.feeCents, from: 0 }],
    payments: paymentStreams(priced, ratePercent),
    unitPeriodsPerYear: 12,
  })
}

/**
 * Returns the whole schedule: the payments in school and grace, then the level payments, with the last
 * payment of each as its own stream.
 */
function paymentStreams(priced: PricedOffer, ratePercent: number): Stream[] {
  const terms = termsAt(priced, ratePercent)
  const waiting = waitForRepayment(terms)
  const { termMonths } = terms
  const term = amortize({ balanceCents: waiting.balanceCents, ratePercent, termMonths })
  return [
    ...levelThenLast(0, waiting.months, waiting.monthlyPaymentCents, waiting.paidCents),
    ...levelThenLast(waiting.months, term.payments, term.monthlyPaymentCents, term.totalCents),
  ]
}

/** Returns streams for monthly payments that are equal except possibly the last. */
function levelThenLast(
  afterMonth: number,
  payments: number,
  levelCents: number,
  totalCents: number,
): Stream[] {
  if (totalCents === 0) return []
  const level = { cents: levelCents, from: afterMonth + 1, count: payments - 1 }
  const last = { cents: totalCents - levelCents * (payments - 1), from: afterMonth + payments }
  return payments === 1 ? [last] : [level, last]
}
