import { amortize } from '#domain/loans/amortize.ts'
import { termsAt } from '#domain/loans/price-offer.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { waitForRepayment } from '#domain/loans/wait-for-repayment.ts'
import { annualPercentageRate, type Stream } from './appendix-j.ts'

/**
 * The annual percentage rate of an offer at one end of its range, in percent. What is advanced is what is paid out: the
 * principal less the origination fee (12 CFR 1026.18(b)), all of it on one day. What is paid is the schedule as it would be
 * billed, to the cent, a payment a month. A fee for applying is no part of it when every applicant pays it
 * (12 CFR 1026.4(c)(1)).
 *
 * It can be below the rate: while payments are put off, interest grows on the amount borrowed and not on itself.
 */
export function aprOfOfferEnd(priced: PricedOffer, end: 'lowest' | 'highest'): number {
  return annualPercentageRate({
    advances: [{ cents: priced.principalCents - priced.feeCents, from: 0 }],
    payments: paymentStreams(priced, priced[end].ratePercent),
    unitPeriodsPerYear: 12,
  })
}

/** The whole schedule: the payments of school and grace, then the level ones, the last of each on its own. */
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

/** Monthly payments of which only the last may differ. */
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
