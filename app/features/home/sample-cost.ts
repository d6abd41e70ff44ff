import { daysBetween } from '#domain/dates.ts'
import { daysRatesLast } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { OfferEnd } from '#domain/loans/priced-offer.ts'
import { example } from './example.ts'

export interface SampleCost {
  offerCount: number
  /** Invented lenders; real and invented ones are never in one catalog. */
  areSamples: boolean
  /** Which offers stand at the two ends, with what they cost there. */
  lowest: CostAtEnd & { conditions: string }
  highest: CostAtEnd
}

interface CostAtEnd {
  ratePercent: number
  monthlyPaymentCents: number
  totalCents: number
}

/**
 * The cheapest and the dearest way to borrow the example at a fixed rate that is still offered; null when no offer fits it.
 * @param today 'YYYY-MM-DD'
 */
export function sampleCost(offers: readonly LoanOffer[], today: string): SampleCost | null {
  const priced = offers.filter((offer) => counts(offer, today)).flatMap(priceExample)
  const [lowest] = priced.toSorted((a, b) => a.lowest.cost.totalCents - b.lowest.cost.totalCents)
  const [highest] = priced.toSorted((a, b) => b.highest.cost.totalCents - a.highest.cost.totalCents)
  if (!lowest || !highest) return null
  return {
    offerCount: priced.length,
    areSamples: priced.some(({ offer }) => offer.isSample),
    lowest: { ...costAt(lowest.lowest), conditions: lowest.offer.floorConditions },
    highest: costAt(highest.highest),
  }
}

/** As in the list of loans: no rate that is too old, and no offer whose deadline has passed. */
function counts({ rateType, rateSeenOn, applyBy }: LoanOffer, today: string): boolean {
  return (
    rateType === 'fixed' &&
    daysBetween(rateSeenOn, today) <= daysRatesLast &&
    (applyBy === null || applyBy >= today)
  )
}

function priceExample(offer: LoanOffer) {
  const result = priceOffer(offer, {
    ...example,
    repayment: 'deferred',
    withAutopay: false,
    withSameAssumptions: false,
  })
  return result.ok ? [result.priced] : []
}

function costAt({ ratePercent, cost }: OfferEnd): CostAtEnd {
  return { ratePercent, monthlyPaymentCents: cost.monthlyPaymentCents, totalCents: cost.totalCents }
}
