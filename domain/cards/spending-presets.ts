import type { MonthlySpending } from './spending.ts'

/** Nothing spent, to start from. */
export const noSpending: MonthlySpending = {
  groceries: 0,
  dining: 0,
  gas: 0,
  transit: 0,
  travel: 0,
  streaming: 0,
  online: 0,
  drugstores: 0,
  phone: 0,
  other: 0,
}

/** A month that a first limit of $300 to $500 can carry. Ours, like the others: an example, not a survey. */
export const firstCardSpending: MonthlySpending = {
  ...noSpending,
  groceries: 11_000,
  dining: 6_000,
  gas: 4_000,
  other: 14_000,
}

/** A student's spending in one month. We made it up so that the rewards of cards can be compared. */
export const exampleSpending: MonthlySpending = {
  ...noSpending,
  groceries: 25_000,
  dining: 12_000,
  gas: 8_000,
  other: 35_000,
}

/**
 * A month of somebody who earns. Ours as well: no survey stands behind it, because we could read no published figures
 * by age that fit these categories.
 */
export const mediumSpending: MonthlySpending = {
  groceries: 40_000,
  dining: 25_000,
  gas: 12_000,
  transit: 4_000,
  travel: 10_000,
  streaming: 3_000,
  online: 15_000,
  drugstores: 3_000,
  phone: 6_000,
  other: 42_000,
}
