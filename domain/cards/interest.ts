/** Days in a billing cycle: a twelfth of a year, as in 12 CFR 1026, Appendix M1. */
const daysInCycle = 365 / 12

/**
 * Returns a cycle's interest as a share of a balance that is owed throughout it: the daily rate is a 365th of the APR,
 * and each day's interest is added to the next day's balance.
 */
export function cycleInterest(aprPercent: number): number {
  return interestOverDays(aprPercent, daysInCycle)
}

/** The same for purchases spread over the cycle, which count as made in its middle. */
export function newPurchaseInterest(aprPercent: number): number {
  return interestOverDays(aprPercent, daysInCycle / 2)
}

function interestOverDays(aprPercent: number, days: number): number {
  return (1 + aprPercent / 36_500) ** days - 1
}
