interface RatedBalance {
  balanceCents: number
  ratePercent: number
}

/** Rates are exact to four decimals of a percent. */
const PARTS = 10_000
const EIGHTH = PARTS / 8

/**
 * Returns the average rate of loans in percent, weighted by balance, rounded to four decimals; 0 without loans.
 */
export function weightedRatePercent(loans: readonly RatedBalance[]): number {
  const { owed, weighted } = weigh(loans)
  return owed === 0n ? 0 : Number((2n * weighted + owed) / (2n * owed)) / PARTS
}

/**
 * Returns the rate of a federal consolidation loan in percent: the weighted average, rounded up to the next
 * eighth of a percent, which an average that is one already stays. No cap: the Department, announcement of May 15,
 * 2015.
 */
export function consolidationRatePercent(loans: readonly RatedBalance[]): number {
  const { owed, weighted } = weigh(loans)
  if (owed === 0n) return 0
  const step = owed * BigInt(EIGHTH)
  return Number((weighted + step - 1n) / step) / 8
}

/** Whole numbers, so that an average of exactly an eighth is not rounded up by a binary fraction. */
function weigh(loans: readonly RatedBalance[]): { owed: bigint; weighted: bigint } {
  let [owed, weighted] = [0n, 0n]
  for (const { balanceCents, ratePercent } of loans) {
    owed += BigInt(balanceCents)
    weighted += BigInt(balanceCents) * BigInt(Math.round(ratePercent * PARTS))
  }
  return { owed, weighted }
}
