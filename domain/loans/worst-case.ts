import type { LoanCost } from './cost-of-loan.ts'
import { getMaximumRate } from './maximum-rate.ts'
import { calculateCostAtRate } from './price-offer.ts'
import type { PricedOffer } from './priced-offer.ts'
import { totalPaidAt } from './rank-offer.ts'

export interface WorstCase {
  /** The highest rate that the loan can ever reach, in percent; see `getMaximumRate`. */
  ratePercent: number
  cost: LoanCost
  /** The total of all payments, in cents, including the application fee. */
  totalCents: number
}

/**
 * Returns what an offer costs if its rate is as high as it can ever be from the first day: the high end of a
 * fixed rate's range, or the cap of a variable rate. No discount is deducted, because it can end.
 */
export function findWorstCase(priced: PricedOffer): WorstCase {
  const ratePercent = getMaximumRate(priced.offer)
  const { highest } = priced
  const cost = ratePercent === highest.ratePercent ? highest.cost : calculateCostAtRate(priced, ratePercent)
  return { ratePercent, cost, totalCents: totalPaidAt(priced, cost) }
}
