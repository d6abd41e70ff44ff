import { type MonthlySpending, type SpendingCategory, spendingCategories } from './spending.ts'

/** A set of categories: the bit of each is its place in `spendingCategories`. */
export type CategorySet = number

export const allCategories: CategorySet = (1 << spendingCategories.length) - 1

export function toCategorySet(categories: readonly SpendingCategory[]): CategorySet {
  return categories.reduce((set, category) => set | (1 << spendingCategories.indexOf(category)), 0)
}

/** The spending of a month for every set of categories, in cents; made once for many cards. */
export type SpendBySet = Float64Array

export function spendBySet(spending: MonthlySpending): SpendBySet {
  const sums = new Float64Array(allCategories + 1)
  for (const [at, category] of spendingCategories.entries()) {
    const bit = 1 << at
    for (let set = 0; set < bit; set += 1) sums[set | bit] = (sums[set] ?? 0) + spending[category]
  }
  return sums
}

/** Returns all that is spent in a month, in cents. */
export function spentCentsAMonth(spending: MonthlySpending): number {
  return spendingCategories.reduce((sum, category) => sum + spending[category], 0)
}
