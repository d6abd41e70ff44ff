import type { Source } from '#domain/award-years/source.ts'
import type { LoanOffer } from './loan-offer.ts'

/** The rate that federal disclosures take for a loan whose rate has no maximum. It can still rise above it. */
export const assumedMaximum = {
  percent: 25,
  source: {
    publisher: 'Consumer Financial Protection Bureau',
    title: '12 CFR 1026.47(b)(3)(vii) and (viii)',
    url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/47/',
    checkedOn: '2026-11-21',
    evidence: 'recalled',
    readIn: 'written down from memory of the regulation',
  },
} as const satisfies { percent: number; source: Source }

/**
 * The most a rate can become, in percent: the highest fixed rate, or the cap of a variable one; without a cap, the assumed
 * maximum. No discount is taken off, since it ends when automatic payments do.
 */
export function maximumRateOf({ rateType, highestRatePercent, rateCapPercent }: LoanOffer): number {
  if (rateType === 'fixed') return highestRatePercent
  return Math.max(highestRatePercent, rateCapPercent ?? assumedMaximum.percent)
}

/** Whether the lender names no maximum, so that one has to be assumed. */
export function isMaximumAssumed({ rateType, rateCapPercent }: LoanOffer): boolean {
  return rateType === 'variable' && rateCapPercent === null
}
