import type { NeedAnalysisTables } from '#domain/award-years/need-analysis.ts'
import type { Household } from './aid-inputs.ts'
import type { Formula } from './formula.ts'
import { percentOf } from './round-dollars.ts'

/**
 * Returns the allowance for what working costs: a part of the combined earned income, up to a limit. A student
 * without a spouse and without dependents gets none.
 */
export function getEmploymentExpenseAllowance(
  formula: Formula,
  household: Household,
  tables: NeedAnalysisTables,
): number {
  if (formula === 'B' && !household.isCouple) return 0
  const earned = household.people.reduce((sum, one) => sum + one.incomeFromWork, 0)
  const { percent, most } = tables.employmentExpense
  return Math.min(most, percentOf(percent, Math.max(0, earned)))
}
