/**
 * Rounds to whole dollars; half a dollar goes up, below zero away from zero. Products of whole dollars and
 * percents are exact to a hundredth of a cent, so that is where binary fractions are cut off.
 */
export function roundDollars(amount: number): number {
  const size = Math.round(Math.round(Math.abs(amount) * 10_000) / 10_000)
  return amount < 0 ? -size || 0 : size
}

/** Returns a percentage of an amount in whole dollars. */
export function percentOf(percent: number, amount: number): number {
  return roundDollars((amount * Math.round(percent * 100)) / 10_000)
}
