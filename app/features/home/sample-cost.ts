import type { LoanOffer } from '#app/features/loan-offers/loan-offer.ts'
import { type PricedOffer, priceOffers } from '#app/features/loan-offers/price-offers.ts'

/** The example of the home page: an even amount, the commonest term, and waiting until after school. */
export const example = { amountCents: 1_000_000, termMonths: 120, inSchoolMonths: 24 } as const

export interface SampleCost {
  offerCount: number
  /** Which offers stand at the two ends, with what they cost there. */
  lowest: CostAtEnd & { conditions: string }
  highest: CostAtEnd
}

interface CostAtEnd {
  ratePercent: number
  monthlyPaymentCents: number
  totalCents: number
}

/** The cheapest and the dearest way to borrow the example at a fixed rate; null when no offer fits it. */
export function sampleCost(offers: readonly LoanOffer[]): SampleCost | null {
  const fitting = offers.filter(
    (offer) => offer.rateType === 'fixed' && offer.termMonths === example.termMonths,
  )
  const { offers: priced } = priceOffers(fitting, { ...example, repayment: 'deferred' })
  const lowest = best(priced, (a, b) => a.lowest.totalCents < b.lowest.totalCents)
  const highest = best(priced, (a, b) => a.highest.totalCents > b.highest.totalCents)
  if (!lowest || !highest) return null
  return {
    offerCount: priced.length,
    lowest: {
      ratePercent: lowest.lowestRatePercent,
      monthlyPaymentCents: lowest.lowest.monthlyPaymentCents,
      totalCents: lowest.lowest.totalCents,
      conditions: lowest.floorConditions,
    },
    highest: {
      ratePercent: highest.highestRatePercent,
      monthlyPaymentCents: highest.highest.monthlyPaymentCents,
      totalCents: highest.highest.totalCents,
    },
  }
}

function best(offers: readonly PricedOffer[], isBetter: (a: PricedOffer, b: PricedOffer) => boolean) {
  return offers.reduce<PricedOffer | undefined>(
    (found, offer) => (!found || isBetter(offer, found) ? offer : found),
    undefined,
  )
}
