import type { Source } from '#domain/award-years/source.ts'
import type { LoanOffer } from './loan-offer.ts'

/**
 * The rate we assume for a loan whose lender states no maximum: the maximum in the federal sample disclosure.
 * A lender must disclose the cost at the maximum rate or, where there is none, at an estimate (15 USC
 * 1638(e)(2)(H)). The actual rate can still rise above it.
 */
export const assumedMaximum = {
  percent: 25,
  source: {
    publisher: 'Consumer Financial Protection Bureau',
    title: 'Regulation Z, Appendix H, sample form H-22 (private education loan approval)',
    url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/H/',
    checkedOn: '2026-11-22',
    readIn: 'a copy of the sample form on spotidoc.com',
  },
} as const satisfies { percent: number; source: Source }

/**
 * Returns the highest rate a loan can reach, in percent: the highest fixed rate or the cap of a variable one;
 * without a cap, the assumed maximum. No discount is deducted, because the discount ends when automatic
 * payments end.
 */
export function getMaximumRate({ rateType, highestRatePercent, rateCapPercent }: LoanOffer): number {
  if (rateType === 'fixed') return highestRatePercent
  return Math.max(highestRatePercent, rateCapPercent ?? assumedMaximum.percent)
}

/** True when the lender states no maximum, so that one must be assumed. */
export function isMaximumAssumed({ rateType, rateCapPercent }: LoanOffer): boolean {
  return rateType === 'variable' && rateCapPercent === null
}
