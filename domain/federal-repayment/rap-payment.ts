import { rap } from './law.ts'

/**
 * Returns the percent of the whole income that RAP takes, or 0 in its lowest band, which has a fixed amount.
 * A band includes its upper end: $60,000.00 pays 5%, $60,000.01 pays 6%.
 */
export function rapPercent(agiCents: number): number {
  return Math.min(rap.maxPercent, Math.max(0, Math.ceil((agiCents - rap.lowIncomeCents) / rap.bandCents)))
}

interface RapHousehold {
  /** The couple's income when they file jointly. */
  agiCents: number
  dependents: number
  /** The borrower's part of the couple's loans, from 0 to 1; 1 when the spouse's do not count. */
  share?: number
}

/**
 * Returns a month's payment in RAP: the year's base payment divided by 12, less $50 for each dependent, then
 * the borrower's share of it, at least $10. Rounded once, to the nearest cent, half a cent up: 34 CFR
 * 685.209(f)(5) and (g)(3).
 */
export function rapPaymentCents({ agiCents, dependents, share = 1 }: RapHousehold): number {
  const percent = rapPercent(agiCents)
  const base = percent === 0 ? rap.lowYearlyCents / 12 : (agiCents * percent) / 1200
  return Math.max(rap.minMonthlyCents, Math.round((base - rap.perDependentCents * dependents) * share))
}
