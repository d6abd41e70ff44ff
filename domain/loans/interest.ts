/**
 * Interest before it is rounded, counted in whole parts of a cent so that sums of it stay exact: half a cent is half a cent
 * and not 0.4999…. Rates count to four decimals of a percent.
 */
const partsOfCent = 12_000_000

/** A month's interest on a balance: a twelfth of the year's, in parts of a cent. */
export function monthlyInterest(balanceCents: number, ratePercent: number): number {
  return balanceCents * Math.round(ratePercent * 10_000)
}

/** The one rounding of interest: from parts of a cent to the nearest cent, half a cent up. */
export function roundToCents(interest: number): number {
  return Math.round(interest / partsOfCent)
}

/** Whole cents as parts of a cent, to be taken from interest not yet rounded. */
export function asInterest(cents: number): number {
  return cents * partsOfCent
}
