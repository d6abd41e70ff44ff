/**
 * One month's interest on a balance at a yearly rate, in cents and not yet rounded: a twelfth of the year's interest.
 * Rates are exact to five decimals of a percent, so that half a cent is half a cent and not 0.4999….
 */
export function monthlyInterest(balanceCents: number, ratePercent: number): number {
  return (balanceCents * Math.round(ratePercent * 100_000)) / 120_000_000
}

/** The one rounding of interest: to the nearest cent, half a cent up. */
export function roundToCent(cents: number): number {
  return Math.round(cents)
}
