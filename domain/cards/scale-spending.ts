import { spentCentsAMonth } from './spend-by-set.ts'
import { type MonthlySpending, type SpendingCategory, spendingCategories } from './spending.ts'

/**
 * Returns the same mix of spending with another total, exact to the unit; what cannot be divided by a mix of nothing is
 * `other`.
 * @param unitCents what each amount is a multiple of, such as 100 for whole dollars
 */
export function scaleSpending(spending: MonthlySpending, totalCents: number, unitCents = 1): MonthlySpending {
  const wholeCents = spentCentsAMonth(spending)
  const scaled: Record<SpendingCategory, number> = { ...spending }
  if (wholeCents === 0) return { ...scaled, other: totalCents }
  let before = 0
  let through = 0
  for (const category of spendingCategories) {
    through += spending[category]
    const end = Math.round((through * totalCents) / wholeCents / unitCents) * unitCents
    scaled[category] = end - before
    before = end
  }
  return scaled
}
