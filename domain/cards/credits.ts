import { type RewardPeriod, rewardPeriods, type StatementCredit } from './card.ts'
import { type MonthlySpending, type SpendingCategory, spendingCategories } from './spending.ts'

const monthsOf: Record<RewardPeriod, number> = { month: 1, quarter: 3, year: 12 }

/**
 * Returns what a year's statement credits pay back, in cents: never more than is spent in their categories, and no
 * purchase is paid back twice. Credits of short periods are used first.
 */
export function countCredits(credits: readonly StatementCredit[], spending: MonthlySpending): number {
  let cents = 0
  for (const category of spendingCategories)
    if (credits.some((credit) => credit.category === category))
      cents += countOfCategory(credits, category, spending[category])
  return cents
}

function countOfCategory(
  credits: readonly StatementCredit[],
  category: SpendingCategory,
  centsAMonth: number,
): number {
  let left = centsAMonth
  let months = 1
  for (const period of rewardPeriods) {
    left *= monthsOf[period] / months
    months = monthsOf[period]
    for (const credit of credits)
      if (credit.category === category && credit.period === period) left -= Math.min(left, credit.cents)
  }
  return centsAMonth * 12 - left
}
