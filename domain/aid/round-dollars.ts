/**
 * Rounds as the guide says: to three decimals, then to whole dollars, and half a dollar away from zero.
 */
export function roundDollars(amount: number): number {
  const whole = Math.round(roundToThousandths(Math.abs(amount)))
  return amount < 0 ? -whole || 0 : whole
}

/** Rounds an amount of zero or more to three decimals. The small addend undoes binary fractions such as 1.0005. */
export function roundToThousandths(amount: number): number {
  return Math.round(amount * 1_000 + 1e-6) / 1_000
}

/** Returns a percentage of an amount in whole dollars. */
export function percentOf(percent: number, amount: number): number {
  return roundDollars((amount * percent) / 100)
}
