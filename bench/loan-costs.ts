import { calculateOfferApr } from '#domain/apr/offer-apr.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { type RepaymentChoice, repaymentChoices } from '#domain/loans/loan-terms.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { type Figure, percentile } from './figure.ts'

const OFFERS = 2_000
const RUNS = 300

/**
 * Measures pricing the lowest and the highest rate of every offer in a large catalog without any cached
 * prices, and the APR of one of these rates.
 */
export async function measureLoanCosts(): Promise<Figure[]> {
  const offers = manyOffers()
  const pricings = repaymentChoices.map((repayment) => {
    const times = timeRuns(RUNS, (run) => priceAll(offers, repayment, run))
    return {
      what: `${OFFERS * 2} loan ends priced, ${repayment}, p50 / p99`,
      value: `${percentile(times, 50).toFixed(1)} / ${percentile(times, 99).toFixed(1)} ms`,
      budget: '≤ 6 ms',
    }
  })
  const priced = priceAll(offers, 'flat', 0)
  const rates = timeRuns(RUNS, () => priced.map((one) => calculateOfferApr(one, 'highest')))
  const each = (percentile(rates, 50) / priced.length) * 1_000
  return [...pricings, { what: 'APR of one loan end, p50', value: `${each.toFixed(1)} µs`, budget: '–' }]
}

/** Generates offers that vary in rate, term, fee and capitalization; every run gets the same ones. */
function manyOffers(): LoanOffer[] {
  const capitalizations = ['at_repayment', 'yearly', 'quarterly', 'monthly'] as const
  return Array.from({ length: OFFERS }, (_, nth) => ({
    ...offer,
    id: `offer-${nth}`,
    lowestRatePercent: 3 + (nth % 37) / 10,
    highestRatePercent: 9 + (nth % 71) / 10,
    termsMonths: [60, 84, 120, 180, 240].slice(nth % 3, 3 + (nth % 3)),
    originationFeePercent: nth % 5 === 0 ? nth % 4 : 0,
    graceMonths: nth % 10,
    maximumCents: null,
    repaymentOptions: offer.repaymentOptions.map((option) => ({
      ...option,
      capitalization: capitalizations[nth % 4] ?? 'at_repayment',
    })),
  }))
}

function priceAll(offers: readonly LoanOffer[], repayment: RepaymentChoice, run: number): PricedOffer[] {
  const borrowing = {
    // The amount changes on every run, so no price can come from a cache.
    amountCents: 1_000_000 + run * 1_000,
    inSchoolMonths: 24,
    repayment,
    termMonths: null,
    withAutopay: run % 2 === 0,
    withSameAssumptions: false,
  }
  return offers.flatMap((offer) => {
    const result = priceOffer(offer, borrowing)
    return result.ok ? [result.priced] : []
  })
}

function timeRuns(runs: number, work: (run: number) => unknown): number[] {
  return Array.from({ length: runs }, (_, run) => {
    const begun = performance.now()
    work(run)
    return performance.now() - begun
  })
}
