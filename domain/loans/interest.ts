/**
 * Interest before it is rounded, counted in whole parts of a cent so that sums of it stay exact: half a cent is half a cent
 * and not 0.4999…. Rates count to four decimals of a percent.
 */
const partsOfCent = 12_000_000

/**
 * The most that may be owed at once: ten million dollars. Up to it, at any rate of up to 100 %, a month's interest in parts
 * of a cent is a whole number that a double holds exactly.
 */
export const mostCents = 1_000_000_000

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

/** A month's interest as a factor of the balance, for `roundedInterest`. */
export function monthlyFactor(ratePercent: number): number {
  return Math.round(ratePercent * 10_000) / partsOfCent
}

/**
 * `roundToCents(monthlyInterest(…))` without a division, which is most of the time a long schedule takes. It is the same for
 * every balance up to `mostCents`: exact interest is a whole number of twelve-millionths of a cent, so it is half a cent or
 * differs from it by at least 8.3e-8; the product is off by less than 3e-8; and half of that gap is added before rounding
 * down.
 */
export function roundedInterest(balanceCents: number, factor: number): number {
  return Math.floor(balanceCents * factor + (0.5 + 4e-8))
}
