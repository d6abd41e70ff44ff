import { costOfLoan, type LoanCost, type RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import { orderByTotal } from '#domain/loans/order-by-total.ts'
import type { LoanOffer } from './loan-offer.ts'

/** What every offer is priced with, so that only lender, rate and term differ. */
export const assumptions = { graceMonths: 6, flatPaymentCents: 2500 } as const

export interface Borrowing {
  amountCents: number
  inSchoolMonths: number
  repayment: RepaymentChoice
}

export interface PricedOffer extends LoanOffer {
  /** Cost at the lowest rate of the range. */
  lowest: LoanCost
  /** Cost at the highest rate of the range. */
  highest: LoanCost
}

export type ReasonLeftOut = 'below_minimum' | 'above_maximum' | 'repayment_not_offered'

export interface PricedOffers {
  /** Lowest total first. */
  offers: PricedOffer[]
  /** How many offers this borrowing does not fit, by the first reason that holds; reasons that hold for none are absent. */
  leftOut: { reason: ReasonLeftOut; count: number }[]
}

/** Prices each offer at both ends of its range for one borrowing, and counts those that cannot be had for it. */
export function priceOffers(offers: readonly LoanOffer[], borrowing: Borrowing): PricedOffers {
  const counts = new Map<ReasonLeftOut, number>()
  const priced: PricedOffer[] = []
  for (const offer of offers) {
    const reason = reasonLeftOut(offer, borrowing)
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    else priced.push(priceOffer(offer, borrowing))
  }
  return {
    offers: orderByTotal(priced),
    leftOut: [...counts].map(([reason, count]) => ({ reason, count })),
  }
}

function priceOffer(offer: LoanOffer, borrowing: Borrowing): PricedOffer {
  const cost = (ratePercent: number) =>
    costOfLoan({ ...assumptions, ...borrowing, ratePercent, termMonths: offer.termMonths })
  return { ...offer, lowest: cost(offer.lowestRatePercent), highest: cost(offer.highestRatePercent) }
}

function reasonLeftOut(offer: LoanOffer, { amountCents, repayment }: Borrowing): ReasonLeftOut | undefined {
  if (amountCents < offer.minimumCents) return 'below_minimum'
  if (offer.maximumCents !== null && amountCents > offer.maximumCents) return 'above_maximum'
  if (!offer.repaymentOptions.includes(repayment)) return 'repayment_not_offered'
  return undefined
}
