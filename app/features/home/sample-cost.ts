import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { daysBetween } from '#domain/dates.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { OfferEnd } from '#domain/loans/priced-offer.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'

/** A made-up year of college; its federal loans are all that a dependent student in the second year may borrow. */
export const exampleYear = {
  priceCents: 3_000_000,
  grantsCents: 1_100_000,
  scholarshipsCents: 250_000,
  federalCents: awardYear202627.undergraduateYearlyLimits.dependent.secondYearCents,
} as const

/**
 * What that year still needs, as a loan: a round amount, the most common term, and payments deferred until after
 * two more years of school.
 */
export const example = { amountCents: 1_000_000, termMonths: 120, inSchoolMonths: 24 } as const

export interface SampleCost {
  offerCount: number
  /** Whether the lenders are invented; real and invented lenders are never in one catalog. */
  areSamples: boolean
  /** What the cheapest and the most expensive offers cost, and the conditions for the lowest rate. */
  lowest: CostAtEnd & { conditions: string }
  highest: CostAtEnd
}

interface CostAtEnd {
  ratePercent: number
  monthlyPaymentCents: number
  totalCents: number
}

/**
 * Finds the cheapest and the most expensive way to borrow the example at a fixed rate that is still offered;
 * null when no offer fits.
 * @param today 'YYYY-MM-DD'
 */
export function sampleCost(offers: readonly LoanOffer[], today: string): SampleCost | null {
  const priced = offers.filter((offer) => isOfferedAtFixedRate(offer, today)).flatMap(priceExample)
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

/** Applies the loan list's rules to fixed rates: no outdated rates, and no offers past their deadline. */
function isOfferedAtFixedRate({ rateType, rateSeenOn, applyBy }: LoanOffer, today: string): boolean {
  return (
    rateType === 'fixed' &&
    daysBetween(rateSeenOn, today) <= maxRateAgeDays &&
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
