/**
 * Unrounded interest is a whole number of twelve-millionths of a cent, so that sums stay exact: half a cent
 * is exactly half a cent and not 0.4999…. Rates have four decimals of a percent.
 */
const partsOfCent = 12_000_000

/**
 * The highest balance allowed: ten million dollars. Up to this balance, at any rate up to 100%, a month's
 * interest in these units is a whole number that a double holds exactly.
 */
export const maxCents = 1_000_000_000

/**
 * Returns a month's interest on a balance, which is a twelfth of the yearly interest, in twelve-millionths of
 * a cent.
 */
export function monthlyInterest(balanceCents: number, ratePercent: number): number {
  return balanceCents * Math.round(ratePercent * 10_000)
}

/**
 * Rounds interest to the nearest cent, half a cent up. Interest is rounded only here and in
 * `roundedInterest`.
 */
export function roundToCents(interest: number): number {
  return Math.round(interest / partsOfCent)
}

/** Converts whole cents to the unit of unrounded interest, so that they can be subtracted from it. */
export function asInterest(cents: number): number {
  return cents * partsOfCent
}

/** Returns a month's interest as a factor of the balance, for `roundedInterest`. */
export function monthlyFactor(ratePercent: number): number {
  return Math.round(ratePercent * 10_000) / partsOfCent
}

/**
 * Returns the same as `roundToCents(monthlyInterest(…))` without a division, which takes most of the time of
 * a long schedule. The results are equal for every balance up to `mostCents`: exact interest is a whole
 * number of twelve-millionths of a cent, so it either is half a cent or differs from it by at least 8.3e-8.
 * The product is off by less than 3e-8, and half of that gap is added before rounding down.
 */
export function roundedInterest(balanceCents: number, factor: number): number {
  return Math.floor(balanceCents * factor + (0.5 + 4e-8))
}
